import type { ShopId } from '@store/core'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { inShop, rowId } from '../database/open.ts'
import { findAttempt, setDue } from '../queries/payments.ts'
import type { Services } from '../services.ts'
import { openAccount } from './accounts.ts'
import { checkAttempt, settleAlone } from './check.ts'
import type { Heard, HookRequest } from './provider.ts'

/** No provider says more at once. */
const MAX_HOOK = 256 * 1024

/**
 * Where providers report (C33): raw calls in their own words, no calls of the contract. Answers 200 to what it has taken,
 * also when it is about no attempt of ours, so that nobody says it again for days; 404 where the shop has no account,
 * 401 to a wrong signature.
 */
export function hookRoutes(app: Hono, services: Services): void {
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
    const request = await requestOf(c)
    const heard = provider.verifyEvent(account, request)
    if (heard.kind === 'forged') {
      services.log.warn({ shop: shopId, provider: provider.name }, 'payment event refused')
      return c.text('wrong signature', 401)
    }
    if (!(await take(services, shopId, provider.name, heard))) return c.text('say it again', 503)
    const { type, body } = provider.acknowledge?.(request) ?? { type: 'text/plain', body: 'ok' }
    return c.body(body, 200, { 'content-type': type })
  })
}

/** False: its provider has to say it again, because nobody could ask it what it means. */
async function take(
  services: Services,
  shopId: ShopId,
  provider: Parameters<typeof settleAlone>[2],
  heard: Exclude<Heard, { kind: 'forged' }>,
): Promise<boolean> {
  if (heard.kind === 'ignored') return true
  if (heard.kind === 'status') {
    await settleAlone(services, shopId, provider, heard.status, 'event')
    return true
  }
  const { of, transactionId } = heard
  const known = of && (await inShop(services.db, shopId, (tx) => findAttempt(tx, shopId, provider, of)))
  if (of && !known) {
    services.log.warn({ shop: shopId, provider, of }, 'payment of no attempt of ours')
    return true
  }
  const asked = known ?? { provider, reference: '', providerId: null }
  const checked = await checkAttempt(services, shopId, asked, transactionId, 'event')
  if (checked.kind === 'asked') {
    if (checked.settled.length === 0)
      services.log.warn({ shop: shopId, provider, of, transactionId }, 'payment event of nothing its provider knows')
    return true
  }
  if (!known) return false
  // It will be asked again by whoever looks after attempts.
  const which = { shopId, number: known.number, attempt: known.attempt }
  await inShop(services.db, shopId, (tx) => setDue(tx, which, services.now()))
  return true
}

const requestOf = async (c: Context): Promise<HookRequest> => ({
  method: c.req.method,
  query: new URL(c.req.url).searchParams,
  headers: c.req.raw.headers,
  body: c.req.method === 'POST' ? await c.req.text() : '',
})
