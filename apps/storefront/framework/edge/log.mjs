import { createRequire } from 'node:module'

/**
 * remix-serve logs every request with its query, which may hold an ID number or an order's key. This logs one line for
 * each failed request instead: the shop's host, path without query, status, time.
 */
export function quietLog() {
  const ours = createRequire(import.meta.url)
  // The same module instance that remix-serve uses.
  const morgan = createRequire(ours.resolve('@remix-run/serve/package.json'))('morgan')
  morgan.format('tiny', (/** @type {any} */ tokens, /** @type {any} */ request, /** @type {any} */ response) => {
    if (response.statusCode < 500) return undefined
    const path = String(request.originalUrl).split('?', 1)[0]
    const took = tokens['response-time'](request, response)
    return `${request.headers.host} ${request.method} ${path} ${response.statusCode} ${took ?? '-'} ms ${request.headers['x-request-id'] ?? ''}`
  })
}
