import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/**
 * Memory limits of cached pages, in bytes. Filtered lists and their further pages are far more numerous than plain
 * addresses, and have a separate limit, so that they cannot evict the others.
 */
const MAX_BYTES = { plain: 96 * 1024 * 1024, filtered: 32 * 1024 * 1024 }
/** Sent by the edge; the app sets it on its own responses. */
const NO_SNIFFING = ['X-Content-Type-Options', 'nosniff']
/** @typedef {'br' | 'gzip' | 'identity'} Encoding */

/**
 * @typedef {object} Page
 * @property {Buffer | null} html null for a cached page, which is stored compressed
 * @property {string} etag
 * @property {readonly (readonly [string, string])[]} headers
 * @property {number} freshUntil in milliseconds, as `usableUntil` (`Lifetime`); moved on while it is being rendered again
 * @property {number} usableUntil
 * @property {boolean} [isNew] not requested since it was cached: it is compressed quickly
 * @property {Partial<Record<Encoding, { readonly body: Buffer, readonly head: readonly string[] }>>} encoded
 */

/** Complete pages, ready to send, by a key of shop, version, template, address, language and build. */
export function createPages(now = Date.now) {
  const caches = [MAX_BYTES.plain, MAX_BYTES.filtered].map(
    (maxSize) =>
      /** @type {LRUCache<string, Page>} */ (
        new LRUCache({
          maxSize,
          // Brotli, and a fifth more for gzip, which is made when it is first requested.
          sizeCalculation: ({ encoded: { br } }, key) => Math.ceil((br?.body.length ?? 0) * 2.2) + key.length + 1000,
        })
      ),
  )
  const [plain, filtered] = caches
  const keptIn = (/** @type {string} */ key) =>
    /** @type {LRUCache<string, Page>} */ (key.includes('?') ? filtered : plain)
  /** Bodies of responses that are pages. @type {WeakMap<Response, Buffer>} */
  const bodies = new WeakMap()
  return {
    /** A page that may be sent, even if it is time to render it again. @param {string} key */
    get(key) {
      const page = keptIn(key).get(key)
      return page && page.usableUntil > now() ? page : undefined
    },
    /** The number of cached pages, and their bytes. */
    usage: () => ({
      pages: caches.reduce((sum, { size }) => sum + size, 0),
      bytes: caches.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    }),
    /** A page of any age: better than an error page while the API is down. @param {string} key */
    stale: (key) => keptIn(key).get(key),
    /** @param {string} key @param {Page} page */
    set(key, page) {
      keptIn(key).set(key, { ...page, html: null, isNew: true, encoded: { br: encodedPage(page, 'br') } })
    },
    /**
     * @param {Buffer} html
     * @param {string} etag
     * @param {readonly (readonly [string, string])[]} headers
     * @param {import('./page-lifetime.mjs').Lifetime} lifetime
     * @returns {Page}
     */
    make: (html, etag, headers, { freshUntil, usableUntil }) => ({
      html,
      etag,
      headers,
      freshUntil,
      usableUntil,
      encoded: {},
    }),
    /**
     * The page as a response of the app, without its body, which `bodyOf` returns: otherwise it would be made into a
     * stream, only to be read again.
     * @param {Page} page
     * @param {string | null} accepted
     * @param {number} status
     */
    response(page, accepted, status) {
      const encoding = encodingFor(accepted ?? undefined)
      const headers = new Headers(/** @type {[string, string][]} */ (page.headers))
      if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
      const response = new Response(null, { status, headers })
      bodies.set(response, encodedPage(page, encoding).body)
      return response
    },
    /** The bytes of a page, by its response. @param {Response} response */
    bodyOf: (response) => bodies.get(response),
  }
}

/** The best encoding that the visitor accepts. @param {string | undefined} accepted @returns {Encoding} */
export function encodingFor(accepted) {
  if (!accepted) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/**
 * Brotli's quality. Most pages are requested once before they change, so a page is compressed quickly first. When it is
 * requested again, it is compressed well, which takes three times as long and makes it a tenth smaller: most pages then fit
 * into a connection's first packets. 6 takes a sixth longer than 5 for half a per cent.
 */
const FIRST_QUALITY = 3
const KEPT_QUALITY = 5

/**
 * The page's bytes in this encoding, compressed on first use; uncompressed, each time.
 *
 * @param {Page} page @param {Encoding} encoding
 */
function encodedPage(page, encoding) {
  const made = page.encoded[encoding]
  if (made) return made
  if (encoding === 'identity') return withHead(page, encoding, htmlOf(page))
  const html = htmlOf(page)
  const body =
    encoding === 'gzip' ? gzipSync(html, { level: 6 }) : brotliCompressSync(html, brotli(html, FIRST_QUALITY))
  const form = withHead(page, encoding, body)
  page.encoded[encoding] = form
  return form
}

/** Compresses a page well that was compressed quickly. Visitors do not wait for it. @param {Page} page */
async function compressWell(page) {
  page.isNew = false
  const html = htmlOf(page)
  page.encoded.br = withHead(page, 'br', await promisify(brotliCompress)(html, brotli(html, KEPT_QUALITY)))
}

/** @param {Page} page @param {Encoding} encoding @param {Buffer} body */
function withHead({ headers }, encoding, body) {
  const head = [...headers, NO_SNIFFING, ['Content-Length', String(body.length)]].flat()
  if (encoding === 'identity') return { body, head }
  head.push('Content-Encoding', encoding)
  return { body: fitted(body), head }
}

/**
 * Copies bytes into a buffer of exactly their size: compression leaves them in a block of 16 kilobytes.
 * @param {Buffer} body
 */
function fitted(body) {
  const own = Buffer.allocUnsafeSlow(body.length)
  body.copy(own)
  return own
}

/** @param {Buffer} html @param {number} quality */
const brotli = (html, quality) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
})

/** @param {Page} page */
const htmlOf = ({ html, encoded: { br } }) => html ?? brotliDecompressSync(br?.body ?? Buffer.alloc(0))

/** Whether the visitor's cached copy is this page. @param {string | undefined} ifNoneMatch @param {string} etag */
function isSameCopy(ifNoneMatch, etag) {
  if (!ifNoneMatch) return false
  return ifNoneMatch === etag || ifNoneMatch.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*')
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Page} page
 */
export function sendPage(request, response, page) {
  if (isSameCopy(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, /** @type {string[]} */ ([...page.headers, NO_SNIFFING].flat())).end()
    return
  }
  const { body, head } = encodedPage(page, encodingFor(request.headers['accept-encoding']))
  // If that fails, the page stays as it is.
  if (page.isNew) compressWell(page).catch(() => undefined)
  response.writeHead(200, /** @type {string[]} */ (head))
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}
