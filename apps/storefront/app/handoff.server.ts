import type { EntryContext } from '@remix-run/node'
import { SCRIPT_MARK } from '#app/script-mark.ts'

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
 * The loaders' data as the script that hands it to Remix in the browser. Remix streams it through a Suspense boundary
 * after the page, which `renderToString` drops without an error; all our data is awaited, so it is read here whole.
 */
export async function dataScript({ serverHandoffStream }: EntryContext): Promise<string> {
  if (!serverHandoffStream) return ''
  const text = await new Response(serverHandoffStream).text()
  return (
    `<script nonce="${SCRIPT_MARK}">window.__remixContext.streamController.enqueue(${literal(text)});` +
    'window.__remixContext.streamController.close();</script>'
  )
}

/**
 * The text as a string of a script inside HTML. In single quotes: what is handed over is JSON, full of double ones, each
 * of which would cost a backslash.
 */
export function literal(text: string): string {
  return `'${text.replace(/[\\'\n\r&<>\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? '')}'`
}
