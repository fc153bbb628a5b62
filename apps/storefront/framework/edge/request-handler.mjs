import { AsyncLocalStorage } from 'node:async_hooks'
import { shopPathAt, shopPathPattern } from '@store/core'
import { traceRequest } from '@store/telemetry'
import { LRUCache } from 'lru-cache'
import { createAssets } from './assets.mjs'
import { endSlowForm, isSmall, mayCome } from './bodies.mjs'
import { createFairQueue, UNKNOWN_SHOP } from './fair-queue.mjs'
import { createMedia } from './media.mjs'
import { createStorefrontMetrics } from './metrics.mjs'
import { isOwnForm } from './origin.mjs'
import { mountOf, pageAddress } from './page-address.mjs'
import { createPageFinder } from './page-finder.mjs'
import { createPages, sendPage } from './pages.mjs'
import { isRefusedInPreview, onlyPreview, withoutToken } from './preview-forms.mjs'
import { createRedraw } from './redraw.mjs'
import { createShopFinder, NO_SHOP } from './shop-finder.mjs'
import { createTooBusy } from './too-busy.mjs'
import { createVisitorReader, headersFor } from './visitor.mjs'

/**
 * Maximum length of an address. The longest is that of a checkout with the lines of its cart (`MAX_ITEMS_LENGTH`), escaped.
 * Checked first, because the app parses and rewrites addresses several times.
 */
export const MAX_ADDRESS_LENGTH = 12_000

/**
 * The path to which payment providers redirect browsers, some by a form on their site; without an order's key it shows
 * nothing.
 */
const PAYMENT_RETURN = new RegExp(`^(?:/wa/[^/]+|/template\\d+)?${shopPathPattern('payment-return')}$`)

/** Maximum of tenants in this cache. */
const MAX_TENANTS = 20_000

/**
 * Values that the app has read or noted for one request, by name.
 * @typedef {Map<string, unknown>} RequestContext
 */

/**
 * Handles requests before the app: hosts, methods, health checks, origin of forms, assets, images, and cached pages. Other
 * requests are passed on to the app, which fills `pages` and `tenants`.
 *
 * @param {import('./settings.mjs').Settings} settings
 */
export function createRequestHandler(settings, now = Date.now) {
  const visitorOf = createVisitorReader(settings)
  const assets = createAssets(settings.clientFolder)
  const media = createMedia(settings.apiUrl)
  const pages = createPages(now)
  const queue = createFairQueue()
  const shops = createShopFinder(settings.domains)
  const metrics = settings.metrics && createStorefrontMetrics(pages, queue)
  const tooBusy = createTooBusy()
  /** @type {LRUCache<string, import('./page-finder.mjs').Tenant>} */
  const tenants = new LRUCache({ max: MAX_TENANTS })
  const pageFinder = createPageFinder(pages, tenants, now)
  /** @type {AsyncLocalStorage<RequestContext>} */
  const context = new AsyncLocalStorage()
  const redraw = createRedraw(queue, context, now)
  let closing = false

  /**
   * Registers the shop at this address; null: there is none any more.
   * @param {string} address @param {import('./page-finder.mjs').Tenant | null} tenant
   */
  function introduce(address, tenant) {
    if (tenant) tenants.set(address, settings.pageCache ? tenant : { ...tenant, key: null })
    else tenants.delete(address)
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {() => void} next passes the request to the app
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
    // Pages link their shop's own icon; clients that request this path have not read a page.
    if (url === '/favicon.ico')
      return plain(response, 404, 'No icon here', { 'Cache-Control': 'public, max-age=86400' })
    const reads = method === 'GET' || method === 'HEAD'
    if (!reads && method !== 'POST') return plain(response, 405, 'Method not allowed', { Allow: 'GET, HEAD, POST' })
    // The app's URL parser would throw on a target that is not a path.
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
      // Remix rejects forms whose origin is not the host.
      delete request.headers.origin
    }

    if (!reads && isRefusedInPreview(url)) return onlyPreview(request, response)
    const address = `${visitor.protocol}://${visitor.name}${mountOf(url)}`
    /**
     * @param {number | null | undefined} found null: there is no shop
     * @param {(work: () => void) => void} within runs work in the request's span
     */
    const wait = (found, within) => {
      if (response.destroyed) return
      const shop = found ?? UNKNOWN_SHOP
      if (queue.isFull(shop)) return tooBusy(request, response, shop)
      const leave = queue.run(shop, () => {
        announce(request, visitor)
        response.setHeader('X-Content-Type-Options', 'nosniff')
        within(() => context.run(new Map(found === null ? [[NO_SHOP, true]] : []), next))
      })
      response.once('close', leave)
    }
    const passOn = () => {
      const within = observe(request, response, visitor)
      if (!reads) response.once('finish', () => readOut(request))
      const known = tenants.get(address)?.shopId
      // With an empty queue fairness does not matter: the app finds the shop itself.
      if (known !== undefined || queue.isIdle()) return wait(known, within)
      shops.find(visitor.name, url.split('?', 1)[0] ?? '', (found) => wait(found, within))
    }
    const path = reads ? pageAddress(url) : null
    if (path === null) return passOn()
    const page = pageFinder.find(address, path)
    const send = (/** @type {Page} */ found) => {
      sendKept(request, response, found)
      const shop = tenants.get(address)?.shopId
      if (shop !== undefined && !closing) redraw.ifOld(found, shop, path, visitor)
    }
    if (page && !(page instanceof Promise)) return send(page)
    const draw = () =>
      request.method === 'GET' && tenants.get(address)?.key !== null
        ? pageFinder.drawOnce(address, path, response, { send, passOn })
        : passOn()
    if (!page) return draw()
    page.then((found) => (found ? send(found) : draw()), draw)
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {Page} page
   */
  function sendKept(request, response, page) {
    metrics?.fromCache()
    sendPage(request, response, page)
  }

  /**
   * Begins the span of a request and its measurement in the metrics, if there are any. Returns a function that runs the app
   * within the span.
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {import('./visitor.mjs').Visitor} visitor
   * @returns {(work: () => void) => void}
   */
  function observe(request, response, visitor) {
    const { method = '', url = '' } = request
    const [path = ''] = url.split('?', 1)
    const page = shopPathAt(path.slice(mountOf(path).length)) ?? 'other'
    const { traceparent } = visitor.isForwarded ? request.headers : {}
    const span = traceRequest(`${method} ${page}`, traceparent?.toString(), {
      'http.request.method': method,
      'server.address': visitor.name,
      'url.path': withoutToken(path),
    })
    if (!span && !metrics) return (work) => work()
    const since = performance.now()
    response.once('close', () => {
      // 499, as in nginx: the visitor left before the response.
      const status = response.writableFinished ? response.statusCode : 499
      span?.end(status)
      metrics?.answered(page, method, status, (performance.now() - since) / 1000)
    })
    return (work) => (span ? span.run(work) : work())
  }

  /**
   * Passes trusted facts about the visitor to the app, in headers that no visitor can set.
   * @param {import('node:http').IncomingMessage} request
   * @param {import('./visitor.mjs').Visitor} visitor
   */
  function announce(request, visitor) {
    const { headers } = request
    Object.assign(headers, headersFor(visitor))
    delete headers['x-forwarded-host']
    // `isOwnForm` has checked it; Remix does not support "null" and would answer with an empty 500.
    if (headers.origin === 'null') delete headers.origin
  }

  return {
    answer,
    introduce,
    /** Sets the app's call that finds which addresses are shops. */
    findShopsWith: shops.use,
    /** Sets the app that renders pages again that are no longer fresh. */
    redrawWith: redraw.use,
    pages,
    pageAddress,
    /** Null: metrics are not served. */
    metrics: metrics?.registry ?? null,
    /** The context of the current request. */
    context,
    /**
     * Resolves when it is this shop's turn in the queue for work that takes long.
     * @param {number | null} shop its id; null: unknown
     * @returns {Promise<void>}
     */
    queued: (shop) => new Promise((resolve) => void queue.run(shop ?? UNKNOWN_SHOP, resolve, { isUnderWay: true })),
    close: () => {
      closing = true
    },
  }
}

/** @typedef {ReturnType<typeof createRequestHandler>} RequestHandler */
/** @typedef {import('./pages.mjs').Page} Page */

/**
 * Discards the rest of a body that the app has not read, or the next request on the connection would wait for it: Node does
 * so only if reading has not started.
 * @param {import('node:http').IncomingMessage} request
 */
function readOut(request) {
  if (!request.complete) request.removeAllListeners('data').resume()
}

/**
 * Redirects to the order's page, which shows the reason in the shop's language, once the body was received and discarded: a
 * browser that gets an earlier response shows its own error page.
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
 * The same address with a path that can be decoded: invalid percent signs ("/promo-50%") are escaped.
 * NULs are removed, because databases do not accept them; such a path is a 404.
 * @param {string} target
 */
function readable(target) {
  if (!target.includes('%')) return target
  const [targetPath = ''] = target.split('?', 1)
  const path = targetPath.includes('%00') ? `${mountOf(targetPath)}/%EF%BF%BD` : targetPath
  const url = path + target.slice(targetPath.length).replaceAll('%00', '')
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
