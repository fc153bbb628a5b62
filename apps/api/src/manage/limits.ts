import type { ManageEndpoint } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import type { Context } from 'hono'
import { senderOf } from '../http/shopper.ts'
import type { KeyHolder } from '../keys/store.ts'
import { counterKey, countUp } from '../limits/store.ts'
import type { Services } from '../services.ts'
import { Refusal } from './refusal.ts'

const MINUTE = 60

/** Calls per minute: of one key, of all keys of a shop together, and of those among them that carry a file. */
const PER_KEY = 300
const PER_SHOP = 1_500
const UPLOADS = 60
/** Exports per hour. */
const EXPORTS = 5
/** Parallel calls of one shop in this process. */
const AT_ONCE = 8

/**
 * Limits the calls of keys (decision 088): refuses with 429, and headers say how many are left. The command line on the
 * same machine, which uses a key of the platform, is not limited.
 */
export function createManageLimits(services: Pick<Services, 'db' | 'now' | 'trustedProxies'>) {
  const underWay = new Map<ShopId, number>()

  return async function withinLimits<T>(
    c: Context,
    {
      endpoint,
      holder,
      shopId,
    }: { readonly endpoint: ManageEndpoint; readonly holder: KeyHolder; readonly shopId: ShopId },
    work: () => Promise<T>,
  ): Promise<T> {
    if (holder.shopId === null && isLoopback(c, services)) return work()
    await count(c, services, rulesOf(endpoint, holder, shopId))
    const running = underWay.get(shopId) ?? 0
    if (running >= AT_ONCE) throw new Refusal('tooMany', { retryAfter: 1 })
    underWay.set(shopId, running + 1)
    try {
      return await work()
    } finally {
      const left = (underWay.get(shopId) ?? 1) - 1
      if (left > 0) underWay.set(shopId, left)
      else underWay.delete(shopId)
    }
  }
}

type Rule = { readonly name: string; readonly most: number; readonly within: number; readonly of: string }

function rulesOf(endpoint: ManageEndpoint, { prefix }: KeyHolder, shopId: ShopId): readonly Rule[] {
  return [
    { name: 'key', most: PER_KEY, within: MINUTE, of: prefix },
    { name: 'shop', most: PER_SHOP, within: MINUTE, of: 'shop' },
    ...(endpoint.takes ? [{ name: 'uploads', most: UPLOADS, within: MINUTE, of: prefix }] : []),
    ...(endpoint.access === 'exports:make'
      ? [{ name: 'exports', most: EXPORTS, within: 60 * MINUTE, of: prefix }]
      : []),
  ].map((rule) => ({ ...rule, of: `${shopId} ${rule.of}` }))
}

async function count(c: Context, { db, now }: Pick<Services, 'db' | 'now'>, rules: readonly Rule[]): Promise<void> {
  const at = now()
  const keyed = rules.map((rule) => ({ ...rule, key: counterKey('manage', rule.name, rule.of) }))
  const counts = await countUp(db, keyed, at)
  const standing = keyed.map(({ key, name, most, within }) => {
    const found = counts.find((each) => each.key.equals(key))
    const seconds = Math.max(1, Math.ceil(((found?.endsAt.getTime() ?? 0) - at.getTime()) / 1000))
    return {
      name,
      most,
      within,
      left: Math.max(0, most - (found?.count ?? 0)),
      over: (found?.count ?? 0) > most,
      seconds,
    }
  })
  c.header('ratelimit-policy', standing.map(({ name, most, within }) => `"${name}";q=${most};w=${within}`).join(', '))
  c.header('ratelimit', standing.map(({ name, left, seconds }) => `"${name}";r=${left};t=${seconds}`).join(', '))
  const waits = standing.filter(({ over }) => over).map(({ seconds }) => seconds)
  if (waits.length > 0) throw new Refusal('tooMany', { retryAfter: Math.max(...waits) })
}

/** Whether the caller is on this machine, without a proxy in between. */
function isLoopback(c: Context, services: Pick<Services, 'trustedProxies'>): boolean {
  if (c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined) return false
  return /^(?:(?:::ffff:)?127\.|::1$)/.test(senderOf(c, services))
}
