import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { inShop, rowId } from '../database/open.ts'
import type { Services } from '../services.ts'
import { openAccount } from './accounts.ts'
import type { HookRequest } from './provider.ts'
import { createEventTaker } from './take-event.ts'

/** The largest body; no provider sends more. */
const MAX_HOOK = 256 * 1024

/**
 * The paths of providers' webhooks (C33): raw calls in their own formats, not part of the contract. Responds with 200 to
 * accepted calls, also if they are about no attempt of ours, so that the provider does not repeat them for days; 404 if the
 * shop has no account, 401 for a wrong signature, 410 for an old one, 429 for too many calls.
 */
export function hookRoutes(app: Hono, services: Services): void {
  const take = createEventTaker(services)
  const path = '/hooks/:provider/:shop{[1-9]\\d{0,9}}'
  app.use(path, bodyLimit({ maxSize: MAX_HOOK, onError: (c) => c.text('too large', 413) }))
  app.on(['GET', 'POST'], path, async (c) => {
    const name = c.req.param('provider')
    const shopId = rowId(Number(c.req.param('shop')))
    c.set('call', `hook ${name}`.slice(0, 20))
    c.set('shop', shopId)
    const opened = await inShop(services.db, shopId, (tx) => openAccount(tx, shopId, name, services.payments))
    if (!opened) return c.text('no such account', 404)
    const { provider, account } = opened
    const request = await requestOf(c, services.now())
    const reading = provider.verifyEvent(account, request)
    if (reading.kind === 'forged') {
      services.log.warn({ shop: shopId, provider: provider.name }, 'payment event refused')
      return c.text('wrong signature', 401)
    }
    const taken = await take(shopId, provider.name, reading)
    switch (taken.kind) {
      case 'unanswered':
        return c.text('say it again', 503)
      case 'untimely':
        return c.text('signed too long ago', 410)
      case 'tooOften':
        services.metrics.limited('hook')
        return c.text('said too often', 429, { 'retry-after': String(taken.seconds) })
      case 'taken': {
        const { type, body } = provider.acknowledge?.(request) ?? { type: 'text/plain', body: 'ok' }
        return c.body(body, 200, { 'content-type': type })
      }
    }
  })
}

const requestOf = async (c: Context, at: Date): Promise<HookRequest> => ({
  at,
  method: c.req.method,
  query: new URL(c.req.url).searchParams,
  headers: c.req.raw.headers,
  body: c.req.method === 'POST' ? await c.req.text() : '',
})
