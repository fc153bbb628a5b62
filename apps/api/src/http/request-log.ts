import { randomUUID } from 'node:crypto'
import type { ShopId } from '@store/core'
import { facts, traceId, traceRequest } from '@store/telemetry'
import type { Context, MiddlewareHandler, Next } from 'hono'
import type { Services } from '../services.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The call's name in the contract, or the name of another route. */
    call: string
    requestId: string
    shop: ShopId | null
    /** The error, to be logged with the request. */
    breakage: unknown
  }
}

/** Gives every request its id, one line in the log, its place in the metrics and its span. */
export function observe({
  log,
  metrics,
  publicKey,
}: Pick<Services, 'log' | 'metrics' | 'publicKey'>): MiddlewareHandler {
  return async (c, next) => {
    // Trace headers of strangers are ignored: they would decide what is recorded.
    const traceparent = c.req.header(publicKey.header) === publicKey.value ? c.req.header('traceparent') : undefined
    const span = traceRequest(c.req.method, traceparent, { 'http.request.method': c.req.method })
    if (!span) return answer(c, next)
    await span.run(() => answer(c, next))
    const [call, shop] = [c.get('call') ?? 'other', c.get('shop')]
    span.rename(`${c.req.method} ${call}`)
    span.end(c.res.status, { 'feria.call': call, ...(shop && { 'feria.shop': shop }) })
  }

  async function answer(c: Context, next: Next) {
    const header = c.req.header('x-request-id') ?? ''
    const requestId = /^[\w-]{8,64}$/.test(header) ? header : randomUUID()
    c.set('requestId', requestId)
    const started = performance.now()
    await next()
    // Set on the response itself: `c.header` would copy it into a new one.
    c.res.headers.set('x-request-id', requestId)
    const took = performance.now() - started
    const { status } = c.res
    const call = c.get('call') ?? 'other'
    metrics.answered(call, status, took / 1000)
    const [shop, trace] = [c.get('shop') ?? null, traceId()]
    const line = {
      requestId,
      ...(trace && { traceId: trace }),
      shop,
      call,
      method: c.req.method,
      status,
      ms: Math.round(took),
    }
    if (status >= 500) log.error({ ...line, error: facts(c.get('breakage')) }, 'failed')
    else log.info(line, 'answered')
  }
}
