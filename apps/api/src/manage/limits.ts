import type { ManageEndpoint } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import type { Context } from 'hono'
import type { Tx } from '../database/open.ts'
import { senderOf } from '../http/shopper.ts'
import { type Count, type Counter, counterKey, countUp, countUpIn } from '../limits/store.ts'
import type { Services } from '../services.ts'
import type { Caller } from './caller.ts'
import { Refusal } from './refusal.ts'

const MINUTE = 60

/** Calls per minute: of one key, of one person, of all callers of a shop together, and of those among them that carry a file. */
const PER_KEY = 300
const PER_PERSON = 600
const PER_SHOP = 1_500
const UPLOADS = 60
/** Exports per hour. */
const EXPORTS = 5
/**
 * Parallel calls in this process: of all keys of a shop together, and of all people of its team, whose pages make several
 * calls at once; of one caller, for calls without a shop.
 */
const AT_ONCE = 8
const PEOPLE_AT_ONCE = 40

/**
 * Limits calls (decision 088): refuses with 429, and headers say how many are left. The command line on the same machine, which
 * uses a key of the platform, is not limited; calls that are public have limits of their own.
 */
export function createManageLimits(services: Pick<Services, 'db' | 'now' | 'trustedProxies'>) {
  const underWay = new Map<string, number>()

  return async function withinLimits<T>(
    c: Context,
    {
      endpoint,
      caller,
      shopId,
    }: { readonly endpoint: ManageEndpoint; readonly caller: Caller; readonly shopId: ShopId },
    work: () => Promise<T>,
  ): Promise<T> {
    if (caller.kind === 'public' || (caller.kind === 'platform' && isLoopback(c, services))) return work()
    await count(c, services, rulesOf(endpoint, caller, shopId))
    const isPerson = caller.kind === 'person'
    const together = shopId === 0 ? caller.id : `${isPerson ? 'people' : 'keys'} of shop ${shopId}`
    const running = underWay.get(together) ?? 0
    if (running >= (isPerson ? PEOPLE_AT_ONCE : AT_ONCE)) throw new Refusal('tooMany', { retryAfter: 1 })
    underWay.set(together, running + 1)
    try {
      return await work()
    } finally {
      const left = (underWay.get(together) ?? 1) - 1
      if (left > 0) underWay.set(together, left)
      else underWay.delete(together)
    }
  }
}

type Rule = { readonly name: string; readonly most: number; readonly within: number; readonly of: string }

function rulesOf(endpoint: ManageEndpoint, { kind, id }: Caller, shopId: ShopId): readonly Rule[] {
  return [
    kind === 'person'
      ? { name: 'person', most: PER_PERSON, within: MINUTE, of: id }
      : { name: 'key', most: PER_KEY, within: MINUTE, of: id },
    ...(shopId === 0 ? [] : [{ name: 'shop', most: PER_SHOP, within: MINUTE, of: 'shop' }]),
    ...(endpoint.takes ? [{ name: 'uploads', most: UPLOADS, within: MINUTE, of: id }] : []),
    ...(endpoint.access === 'exports:make' || endpoint.access === 'buyers:export'
      ? [{ name: 'exports', most: EXPORTS, within: 60 * MINUTE, of: id }]
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

type Limit = { readonly of: readonly (string | number)[]; readonly most: number; readonly within: number }

/** Counts an attempt against the given limits, each of at most `most` within so many seconds; refuses with 429. */
export const countWithin = (db: Services['db'], now: Date, limits: readonly Limit[]): Promise<void> =>
  refuseOver(limits, now, (counters) => countUp(db, counters, now))

/** The same in a transaction, which may not wait for a second connection while it holds one. */
export const countWithinIn = (tx: Tx, now: Date, limits: readonly Limit[]): Promise<void> =>
  refuseOver(limits, now, (counters) => countUpIn(tx, counters, now))

async function refuseOver(
  limits: readonly Limit[],
  now: Date,
  count: (counters: readonly Counter[]) => Promise<readonly Count[]>,
): Promise<void> {
  const keyed = limits.map(({ of, ...limit }) => ({ ...limit, key: counterKey(...of) }))
  const counts = await count(keyed)
  const over = counts.filter(({ key, count }) => keyed.some((each) => each.key.equals(key) && count > each.most))
  if (over.length === 0) return
  const until = Math.max(...over.map(({ endsAt }) => endsAt.getTime()))
  throw new Refusal('tooMany', { retryAfter: Math.max(1, Math.ceil((until - now.getTime()) / 1000)) })
}

/** Whether the caller is on this machine, without a proxy in between. */
function isLoopback(c: Context, services: Pick<Services, 'trustedProxies'>): boolean {
  if (c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined) return false
  return /^(?:(?:::ffff:)?127\.|::1$)/.test(senderOf(c, services))
}
