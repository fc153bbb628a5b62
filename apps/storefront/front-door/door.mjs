import { randomUUID } from 'node:crypto'
import { createAssets } from './assets.mjs'
import { createMedia } from './media.mjs'
import { isOwnForm } from './origin.mjs'
import { mountOf, pageAddress } from './page-address.mjs'
import { createPages, sendPage } from './pages.mjs'
import { createVisitorReader } from './visitor.mjs'

/** How long a shop's version is believed, and how long it may be used while a newer one is being read. */
const BELIEVED_MS = 1_000
const USABLE_MS = 5_000

/** No form of a shop comes near; what does not say its length is not a form of a browser. */
export const MAX_FORM_BYTES = 256 * 1024

/** Where payment providers send browsers back, some by a form of their own site; it opens nothing without an order's key. */
const PAYMENT_RETURN = /^(?:\/wa\/[^/?]+|\/template\d+)?\/pedido\/\d+\/pago\/\d+(?:\?|$)/

/** Most tenants whose version is remembered here. */
const MAX_TENANTS = 20_000

/**
 * What the app tells about a shop as reached under one host and mount.
 * @typedef {object} Tenant
 * @property {string} key origin, shop, version, template, language and build: the start of its pages' keys
 * @property {number} checkedAt when the version was read
 * @property {() => Promise<unknown>} refresh reads the version again; never rejects
 */

/**
 * What a request carries through the app under its `x-request-id`.
 * @typedef {Map<string, unknown>} RequestNotes
 */

/**
 * What stands before Express: hosts, methods, health, forms from elsewhere, assets, images, and pages already rendered.
 * Everything else is passed on to the app, which fills `pages` and `tenants`.
 *
 * @param {import('./settings.mjs').Settings} settings
 */
export function createDoor(settings, now = Date.now) {
  const visitorOf = createVisitorReader(settings.trustedProxies)
  const assets = createAssets(settings.clientFolder)
  const media = createMedia(settings.apiUrl)
  const pages = createPages(now)
  /** @type {Map<string, Tenant>} */
  const tenants = new Map()
  /** @type {Map<string, RequestNotes>} */
  const requests = new Map()
  let closing = false

  /** Null: no page of what answers at this address may be kept. @param {string} address @param {Tenant | null} tenant */
  function introduce(address, tenant) {
    if (!tenant || !settings.pageCache) return tenants.delete(address)
    if (tenants.size >= MAX_TENANTS && !tenants.has(address)) tenants.clear()
    return tenants.set(address, tenant)
  }

  /**
   * The page for this address, if it is known and its shop's version has been read lately.
   * @param {string} address protocol, host and mount @param {string} url
   */
  function cachedPage(address, url) {
    const tenant = tenants.get(address)
    if (!tenant) return undefined
    const age = now() - tenant.checkedAt
    if (age > USABLE_MS)
      return tenant.refresh().then(() => pages.get(`${tenants.get(address)?.key}|${pageAddress(url)}`))
    if (age > BELIEVED_MS) void tenant.refresh()
    return pages.get(`${tenant.key}|${pageAddress(url)}`)
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {() => void} next hands the request to the app
   */
  function answer(request, response, next) {
    const url = readable(request.url ?? '')
    const method = request.method ?? ''
    if (closing) response.setHeader('Connection', 'close')
    if (url === '/healthz') return plain(response, 200, 'ok')
    if (url === '/readyz') return plain(response, closing ? 503 : 200, closing ? 'stopping' : 'ready')
    // Pages name their shop's icon; who asks for this one has read none.
    if (url === '/favicon.ico')
      return plain(response, 404, 'No icon here', { 'Cache-Control': 'public, max-age=86400' })
    const reads = method === 'GET' || method === 'HEAD'
    if (!reads && method !== 'POST') return plain(response, 405, 'Method not allowed', { Allow: 'GET, HEAD, POST' })
    // The app's own URL parsing would throw on a target that is no path.
    if (!url.startsWith('/')) return plain(response, 400, 'Bad request')
    request.url = url
    if (reads && url.startsWith('/build/assets/')) return assets(request, response)
    if (reads && url.startsWith('/media/')) return media(request, response)

    const visitor = visitorOf(request)
    if (!isSmall(request, reads)) return plain(response, 413, 'Too much was sent at once', { Connection: 'close' })
    if (!reads && !isOwnForm(request.headers, visitor.host)) {
      if (!PAYMENT_RETURN.test(url)) return plain(response, 403, 'This form came from another site')
      // Remix takes no form whose origin is not the host.
      delete request.headers.origin
    }

    const passOn = () => {
      announce(request, response, visitor)
      next()
    }
    // "Reload without cache" is meant for us too.
    const mayBeKept = reads && request.headers['cache-control'] !== 'no-cache'
    const page = mayBeKept && cachedPage(`${visitor.protocol}://${visitor.host}${mountOf(url)}`, url)
    if (!page) return passOn()
    if (!(page instanceof Promise)) return sendPage(request, response, page)
    page.then((found) => (found ? sendPage(request, response, found) : passOn()), passOn)
  }

  /**
   * Tells the app what it may believe about the visitor, under names no visitor can set.
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {import('./visitor.mjs').Visitor} visitor
   */
  function announce(request, response, visitor) {
    const { headers } = request
    const id = randomUUID()
    requests.set(id, new Map())
    response.once('close', () => requests.delete(id))
    headers.host = visitor.host
    headers['x-request-id'] = id
    headers['x-forwarded-proto'] = visitor.protocol
    headers['x-forwarded-for'] = visitor.address
    delete headers['x-forwarded-host']
    // `isOwnForm` has looked; Remix knows no "null" and would answer a blank 500.
    if (headers.origin === 'null') delete headers.origin
  }

  return {
    answer,
    introduce,
    pages,
    pageAddress,
    /** Notes of the request with this id, while it is being answered. @param {string | null} id */
    notes: (id) => (id === null ? undefined : requests.get(id)),
    close: () => {
      closing = true
    },
  }
}

/** @typedef {ReturnType<typeof createDoor>} Door */

/**
 * Whether what is sent along may be read: not before its length is known, and nothing with a request that only reads.
 * @param {import('node:http').IncomingMessage} request
 * @param {boolean} reads
 */
function isSmall({ headers }, reads) {
  if (reads) return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0
  return Number(headers['content-length']) <= MAX_FORM_BYTES
}

/**
 * The same address with a path that can be decoded: percent signs that are none ("/promo-50%") stand for themselves.
 * Without NULs, which no database takes; a path with one is an address that is not there.
 * @param {string} target
 */
function readable(target) {
  if (!target.includes('%')) return target
  const [asked = ''] = target.split('?', 1)
  const path = asked.includes('%00') ? `${mountOf(asked)}/%EF%BF%BD` : asked
  const url = path + target.slice(asked.length).replaceAll('%00', '')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} text
 * @param {Record<string, string>} headers
 */
function plain(response, status, text, headers = {}) {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers })
    .end(`${text}\n`)
}
