import { createServer } from 'node:http'
import { answerFinancing } from './financing.mjs'
import { answerMarketplace } from './marketplace.mjs'

/** @typedef {{ status?: number, body: unknown }} Answer */

/** How long a slow service takes: longer than anybody waits for it. */
const SLOW_MS = 20_000

/** Ways a service can be: as it should, or one of those that nobody plans for. */
export const MOODS = /** @type {const} */ (['well', 'slow', 'failing', 'nonsense'])

/** @typedef {(typeof MOODS)[number]} Mood */

/** @type {Readonly<Record<string, (path: string, request: import('node:http').IncomingMessage, at: string) => Answer>>} */
const SERVICES = { financing: answerFinancing, marketplace: answerMarketplace }

/**
 * The services of others on one port: `/financing/…` (C30) and `/marketplace/…` (C29). `/slow/financing/…`, the query
 * `mood=slow`, the header `x-sandbox-mood` or `setMood` make one slow, failing, or talk nonsense.
 */
export function createSandbox(/** @type {Mood} */ usual = 'well') {
  let mood = usual
  /** @type {string[]} */
  const calls = []
  /** @type {string[]} */
  const authorizations = []

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const [, asked, service = '', path = ''] =
      /^(?:\/([a-z]+))??\/(financing|marketplace)(\/.*)$/.exec(url.pathname) ?? []
    const answer = SERVICES[service]
    const send = (/** @type {Answer} */ { status = 200, body }) => {
      const picture = typeof body === 'string' && body.startsWith('<svg')
      response.writeHead(status, { 'content-type': picture ? 'image/svg+xml' : 'application/json' })
      response.end(picture ? body : JSON.stringify(body))
    }
    if (!answer) return send({ status: 404, body: { message: 'No such service here' } })
    if (!path.startsWith('/pictures/')) {
      calls.push(service + path + url.search)
      authorizations.push(request.headers.authorization ?? '')
    }
    const wished = [asked, url.searchParams.get('mood'), request.headers['x-sandbox-mood'], mood]
    const now = MOODS.find((one) => one === wished.find(Boolean)) ?? 'well'
    if (now === 'failing') return send({ status: 500, body: { message: 'Something went wrong' } })
    if (now === 'nonsense') return send({ body: { data: 'soon', minAmount: 'plenty', maxAmount: null } })
    const honest = () => send(answer(path, request, `${url.origin}/${service}`))
    if (now === 'well') return honest()
    const later = setTimeout(honest, SLOW_MS)
    response.once('close', () => clearTimeout(later))
  })

  return {
    /** What was asked, in order: service, path and query. */
    calls,
    /** By what right each of them was asked. */
    authorizations,
    setMood: (/** @type {Mood} */ next) => {
      mood = next
    },
    /** @returns {Promise<string>} where it answers */
    open: (port = 0) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, '127.0.0.1', () => {
          const address = server.address()
          resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`)
        })
      }),
    /** @returns {Promise<void>} */
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
