import { createReadableStreamFromReadable } from '@remix-run/node'
import { compressed, encodingFor } from './pages.mjs'

/** Minimum size in bytes of what is compressed. */
const COMPRESSED_FROM = 1_024
/** Types that compress well, of what the app answers besides pages: data of pages, feeds, manifests. */
const IS_TEXT = /^text\/|^application\/(?:[\w.+-]*\+)?(?:json|xml|javascript)\b/

/**
 * Passes requests to the app as `Request`, and sends its `Response`.
 *
 * @param {(request: Request) => Promise<Response>} app
 * @param {Pick<ReturnType<typeof import('./pages.mjs').createPages>, 'bodyOf'>} pages pages that are sent as the bytes they are kept as
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function createApp(app, pages) {
  return (request, response) => {
    app(requestOf(request, response))
      .then((answer) => send(request, response, answer, pages.bodyOf(answer)))
      .catch((/** @type {unknown} */ problem) => {
        if (response.destroyed) return
        console.error(problem)
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
  // The visitor has left: nobody waits for an answer any more.
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
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Response} answer
 * @param {Buffer | undefined} page its body, if it is a page
 */
async function send(request, response, answer, page) {
  const { status, headers } = answer
  const whole = page ?? Buffer.from(await answer.arrayBuffer())
  const body = page ? whole : packed(request, headers, whole)
  if (response.destroyed) return
  response.statusCode = status
  for (const [name, value] of headers) response.appendHeader(name, value)
  if (request.method !== 'HEAD' && status !== 204 && status !== 304) response.setHeader('Content-Length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** A body as compressed as the visitor accepts. @param {import('node:http').IncomingMessage} request @param {Headers} headers @param {Buffer} body */
function packed(request, headers, body) {
  if (headers.has('Content-Encoding') || !IS_TEXT.test(headers.get('Content-Type') ?? '')) return body
  headers.append('Vary', 'Accept-Encoding')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (body.length < COMPRESSED_FROM || encoding === 'identity') return body
  headers.set('Content-Encoding', encoding)
  return compressed(body, encoding, 4)
}
