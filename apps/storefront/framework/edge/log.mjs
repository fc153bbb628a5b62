import { createLog } from '@store/telemetry'

const LEVELS = /** @type {const} */ (['debug', 'info', 'warn', 'error'])

/** One JSON object per line on standard error, like the API's log. */
export const log = createLog(LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? 'info')

/**
 * Logs one line for each request that failed: the shop's host, method, path, status, time, id. Without the query, which may hold
 * an ID number or an order's key.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function logFailure(request, response) {
  const since = performance.now()
  const { host } = request.headers
  const path = String(request.url).split('?', 1)[0]
  response.once('finish', () => {
    const { statusCode: status } = response
    if (status < 500) return
    const requestId = request.headers['x-request-id']
    log.error(
      { requestId, host, method: request.method, path, status, ms: Math.round(performance.now() - since) },
      'failed',
    )
  })
}
