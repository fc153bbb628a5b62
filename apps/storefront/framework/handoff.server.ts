import type { EntryContext } from '@remix-run/node'
import { SCRIPT_MARK } from '#app/security/script-mark.ts'
import { isOn } from './switches.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * The loaders' data as the script that passes it to Remix in the browser. Remix streams it through a Suspense boundary
 * after the page, which `renderToString` drops without an error. All our data is awaited, so it is written here at once.
 * `kept`: names of the root route's data that only the server reads.
 */
export async function dataScript({ serverHandoffStream }: EntryContext, kept: readonly string[]): Promise<string> {
  if (!serverHandoffStream) return ''
  const text = await new Response(serverHandoffStream).text()
  return (
    `<script nonce="${SCRIPT_MARK}">window.__remixContext.streamController.enqueue(${handedOver(text, kept)});` +
    'window.__remixContext.streamController.close();</script>'
  )
}

/**
 * A script that evaluates to this text. Remix writes data as a flat list of numbered parts, which after compression is half as large
 * again as plain JSON: so plain JSON is sent, with the names of each kind of object once, and a line of code flattens it. Values
 * that JSON cannot hold (errors, promises, dates) are sent in Remix's form.
 */
export function handedOver(text: string, kept: readonly string[] = []): string {
  const plain = isOn('handoff') ? plainFrom(text) : undefined
  const root = (plain as { readonly loaderData?: { readonly root?: Record<string, unknown> } } | undefined)?.loaderData
    ?.root
  if (root) for (const name of kept) root[name] = undefined
  return plain === undefined
    ? literal(text)
    : `(${FLATTEN})(...JSON.parse(${literal(JSON.stringify(namesOnce(plain)))}))`
}

const NULL = -5
const UNDEFINED = -7
/** Reads what `namesOnce` wrote. Written as text, because it runs in the page before any of our code is loaded. */
const FLATTEN = `function(k,d){var o=[],f=function(v){if(v===null)return ${NULL};var i=o.push(v)-1,n=v[0],a;if(typeof v=="object"){a=v.slice(1);o[i]=n?a.reduce(function(r,x,j){r["_"+f(k[n-1][j])]=f(x);return r},{}):a.map(f)}return i};f(d);return JSON.stringify(o)+"\\n"}`

/** The names of each kind of object, and the value: an object as the number of its kind and its values, a list as 0 and its values. */
function namesOnce(plain: unknown): readonly [names: readonly (readonly string[])[], value: unknown] {
  const kinds = new Map<string, { readonly number: number; readonly names: readonly string[] }>()
  const short = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return [0, ...value.map(short)]
    const entries = Object.entries(value).filter(([, each]) => each !== undefined)
    const names = entries.map(([name]) => name)
    const key = JSON.stringify(names)
    const kind = kinds.get(key) ?? { number: kinds.size + 1, names }
    kinds.set(key, kind)
    return [kind.number, ...entries.map(([, each]) => short(each))]
  }
  const value = short(plain)
  return [[...kinds.values()].map(({ names }) => names), value]
}

/** The value of a flat list; undefined if JSON cannot hold it. */
function plainFrom(text: string): unknown {
  if (text.indexOf('\n') !== text.length - 1) return undefined
  const parts = JSON.parse(text) as readonly unknown[]
  if (!Array.isArray(parts)) return undefined
  let isPlain = true
  const valueAt = (place: number, canBeLeftOut: boolean): unknown => {
    if (place === NULL) return null
    if (place < 0) {
      isPlain &&= place === UNDEFINED && canBeLeftOut
      return undefined
    }
    const part = parts[place]
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) {
      // A list that begins with a word is a special type: an error, a date, a promise.
      isPlain &&= typeof part[0] !== 'string'
      return isPlain ? part.map((each: number) => valueAt(each, false)) : undefined
    }
    return Object.fromEntries(
      Object.entries(part as Readonly<Record<string, number>>).map(([key, each]) => [
        parts[Number(key.slice(1))],
        valueAt(each, true),
      ]),
    )
  }
  const plain = valueAt(0, false)
  return isPlain ? plain : undefined
}

/**
 * The text as a string literal of a script inside HTML. It has single quotes, because the JSON in it is full of double ones, which
 * would each need a backslash.
 */
export function literal(text: string): string {
  return `'${text.replace(/[\\'\n\r&<>\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? '')}'`
}
