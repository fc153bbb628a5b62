import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { shopPathPattern } from '@store/core'
import { LRUCache } from 'lru-cache'
import { createAssets } from './assets.mjs'
import { endSlowForm, isSmall, mayCome } from './bodies.mjs'
import { SHOP_FRESHNESS } from './freshness.mjs'
import { createMedia } from './media.mjs'
import { isOwnForm } from './origin.mjs'
import { mountOf, pageAddress } from './page-address.mjs'
import { createPages, sendPage } from './pages.mjs'
import { createVisitorReader } from './visitor.mjs'

/**
 * Most characters of an address. The longest is that of a checkout, with the lines of its cart (`MAX_ITEMS_LENGTH`) and
 * their escapes. The app parses and writes it anew several times, so its length is looked at first.
 */
export const MAX_ADDRESS_LENGTH = 12_000

/** Where payment providers send browsers back, some by a form of their own site; it opens nothing without an order's key. */
const PAYMENT_RETURN = new RegExp(`^(?:/wa/[^/]+|/template\\d+)?${shopPathPattern('payment-return')}$`)

/** What is known of a host whose pages are not kept. */
const UNKEPT = Symbol('unkept')

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
 * What the app has read and noted for one request, by name.
 * @typedef {Map<string, unknown>} RequestContext
 */

/**
 * What answers before Express: hosts, methods, health, forms from elsewhere, assets, images, and pages already rendered.
 * Everything else is passed on to the app, which fills `pages` and `tenants`.
 *
 * @param {import('./settings.mjs').Settings} settings
 */
export function createRequestHandler(settings, now = Date.now) {
  const visitorOf = createVisitorReader(settings)
  const assets = createAssets(settings.clientFolder)
  const media = createMedia(settings.apiUrl)
  const pages = createPages(now)
  /** @type {LRUCache<string, Tenant | typeof UNKEPT>} */
  const tenants = new LRUCache({ max: MAX_TENANTS })
  /** Pages that are being drawn for the first who asked. @type {Map<string, Promise<boolean>>} */
  const drawing = new Map()
  /** @type {AsyncLocalStorage<RequestContext>} */
  const context = new AsyncLocalStorage()
  let closing = false

  /** Null: no page of what answers at this address may be kept. @param {string} address @param {Tenant | null} tenant */
  function introduce(address, tenant) {
    tenants.set(address, (settings.pageCache && tenant) || UNKEPT)
  }

  /**
   * The page for this address, if it is known and its shop's version has been read lately.
   * @param {string} address protocol, host and mount @param {string} path
   * @returns {Page | undefined | Promise<Page | undefined>}
   */
  function cachedPage(address, path) {
    const tenant = tenants.get(address)
    if (!tenant || tenant === UNKEPT) return undefined
    const age = now() - tenant.checkedAt
    if (age > SHOP_FRESHNESS.usableFor) return tenant.refresh().then(() => freshPage(address, path))
    if (age > SHOP_FRESHNESS.freshFor) void tenant.refresh()
    return pages.get(`${tenant.key}|${path}`)
  }

  /** @param {string} address @param {string} path */
  function freshPage(address, path) {
    const tenant = tenants.get(address)
    return tenant && tenant !== UNKEPT ? pages.get(`${tenant.key}|${path}`) : undefined
  }

  /**
   * Sends the page once whoever asked first has been answered; draws it if nobody is at it. Where the first one's page
   * was not kept, everybody gets their own.
   *
   * @param {string} address @param {string} path
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {() => void} passOn
   */
  async function drawOnce(address, path, request, response, passOn) {
    const key = `${address}|${path}`
    for (let first = drawing.get(key); first; first = drawing.get(key)) {
      const isAnswered = await first
      if (response.destroyed) return
      const page = freshPage(address, path)
      if (page) return sendPage(request, response, page)
      if (isAnswered) return passOn()
    }
    drawing.set(
      key,
      firstAnswer(response).finally(() => drawing.delete(key)),
    )
    passOn()
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {() => void} next hands the request to the app
   */
  function answer(request, response, next) {
    endSlowForm(request, response)
    if (request.url && request.url.length > MAX_ADDRESS_LENGTH)
      return plain(response, 414, 'This address is too long', { Connection: 'close' })
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
    if (!isSmall(request)) {
      if (mayCome(request) && isOwnForm(request.headers, visitor.host)) return tooLargeUpload(request, response)
      return plain(response, 413, 'Too much was sent at once', { Connection: 'close' })
    }
    if (!reads && !isOwnForm(request.headers, visitor.host)) {
      if (!PAYMENT_RETURN.test(url.split('?', 1)[0] ?? ''))
        return plain(response, 403, 'This form came from another site')
      // Remix takes no form whose origin is not the host.
      delete request.headers.origin
    }

    const passOn = () => {
      announce(request, visitor)
      response.setHeader('X-Content-Type-Options', 'nosniff')
      if (!reads) response.once('finish', () => readOut(request))
      context.run(new Map(), next)
    }
    const path = reads ? pageAddress(url) : null
    if (path === null) return passOn()
    const address = `${visitor.protocol}://${visitor.name}${mountOf(url)}`
    const page = cachedPage(address, path)
    if (page && !(page instanceof Promise)) return sendPage(request, response, page)
    const draw = () =>
      request.method === 'GET' && tenants.get(address) !== UNKEPT
        ? drawOnce(address, path, request, response, passOn)
        : passOn()
    if (!page) return draw()
    page.then((found) => (found ? sendPage(request, response, found) : draw()), draw)
  }

  /**
   * Tells the app what it may believe about the visitor, under names no visitor can set.
   * @param {import('node:http').IncomingMessage} request
   * @param {import('./visitor.mjs').Visitor} visitor
   */
  function announce(request, visitor) {
    const { headers } = request
    headers.host = visitor.host
    headers['x-request-id'] = randomUUID()
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
    /** Of the request that is being answered. */
    context,
    close: () => {
      closing = true
    },
  }
}

/** @typedef {ReturnType<typeof createRequestHandler>} RequestHandler */
/** @typedef {import('./pages.mjs').Page} Page */

/**
 * Reads what the app left of a form, or whatever comes next on the connection would wait behind it: Node does so only
 * where nobody has begun to read.
 * @param {import('node:http').IncomingMessage} request
 */
function readOut(request) {
  if (!request.complete) request.removeAllListeners('data').resume()
}

/**
 * Resolves when the app has begun to answer, so that a slow reader keeps nobody waiting; false: it never did.
 * @param {import('node:http').ServerResponse} response
 * @returns {Promise<boolean>}
 */
function firstAnswer(response) {
  return new Promise((resolve) => {
    const writeHead = response.writeHead
    response.writeHead = /** @type {typeof writeHead} */ (
      (/** @type {Parameters<typeof writeHead>} */ ...args) => {
        resolve(true)
        return writeHead.apply(response, args)
      }
    )
    response.once('close', () => resolve(false))
  })
}

/**
 * Back to the order's page, which says so in the shop's language, once what was sent has gone by unread: a browser that
 * is answered before shows an error of its own.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function tooLargeUpload(request, response) {
  const url = request.url ?? ''
  const address = `${url}${url.includes('?') ? '&' : '?'}comprobante=tooBig#proof`
  request.once('end', () => response.writeHead(303, { Location: address, 'Cache-Control': 'no-store' }).end()).resume()
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
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      ...headers,
    })
    .end(`${text}\n`)
}
