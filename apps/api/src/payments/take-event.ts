import type { ProviderName, ShopId } from '@store/core'
import { inShop } from '../database/open.ts'
import { createCounting } from '../limits/counting.ts'
import { HOOK_LIMITS } from '../limits/rules.ts'
import { counterKey } from '../limits/store.ts'
import type { Services } from '../services.ts'
import { checkAttempt, settleAlone } from './check.ts'
import type { HookReading } from './provider.ts'
import { createSharedWork } from './shared-work.ts'
import { type Attempt, bringForward, findAttempt } from './store/payments.ts'

/** Milliseconds until the provider is queried about an attempt if it cannot be queried now. */
const SOON_MS = 60_000

export type EventOutcome =
  | { readonly kind: 'taken' }
  /** The provider has to send it again, because it could not be queried. */
  | { readonly kind: 'unanswered' }
  /** The signature is too old for a call that comes from the provider now. */
  | { readonly kind: 'untimely' }
  /** Too many calls, so the provider is not queried; allowed again in this many seconds. */
  | { readonly kind: 'tooOften'; readonly seconds: number }

type HookLimit = (typeof HOOK_LIMITS)[keyof typeof HOOK_LIMITS]
type Hint = Extract<HookReading, { kind: 'hint' }>

/**
 * Handles a call to a provider's webhook. Querying the provider is a call with the merchant's keys, and payers know enough
 * to trigger it. So there is one open query per attempt at a time, and a limit on their number. If an event is not followed
 * up here, the payments job queries its attempt within a minute.
 */
export function createEventTaker(services: Services) {
  const { db, log, now } = services
  const secondsToWait = createCounting(services)
  const together = createSharedWork<EventOutcome>()

  return async function take(
    shopId: ShopId,
    provider: ProviderName,
    reading: Exclude<HookReading, { kind: 'forged' }>,
  ): Promise<EventOutcome> {
    if (reading.kind === 'ignored') return { kind: 'taken' }
    if (reading.kind === 'status') {
      await settleAlone(services, shopId, provider, reading.status, 'event')
      return { kind: 'taken' }
    }
    const { of } = reading
    const known = of && (await inShop(db, shopId, (tx) => findAttempt(tx, shopId, provider, of)))
    if (reading.kind === 'untimely') {
      log.warn({ shop: shopId, provider, of }, 'payment event is old')
      if (known) await askSoon(shopId, known)
      return { kind: 'untimely' }
    }
    if (of && !known) {
      log.warn({ shop: shopId, provider, of }, 'payment of no attempt of ours')
      return { kind: 'taken' }
    }
    const subject = `${provider} ${known?.reference ?? ''}`
    const transaction = reading.transactionId ?? ''
    return together(`${shopId} ${subject} ${transaction}`, async () => {
      const counted = ({ most, within }: HookLimit, ...whose: readonly string[]) => ({
        counter: { key: counterKey('hook', shopId, ...whose), within },
        most,
      })
      const seconds = await secondsToWait([
        counted(HOOK_LIMITS.attempt, subject, known ? '' : transaction),
        counted(HOOK_LIMITS.shop),
      ])
      if (seconds === 0) return ask(shopId, provider, reading, known)
      log.warn({ shop: shopId, provider, of, seconds }, 'payment events come too often')
      if (known) await askSoon(shopId, known)
      return { kind: 'tooOften', seconds }
    })
  }

  async function ask(shopId: ShopId, provider: ProviderName, hint: Hint, known: Attempt | null): Promise<EventOutcome> {
    const { of, transactionId } = hint
    const query = known ?? { provider, reference: '', providerId: null }
    const checked = await checkAttempt(services, shopId, query, transactionId, 'event')
    if (checked.kind === 'asked') {
      if (checked.settled.length === 0)
        log.warn({ shop: shopId, provider, of, transactionId }, 'payment event of nothing its provider knows')
      return { kind: 'taken' }
    }
    if (!known) return { kind: 'unanswered' }
    await askSoon(shopId, known, 0)
    return { kind: 'taken' }
  }

  function askSoon(shopId: ShopId, { number, attempt }: Attempt, within = SOON_MS): Promise<void> {
    const dueAt = new Date(now().getTime() + within)
    return inShop(db, shopId, (tx) => bringForward(tx, { shopId, number, attempt }, dueAt))
  }
}
