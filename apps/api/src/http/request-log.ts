import { randomUUID } from 'node:crypto'
import type { ShopId } from '@store/core'
import type { MiddlewareHandler } from 'hono'
import { facts } from '../operation/log.ts'
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

/** Gives every request its id, one line in the log and its place in the metrics. */
export function observe({ log, metrics }: Pick<Services, 'log' | 'metrics'>): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header('x-request-id') ?? ''
    const requestId = /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    const started = performance.now()
    await next()
    c.header('x-request-id', requestId)
    const took = performance.now() - started
    const { status } = c.res
    const call = c.get('call') ?? 'other'
    metrics.answered(call, status, took / 1000)
    const line = { requestId, shop: c.get('shop') ?? null, call, method: c.req.method, status, ms: Math.round(took) }
    if (status >= 500) log.error({ ...line, error: facts(c.get('breakage')) }, 'failed')
    else log.info(line, 'answered')
  }
}
