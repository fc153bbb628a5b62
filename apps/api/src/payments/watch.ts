import { facts } from '@store/telemetry'
import { inShop } from '../database/open.ts'
import type { Job } from '../operation/scheduler.ts'
import { lapseOrder } from '../orders/answer.ts'
import { withRetries } from '../orders/conflict.ts'
import { holdUntil } from '../orders/store/holds.ts'
import type { Services } from '../services.ts'
import { checkAfter } from './backoff.ts'
import { checkAttempt } from './check.ts'
import { giveUpUnheld, giveUpUnpaid } from './give-up.ts'
import { REMIND_MS, remindUnpaid } from './remind.ts'
import { type Attempt, listAttempts, setDue } from './store/payments.ts'
import { claimAttempts, listOverdue, listUnreminded, type OrderRef } from './store/waiting.ts'

type Dependencies = Pick<Services, 'db' | 'log' | 'now' | 'orderContext' | 'payments'>

const BATCH = 10
/** Milliseconds for which a process claims an attempt; if the process dies, another one claims it afterwards. */
const LEASE_MS = 60_000
/** If a provider does not respond, an order waits this much longer, repeatedly, for a day at most. */
const AWAY_MS = 10 * 60_000
const PATIENCE_MS = 24 * 60 * 60_000

/**
 * Queries providers about attempts without an event, and paid ones that may have been refunded; reminds buyers who have not
 * paid yet; returns the units of orders that were not paid, or by chat not confirmed, in time.
 */
export const paymentsJob = (services: Dependencies): Job => ({
  name: 'payments',
  every: 2_000,
  run: async ({ signal, beat }) => (await checkDueAttempts(services, signal, beat)) >= BATCH,
})

/** Handles what is due; returns how many attempts were queried. */
export async function checkDueAttempts(services: Dependencies, signal?: AbortSignal, beat = () => {}): Promise<number> {
  const now = services.now()
  const due = await claimAttempts(services.db, { now, limit: BATCH, lease: LEASE_MS })
  for (const attempt of due) {
    if (signal?.aborted) break
    beat()
    await oneOf(services, attempt.shopId, () => askAbout(services, attempt))
  }
  for (const held of await listOverdue(services.db, now, BATCH)) {
    if (signal?.aborted) break
    beat()
    await oneOf(services, held.shopId, () => lastCall(services, held))
  }
  const placedBefore = new Date(now.getTime() - REMIND_MS)
  for (const { shopId, number } of await listUnreminded(services.db, { now, placedBefore, limit: BATCH })) {
    if (signal?.aborted) break
    beat()
    await oneOf(services, shopId, () =>
      inShop(services.db, shopId, (tx) => remindUnpaid(tx, shopId, number, services.orderContext())),
    )
  }
  return due.length
}

/** Runs `work`; an error is logged, so that the others continue. */
async function oneOf({ log }: Dependencies, shop: number, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ shop, error: facts(error) }, 'a payment broke')
  }
}

async function askAbout(services: Dependencies, attempt: Attempt & OrderRef): Promise<void> {
  const { shopId } = attempt
  const checked = await checkAttempt(services, shopId, attempt, null, 'poll')
  const decided = checked.kind === 'asked' && checked.settled.some(({ kind }) => kind === 'moved')
  if (decided) return
  const again = checkAfter(attempt, services.now())
  await inShop(services.db, shopId, async (tx) => {
    await setDue(tx, attempt, again)
    await giveUpUnheld(tx, attempt, services.orderContext())
  })
}

/**
 * Handles an order whose time is over. One that waits for the shop's answer ends. Before one that waits for money is given
 * up, its providers are queried once more; while one of them does not respond, the order waits.
 */
async function lastCall(services: Dependencies, { shopId, number }: OrderRef): Promise<void> {
  const { db } = services
  const lapsed = await withRetries(() =>
    inShop(db, shopId, (tx) => lapseOrder(tx, shopId, number, services.orderContext())),
  )
  if (lapsed) return
  const attempts = await inShop(db, shopId, (tx) => listAttempts(tx, shopId, number))
  const open = attempts.filter(({ state }) => state === 'started' || state === 'pending')
  let silent = false
  for (const attempt of open) {
    const { kind } = await checkAttempt(services, shopId, attempt, null, 'poll')
    silent ||= kind === 'away' && services.now().getTime() - attempt.startedAt.getTime() < PATIENCE_MS
  }
  if (silent) {
    const until = new Date(services.now().getTime() + AWAY_MS)
    return inShop(db, shopId, (tx) => holdUntil(tx, shopId, number, until))
  }
  await withRetries(() => inShop(db, shopId, (tx) => giveUpUnpaid(tx, shopId, number, services.orderContext())))
}
