import { createServer } from 'node:http'
import { answerFinancing } from './financing.mjs'
import { answerMarketplace } from './marketplace.mjs'
import { createPayments, OTHER_PAYMENT_KEYS, PAYMENT_KEYS } from './payments/index.mjs'

/** @typedef {import('./payments/index.mjs').Reply} Reply */
/** @typedef {{ status?: number, body: unknown }} Answer */

export { OTHER_PAYMENT_KEYS, PAYMENT_KEYS }

/** How long a slow service takes: longer than the timeout of any client. */
const SLOW_MS = 20_000

/**
 * The behaviours of a service: as documented, late, with status 500, with JSON of the wrong shape, without the response of a
 * call that was executed, or with refunds that stay pending until the behaviour changes.
 */
export const BEHAVIOURS = /** @type {const} */ (['normal', 'slow', 'failing', 'malformed', 'lost', 'pending'])

/** @typedef {(typeof BEHAVIOURS)[number]} Behaviour */

/** @type {Readonly<Record<string, (path: string, request: import('node:http').IncomingMessage, at: string) => Answer>>} */
const SERVICES = { financing: answerFinancing, marketplace: answerMarketplace }

const ADDRESS = /^(?:\/([a-z]+))??\/(financing|marketplace|payments)(\/.*)$/

/**
 * The third-party services on one port: `/financing/…` (C30), `/marketplace/…` (C29) and `/payments/{provider}/…` (C33).
 * The prefix `/slow/financing/…`, the query `behaviour=slow` or the header `x-sandbox-behaviour` change the behaviour for one
 * call, `setBehaviour` for all services, `POST /payments/{provider}/behaviour/slow` for one payment provider, until it is set
 * again. `GET /payments/keys`: the keys that merchants of these providers type into their shops.
 *
 * @param {Behaviour} initial
 * @param {{ hooks?: string, deliver?: (url: string, init: RequestInit) => Promise<Response>, bank?: number, now?: () => number }} shops
 *   the API to which payment providers send their events, the function that sends them, after how many milliseconds pending
 *   payments are decided, and the clock for signatures
 */
export function createSandbox(initial = 'normal', { hooks = 'http://127.0.0.1:4000', deliver, bank, now } = {}) {
  let behaviour = initial
  /** By payment provider. @type {Map<string, Behaviour>} */
  const behaviours = new Map()
  /** @type {string[]} */
  const calls = []
  /** @type {string[]} */
  const authorizations = []
  const payments = createPayments({ hooks: () => hooks, deliver, bank, now })

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const [, prefix, service = '', path = ''] = ADDRESS.exec(url.pathname) ?? []
    const send = (/** @type {Reply} */ { status = 200, headers = {}, json, html, text }) => {
      const type = html === undefined ? (text === undefined ? 'application/json' : 'text/plain') : 'text/html'
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...headers })
      response.end(html ?? text ?? JSON.stringify(json ?? null))
    }
    if (service === '') return send({ status: 404, json: { message: 'No such service here' } })
    const [, provider = '', wanted] = /^\/(\w+)(?:\/behaviour\/(\w+))?/.exec(path) ?? []
    if (service === 'payments' && wanted && request.method === 'POST') {
      behaviours.set(provider, BEHAVIOURS.find((one) => one === wanted) ?? 'normal')
      return send({ json: { behaviour: behaviours.get(provider) } })
    }
    if (service === 'payments' && path === '/keys') return send({ json: PAYMENT_KEYS })
    if (!path.startsWith('/pictures/')) {
      calls.push(service + path + url.search)
      authorizations.push(request.headers.authorization ?? '')
    }
    const ofProvider = service === 'payments' ? behaviours.get(provider) : undefined
    const { 'x-sandbox-behaviour': header } = request.headers
    const requested = [prefix, url.searchParams.get('behaviour'), header, ofProvider, behaviour].find(Boolean)
    const current = BEHAVIOURS.find((one) => one === requested) ?? 'normal'
    if (current === 'failing') return send({ status: 500, json: { message: 'Something went wrong' } })
    if (current === 'malformed') return send({ json: { data: 'soon', minAmount: 'plenty', maxAmount: null } })
    const answer = async () => {
      const reply = await answerOf(service, path, request, `${url.origin}/${service}`, current === 'pending')
      send(current === 'lost' ? { status: 500, json: null } : reply)
    }
    if (current !== 'slow') return void answer()
    const timer = setTimeout(answer, SLOW_MS)
    response.once('close', () => clearTimeout(timer))
  })

  /** @returns {Promise<Reply>} */
  async function answerOf(
    /** @type {string} */ service,
    /** @type {string} */ path,
    /** @type {import('node:http').IncomingMessage} */ request,
    /** @type {string} */ at,
    /** @type {boolean} */ pends,
  ) {
    if (service === 'payments') return payments.answer(path, request, at, pends)
    const { status = 200, body } = SERVICES[service](path, request, at)
    if (typeof body !== 'string' || !body.startsWith('<svg')) return { status, json: body }
    return { status, text: body, headers: { 'content-type': 'image/svg+xml' } }
  }

  return {
    /** Service, path and query of each call received, in order. */
    calls,
    /** The `authorization` header of each of them. */
    authorizations,
    /** Every event of a payment provider, delivered or not, in order. */
    reports: payments.reporter.sent,
    /** Sets the API to which payment providers send their events from now on. */
    setHooks: (/** @type {string} */ next) => {
      hooks = next
    },
    setBehaviour: (/** @type {Behaviour} */ next) => {
      behaviour = next
    },
    /** @returns {Promise<string>} its origin */
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
