import { SHOP_FRESHNESS } from './freshness.mjs'

/**
 * A shop as reached under one host and mount, registered by the app.
 * @typedef {object} Tenant
 * @property {number} shopId
 * @property {string | null} key origin, shop, version, template, language and build: the start of its pages' keys. Null: none is kept
 * @property {number} checkedAt when the version was read
 * @property {() => Promise<unknown>} refresh reads the version again; never rejects
 */

/**
 * Finds the cached page of an address, and renders a missing one once for all concurrent requests.
 *
 * @param {ReturnType<typeof import('./pages.mjs').createPages>} pages
 * @param {{ get(address: string): Tenant | undefined }} tenants by address: protocol, host and mount
 */
export function createPageFinder(pages, tenants, now = Date.now) {
  /** Pages that are being rendered for their first request. @type {Map<string, Promise<boolean>>} */
  const drawing = new Map()

  /** @param {string} address @param {string} path */
  function known(address, path) {
    const tenant = tenants.get(address)
    return tenant && tenant.key !== null ? pages.get(`${tenant.key}|${path}`) : undefined
  }

  return {
    /**
     * The cached page of this address, if its shop's version was checked recently.
     * @param {string} address @param {string} path
     * @returns {Page | undefined | Promise<Page | undefined>}
     */
    find(address, path) {
      const tenant = tenants.get(address)
      if (!tenant || tenant.key === null) return undefined
      const age = now() - tenant.checkedAt
      if (age > SHOP_FRESHNESS.usableFor) return tenant.refresh().then(() => known(address, path))
      if (age > SHOP_FRESHNESS.freshFor) void tenant.refresh()
      return pages.get(`${tenant.key}|${path}`)
    },
    /**
     * Sends the page once the first request for it has been answered; passes the request on if it is the first. If the
     * first page was not cached, each request is passed on.
     *
     * @param {string} address @param {string} path
     * @param {import('node:http').ServerResponse} response
     * @param {{ readonly send: (page: Page) => void, readonly passOn: () => void }} answers
     */
    async drawOnce(address, path, response, { send, passOn }) {
      const key = `${address}|${path}`
      for (let first = drawing.get(key); first; first = drawing.get(key)) {
        const isAnswered = await first
        if (response.destroyed) return
        const page = known(address, path)
        if (page) return send(page)
        if (isAnswered) return passOn()
      }
      drawing.set(
        key,
        firstAnswer(response).finally(() => drawing.delete(key)),
      )
      passOn()
    },
  }
}

/** @typedef {import('./pages.mjs').Page} Page */

/**
 * Resolves when the app starts to answer, so that a slow client delays nobody else; false: it never did.
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
