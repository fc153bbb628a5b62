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
 */
export async function dataScript({ serverHandoffStream }: EntryContext): Promise<string> {
  if (!serverHandoffStream) return ''
  const text = await new Response(serverHandoffStream).text()
  return (
    `<script nonce="${SCRIPT_MARK}">window.__remixContext.streamController.enqueue(${handedOver(text)});` +
    'window.__remixContext.streamController.close();</script>'
  )
}

/**
 * A script that evaluates to this text. Remix writes data as a flat list of numbered parts, which after compression is half as large
 * again as plain JSON: so plain JSON is sent, and a line of code flattens it. Values that JSON cannot hold
 * (errors, promises, dates) are sent in Remix's form.
 */
export function handedOver(text: string): string {
  const plain = isOn('handoff') ? plainFrom(text) : undefined
  return plain === undefined ? literal(text) : `(${FLATTEN})(JSON.parse(${literal(JSON.stringify(plain))}))`
}

const NULL = -5
const UNDEFINED = -7
/** Written as text, because it runs in the page before any of our code is loaded. */
const FLATTEN = `function(d){var o=[],f=function(v){if(v===null)return ${NULL};var i=o.push(0)-1;o[i]=typeof v!="object"?v:Array.isArray(v)?v.map(f):Object.keys(v).reduce(function(a,k){a["_"+f(k)]=f(v[k]);return a},{});return i};f(d);return JSON.stringify(o)+"\\n"}`

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
