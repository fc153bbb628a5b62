import { facts } from '@store/telemetry'
import { log } from './log.mjs'
import { headersFor } from './visitor.mjs'

/** Milliseconds after which rendering a page again is retried. */
const PATIENCE = 10_000

/**
 * Renders cached pages again that are no longer fresh, while they are still sent: visitors do not wait. The app puts the
 * new page into the cache; when rendering fails, the old one stays, and a later request retries.
 *
 * @param {ReturnType<typeof import('./fair-queue.mjs').createFairQueue>} queue
 * @param {import('node:async_hooks').AsyncLocalStorage<Map<string, unknown>>} context
 */
export function createRedraw(queue, context, now = Date.now) {
  /** @type {App | null} */
  let app = null

  /** @param {App} draw @param {Request} request */
  async function drawn(draw, request) {
    try {
      await (await draw(request)).body?.cancel()
    } catch (problem) {
      log.error({ error: facts(problem) }, 'a page could not be drawn anew')
    }
  }

  return {
    /** Sets the app that renders. @param {App} draw */
    use(draw) {
      app = draw
    },
    /**
     * @param {import('./pages.mjs').Page} page
     * @param {number} shop its id
     * @param {string} path as `pageAddress` writes it
     * @param {import('./visitor.mjs').Visitor} visitor who requested it, for host and protocol
     */
    ifOld(page, shop, path, visitor) {
      const draw = app
      if (!draw || page.freshUntil > now() || queue.isFull(shop)) return
      // Until then other requests do not render it again.
      page.freshUntil = now() + PATIENCE
      const request = new Request(`http://${visitor.host}${path}`, { headers: headersFor(visitor) })
      queue.run(shop, () => void context.run(new Map(), () => drawn(draw, request)))
    },
  }
}

/** @typedef {(request: Request) => Promise<Response>} App */
