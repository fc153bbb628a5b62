import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { facts } from '@store/telemetry'
import { log } from './log.mjs'
import { encodingFor } from './pages.mjs'

/** Compressible types among the app's responses besides pages: data of pages, feeds, manifests. */
const IS_TEXT = /^text\/|^application\/(?:[\w.+-]*\+)?(?:json|xml|javascript)\b/

/**
 * Passes requests to the app as `Request`, and sends its `Response`.
 *
 * @param {(request: Request) => Promise<Response>} app
 * @param {Pick<ReturnType<typeof import('./pages.mjs').createPages>, 'bodyOf'>} pages pages that are sent as stored bytes
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function createApp(app, pages) {
  return (request, response) => {
    app(requestOf(request, response))
      .then((answer) => send(request, response, answer, pages.bodyOf(answer)))
      .catch((/** @type {unknown} */ problem) => {
        if (response.destroyed) return
        log.error({ error: facts(problem) }, 'the app did not answer')
        if (response.headersSent) return response.destroy()
        response.writeHead(500, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('Internal error\n')
      })
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function requestOf(request, response) {
  const controller = new AbortController()
  // The visitor has left: nobody waits for the response any more.
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  const { method = 'GET', headers } = request
  const url = `http://${headers.host ?? 'localhost'}${request.url}`
  const init = { method, headers: headersOf(headers), signal: controller.signal }
  if (method === 'GET' || method === 'HEAD') return new Request(url, init)
  return new Request(url, { ...init, body: createReadableStreamFromReadable(request), duplex: 'half' })
}

/** @param {import('node:http').IncomingHttpHeaders} given */
function headersOf(given) {
  const headers = new Headers()
  for (const [name, values] of Object.entries(given))
    for (const value of [values].flat()) if (value !== undefined) headers.append(name, value)
  return headers
}

/**
 * Sends a response as fast as the visitor reads it: for a slow client only a part of it is in memory.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Response} answer
 * @param {Buffer | undefined} page its body, if it is a page
 */
async function send(request, response, answer, page) {
  if (response.destroyed) return answer.body?.cancel()
  const { status, headers, body } = answer
  const encoder = page || !body ? null : encoderFor(request, headers)
  response.statusCode = status
  for (const [name, value] of headers) response.appendHeader(name, value)
  if (page) response.setHeader('Content-Length', page.length)
  if (page || !body || request.method === 'HEAD') {
    await body?.cancel()
    return void response.end(request.method === 'HEAD' ? undefined : page)
  }
  const parts = Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (body))
  await (encoder ? pipeline(parts, encoder, response) : pipeline(parts, response))
}

/**
 * Returns a compressing stream for this response by the visitor's Accept-Encoding, and sets the headers; null for types
 * that are compressed already or do not become smaller.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {Headers} headers
 */
function encoderFor(request, headers) {
  if (headers.has('Content-Encoding') || !IS_TEXT.test(headers.get('Content-Type') ?? '')) return null
  if (!headers.has('Vary')) headers.set('Vary', 'Accept-Encoding')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === 'identity') return null
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  return encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : createGzip()
}
