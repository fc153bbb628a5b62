import type { EntryContext } from '@remix-run/node'
import { SCRIPT_MARK } from '#app/script-mark.ts'

const ESCAPES: Readonly<Record<string, string>> = {
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
  const quoted = JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? '')
  return (
    `<script nonce="${SCRIPT_MARK}">window.__remixContext.streamController.enqueue(${quoted});` +
    'window.__remixContext.streamController.close();</script>'
  )
}
