import { createServer } from 'node:http'
import { answerFinancing } from './financing.mjs'
import { answerMarketplace } from './marketplace.mjs'
import { createPayments, OTHER_PAYMENT_KEYS, PAYMENT_KEYS } from './payments/index.mjs'

/** @typedef {import('./payments/index.mjs').Reply} Reply */
/** @typedef {{ status?: number, body: unknown }} Answer */

export { OTHER_PAYMENT_KEYS, PAYMENT_KEYS }

/** How long a slow service takes: longer than anybody waits for it. */
const SLOW_MS = 20_000

/** Ways a service can be: as it should, or one of those that nobody plans for. */
export const MOODS = /** @type {const} */ (['well', 'slow', 'failing', 'nonsense'])

/** @typedef {(typeof MOODS)[number]} Mood */

/** @type {Readonly<Record<string, (path: string, request: import('node:http').IncomingMessage, at: string) => Answer>>} */
const SERVICES = { financing: answerFinancing, marketplace: answerMarketplace }

const ADDRESS = /^(?:\/([a-z]+))??\/(financing|marketplace|payments)(\/.*)$/

/**
 * The services of others on one port: `/financing/…` (C30), `/marketplace/…` (C29) and `/payments/{provider}/…` (C33).
 * `/slow/financing/…`, the query `mood=slow`, the header `x-sandbox-mood` or `setMood` make one slow, failing, or talk
 * nonsense; `POST /payments/{provider}/mood/slow` one payment provider, until it is told otherwise. `GET /payments/keys`:
 * what merchants of these providers type into their shops.
 *
 * @param {Mood} usual
 * @param {{ hooks?: string, deliver?: (url: string, init: RequestInit) => Promise<Response>, bank?: number, now?: () => number }} shops
 *   where payment providers report to, what carries it, in how many milliseconds pending payments are decided, and the clock
 *   by which reports are signed
 */
export function createSandbox(usual = 'well', { hooks = 'http://127.0.0.1:4000', deliver, bank, now } = {}) {
  let mood = usual
  /** @type {Map<string, Mood>} */
  const moods = new Map()
  /** @type {string[]} */
  const calls = []
  /** @type {string[]} */
  const authorizations = []
  const payments = createPayments({ hooks: () => hooks, deliver, bank, now })

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const [, asked, service = '', path = ''] = ADDRESS.exec(url.pathname) ?? []
    const send = (/** @type {Reply} */ { status = 200, headers = {}, json, html, text }) => {
      const type = html === undefined ? (text === undefined ? 'application/json' : 'text/plain') : 'text/html'
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...headers })
      response.end(html ?? text ?? JSON.stringify(json ?? null))
    }
    if (service === '') return send({ status: 404, json: { message: 'No such service here' } })
    const [, provider = '', wish] = /^\/(\w+)(?:\/mood\/(\w+))?/.exec(path) ?? []
    if (service === 'payments' && wish && request.method === 'POST') {
      moods.set(provider, MOODS.find((one) => one === wish) ?? 'well')
      return send({ json: { mood: moods.get(provider) } })
    }
    if (service === 'payments' && path === '/keys') return send({ json: PAYMENT_KEYS })
    if (!path.startsWith('/pictures/')) {
      calls.push(service + path + url.search)
      authorizations.push(request.headers.authorization ?? '')
    }
    const own = service === 'payments' ? moods.get(provider) : undefined
    const wished = [asked, url.searchParams.get('mood'), request.headers['x-sandbox-mood'], own, mood]
    const now = MOODS.find((one) => one === wished.find(Boolean)) ?? 'well'
    if (now === 'failing') return send({ status: 500, json: { message: 'Something went wrong' } })
    if (now === 'nonsense') return send({ json: { data: 'soon', minAmount: 'plenty', maxAmount: null } })
    const honest = async () => send(await answerOf(service, path, request, `${url.origin}/${service}`))
    if (now === 'well') return void honest()
    const later = setTimeout(honest, SLOW_MS)
    response.once('close', () => clearTimeout(later))
  })

  /** @returns {Promise<Reply>} */
  async function answerOf(
    /** @type {string} */ service,
    /** @type {string} */ path,
    /** @type {import('node:http').IncomingMessage} */ request,
    /** @type {string} */ at,
  ) {
    if (service === 'payments') return payments.answer(path, request, at)
    const { status = 200, body } = SERVICES[service](path, request, at)
    if (typeof body !== 'string' || !body.startsWith('<svg')) return { status, json: body }
    return { status, text: body, headers: { 'content-type': 'image/svg+xml' } }
  }

  return {
    /** What was asked, in order: service, path and query. */
    calls,
    /** By what right each of them was asked. */
    authorizations,
    /** Every report of a payment provider, sent or not, in order. */
    reports: payments.reporter.sent,
    /** Where payment providers report to from now on. */
    setHooks: (/** @type {string} */ next) => {
      hooks = next
    },
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
        payments.reporter.stop()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
