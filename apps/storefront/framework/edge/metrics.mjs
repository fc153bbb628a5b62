import { createRegistry } from '@store/telemetry'
import { Counter, Gauge, Histogram } from 'prom-client'

/**
 * The storefront's metrics for Prometheus. Shops are not labels, because there are thousands of them.
 *
 * @param {{ readonly usage: () => { readonly pages: number, readonly bytes: number } }} pages
 * @param {{ readonly waiting: () => number }} queue
 */
export function createStorefrontMetrics(pages, queue) {
  const registry = createRegistry()
  const registers = [registry]
  const seconds = new Histogram({
    name: 'feria_page_seconds',
    help: 'How long requests took that the page cache did not answer, the wait for their place in the queue included',
    labelNames: ['page', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const cachedPages = new Counter({
    name: 'feria_pages_from_cache_total',
    help: 'Pages that the page cache answered',
    registers,
  })
  new Gauge({
    name: 'feria_page_cache',
    help: 'Pages in the page cache, and their bytes',
    labelNames: ['unit'],
    registers,
    collect() {
      const { pages: count, bytes } = pages.usage()
      this.set({ unit: 'pages' }, count)
      this.set({ unit: 'bytes' }, bytes)
    },
  })
  new Gauge({
    name: 'feria_requests_waiting',
    help: 'Requests that wait for their place in the queue of shops',
    registers,
    collect() {
      this.set(queue.waiting())
    },
  })
  return {
    registry,
    fromCache: () => cachedPages.inc(),
    /** @param {string} page @param {string} method @param {number} status @param {number} took in seconds */
    answered: (page, method, status, took) => seconds.observe({ page, method, status }, took),
  }
}
