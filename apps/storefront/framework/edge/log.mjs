/**
 * Logs one line for each request that failed: the shop's host, method, path, status, time, id. Without the query, which may hold
 * an ID number or an order's key.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function logFailure(request, response) {
  const since = performance.now()
  const host = request.headers.host
  const path = String(request.url).split('?', 1)[0]
  response.once('finish', () => {
    if (response.statusCode < 500) return
    const took = (performance.now() - since).toFixed(3)
    const id = request.headers['x-request-id'] ?? ''
    process.stdout.write(`${host} ${request.method} ${path} ${response.statusCode} ${took} ms ${id}\n`)
  })
}
