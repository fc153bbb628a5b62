import http from 'node:http'
import https from 'node:https'

const PASSED_ON = ['accept', 'accept-encoding', 'if-none-match', 'if-modified-since', 'range']
const PASSED_BACK = [
  'content-type',
  'content-encoding',
  'content-length',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'vary',
]
const TIMEOUT_MS = 15_000
/** Time limit of a picture: `ms`, and a second per `bytesPerSecond` bytes, slower than any phone. */
const PATIENCE = { ms: 20_000, bytesPerSecond: 8_000 }
/** Size assumed for a picture without a length. */
const USUAL_BYTES = 1_000_000

/**
 * Serves images of the API under the shop's origin (`MEDIA_URL`): bytes are passed through, not parsed.
 *
 * There is no connection limit, so that no visitor waits for another one; each request has a time limit.
 *
 * @param {URL} apiUrl
 */
export function createMedia(apiUrl, patience = PATIENCE) {
  const client = apiUrl.protocol === 'https:' ? https : http
  const agent = new client.Agent({ keepAlive: true, maxFreeSockets: 64 })

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  return (request, response) => {
    const url = new URL(request.url ?? '/', apiUrl)
    // Dot segments could leave the folder: nothing else of the API may be reached here.
    if (!url.pathname.startsWith('/media/') || url.origin !== apiUrl.origin) {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
      return
    }
    const headers = Object.fromEntries(
      PASSED_ON.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
    )
    ask()

    function ask() {
      const upstream = client.request(url, { method: request.method, headers, agent, timeout: TIMEOUT_MS }, passBack)
      upstream.on('timeout', () => upstream.destroy(new Error('timeout')))
      upstream.on('error', (/** @type {NodeJS.ErrnoException} */ { code }) => {
        if (response.headersSent || response.destroyed) response.destroy()
        // The API closed an idle connection just when it was reused: the request is repeated.
        else if (upstream.reusedSocket && code === 'ECONNRESET') ask()
        else response.writeHead(502, { 'Cache-Control': 'no-store' }).end()
      })
      response.once('close', () => upstream.destroy())
      upstream.end()
    }

    /** @param {import('node:http').IncomingMessage} answer */
    function passBack(answer) {
      const headers = PASSED_BACK.flatMap((name) =>
        answer.headers[name] === undefined ? [] : [[name, answer.headers[name]]],
      )
      response.writeHead(answer.statusCode ?? 502, {
        ...Object.fromEntries(headers),
        'x-content-type-options': 'nosniff',
        // A picture that is opened as a page must run no scripts, as an uploaded SVG could.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      })
      const bytes = Number(answer.headers['content-length'] ?? USUAL_BYTES)
      const deadline = setTimeout(() => response.destroy(), patience.ms + (bytes / patience.bytesPerSecond) * 1000)
      response.once('close', () => clearTimeout(deadline))
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    }
  }
}
