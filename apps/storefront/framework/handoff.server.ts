import type { EntryContext } from '@remix-run/node'
import { SCRIPT_MARK } from '#app/security/script-mark.ts'
import { isOn } from './switches.mjs'

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
 * `serverOnly`: names of the root route's data that only the server reads.
 */
export async function dataScript(
  { serverHandoffStream, staticHandlerContext }: EntryContext,
  serverOnly: readonly string[],
): Promise<string> {
  if (!serverHandoffStream) return ''
  const text = handedOver(staticHandlerContext, serverOnly) ?? literal(await new Response(serverHandoffStream).text())
  return (
    `<script nonce="${SCRIPT_MARK}">window.__remixContext.streamController.enqueue(${text});` +
    'window.__remixContext.streamController.close();</script>'
  )
}

/**
 * Remix's flags for the browser, as a document contains them: none in a trimmed build, whose code has them as constants.
 */
export const flagsOf = ({ serverHandoffString }: EntryContext): string | undefined =>
  import.meta.env.PROD && isOn('trimming') ? '{}' : serverHandoffString

type Data = Pick<EntryContext['staticHandlerContext'], 'loaderData' | 'actionData' | 'errors'>

/**
 * A script that evaluates to Remix's form of this data. Remix writes data as a flat list of numbered parts, which after compression is
 * half as large again as plain JSON: so plain JSON is sent, with the names of each kind of object once, and a line of code flattens
 * it. Null if JSON cannot hold the data (errors, promises, dates).
 */
export function handedOver(
  { loaderData, actionData, errors }: Data,
  serverOnly: readonly string[] = [],
): string | null {
  if (!isOn('handoff') || errors) return null
  const root = loaderData.root as Readonly<Record<string, unknown>> | undefined
  const sent = root && Object.fromEntries(Object.entries(root).filter(([name]) => !serverOnly.includes(name)))
  const plain = namesOnce({ loaderData: { ...loaderData, ...(sent && { root: sent }) }, actionData, errors })
  return plain && `(${FLATTEN})(...JSON.parse(${literal(JSON.stringify(plain))}))`
}

const NULL = -5
/** Reads what `namesOnce` wrote. Written as text, because it runs in the page before any of our code is loaded. */
const FLATTEN = `function(k,d){var o=[],f=function(v){if(v===null)return ${NULL};var i=o.push(v)-1,n=v[0],a;if(typeof v=="object"){a=v.slice(1);o[i]=n?a.reduce(function(r,x,j){r["_"+f(k[n-1][j])]=f(x);return r},{}):a.map(f)}return i};f(d);return JSON.stringify(o)+"\\n"}`

/**
 * The names of each kind of object, and the value: an object as the number of its kind and its values, a list as 0 and its values.
 * Null if JSON cannot hold the value.
 */
function namesOnce(plain: unknown): readonly [names: readonly (readonly string[])[], value: unknown] | null {
  const kinds = new Map<string, { readonly number: number; readonly names: readonly string[] }>()
  let isPlain = true
  const short = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) {
      isPlain &&= value === null || isJson(value)
      return value
    }
    if (Array.isArray(value)) return [0, ...value.map(short)]
    const prototype = Object.getPrototypeOf(value)
    isPlain &&= prototype === Object.prototype || prototype === null
    const names: string[] = []
    const values: unknown[] = [0]
    for (const [name, each] of Object.entries(value)) {
      if (each === undefined) continue
      names.push(name)
      values.push(short(each))
    }
    const key = JSON.stringify(names)
    const kind = kinds.get(key) ?? { number: kinds.size + 1, names }
    kinds.set(key, kind)
    values[0] = kind.number
    return values
  }
  const value = short(plain)
  return isPlain ? [[...kinds.values()].map(({ names }) => names), value] : null
}

/** Whether JSON preserves a value that is not an object: `NaN`, infinities, -0 and `undefined` in a list would change. */
const isJson = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || (Number.isFinite(value) && !Object.is(value, -0))

/**
 * The text as a string literal of a script inside HTML. Single-quoted, because the JSON in it is full of double quotes,
 * which would each need a backslash.
 */
export function literal(text: string): string {
  return `'${text.replace(/[\\'\n\r&<>\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? '')}'`
}
