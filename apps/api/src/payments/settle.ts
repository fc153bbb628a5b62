import {
  attemptState,
  invariant,
  isOnlineMethod,
  type OrderNumber,
  type OrderStatus,
  orderAfterPayment,
  type PaymentState,
  type PaymentTrouble,
  type ProviderName,
  type ShopId,
} from '@store/core'
import type { Tx } from '../database/open.ts'
import type { OrderContext } from '../orders/context.ts'
import { holdOn } from '../orders/hold.ts'
import { moveOrder } from '../orders/move.ts'
import { addHistoryEntry, lockOrder } from '../orders/store/moves.ts'
import { checkAfter } from './backoff.ts'
import type { ProviderStatus } from './provider.ts'
import {
  type Attempt,
  addPaymentEvent,
  findAttempt,
  listAttempts,
  listPaymentEvents,
  setAttempt,
} from './store/payments.ts'
import { listPaymentTroubles } from './store/troubles.ts'

/** How the report came. */
export type Source = 'event' | 'return' | 'poll'
/** Why a provider's report does not fit the attempt. */
type Mismatch = 'amount' | 'currency' | 'environment'

export type Settled =
  | {
      readonly kind: 'moved'
      readonly number: number
      readonly from: PaymentState
      readonly to: PaymentState
      /** The order's new status; null: unchanged. */
      readonly order: OrderStatus | null
      /** The problem with its money that a person has to solve. */
      readonly troubles: readonly PaymentTrouble[]
    }
  /** It was reported before, or changes nothing. */
  | { readonly kind: 'known' }
  | { readonly kind: 'mismatch'; readonly problem: Mismatch }
  /** The shop has no such attempt with this provider. */
  | { readonly kind: 'unknown' }

/**
 * Records a provider's verified report about a payment, in the given transaction: compares it with the attempt,
 * changes the attempt and its order, and queues the messages, once. However often reports come, and in
 * whatever order, the result is the same.
 */
export async function settle(
  tx: Tx,
  shopId: ShopId,
  provider: ProviderName,
  status: ProviderStatus,
  source: Source,
  context: OrderContext,
): Promise<Settled> {
  const attempt = await findAttempt(tx, shopId, provider, status.of)
  if (!attempt) return { kind: 'unknown' }
  const which = { shopId, number: attempt.number, attempt: attempt.attempt }
  // Serialises everything about one order.
  await lockOrder(tx, shopId, attempt.number)
  const problem = mismatchOf(attempt, status)
  const { transactionId, state } = status
  const isNew = await addPaymentEvent(tx, which, {
    transactionId,
    state,
    source,
    problem: problem ?? '',
    at: context.now,
  })
  if (problem) {
    if (isNew) await tellOfTroubles(tx, shopId, attempt.number, context)
    return { kind: 'mismatch', problem }
  }
  if (!isNew) return { kind: 'known' }
  return applyReports(tx, which, { who: provider, why: `${attempt.reference} ${transactionId}`, ...status }, context)
}

/** Gives up an unpaid attempt: only our own report exists for it. */
export async function closeAttempt(tx: Tx, which: AttemptRef, context: OrderContext): Promise<void> {
  const isNew = await addPaymentEvent(tx, which, {
    transactionId: '',
    state: 'expired',
    source: 'own',
    problem: '',
    at: context.now,
  })
  if (isNew)
    await applyReports(tx, which, { who: 'system', why: 'not paid in time', instrument: null, receipt: null }, context)
}

type AttemptRef = { readonly shopId: ShopId; readonly number: number; readonly attempt: number }

function mismatchOf(attempt: Attempt, { state, amount, currency, live }: ProviderStatus): Mismatch | null {
  if (currency !== attempt.currency) return 'currency'
  if (amount === null ? state === 'paid' : amount !== attempt.amount) return 'amount'
  return live !== null && live !== attempt.live ? 'environment' : null
}

/** The state of the attempt from all reports, and the resulting status of its order. */
async function applyReports(
  tx: Tx,
  which: AttemptRef,
  report: Pick<ProviderStatus, 'instrument' | 'receipt'> & { readonly who: string; readonly why: string },
  context: OrderContext,
): Promise<Settled> {
  const { now, onEvent } = context
  const { shopId, number } = which
  const attempts = await listAttempts(tx, shopId, number)
  const before = attempts.find(({ attempt }) => attempt === which.attempt)
  invariant(before, 'an attempt something is said of is there')
  const state = attemptState(await listPaymentEvents(tx, which))
  const dueAt = checkAfter({ ...before, state }, now)
  await setAttempt(tx, which, { state, instrument: report.instrument, receipt: report.receipt, dueAt, at: now })
  if (state === before.state) return { kind: 'known' }

  const { who, why } = report
  await addHistoryEntry(tx, shopId, number, {
    at: now.toISOString(),
    who,
    about: 'payment',
    from: before.state,
    to: state,
    why,
  })
  const known = await lockOrder(tx, shopId, number)
  invariant(known, 'an attempt has an order')
  await holdOn(tx, shopId, number, known, state, now)
  const states = attempts.map((one) => (one === before ? state : one.state))
  const wanted = orderAfterPayment(known.status, states)
  // An order switched to payment by hand no longer depends on an open payment page; a payment made there still counts.
  const order = wanted === 'paid' || isOnlineMethod(known.paymentMethod) ? wanted : null
  if (order) await moveOrder(tx, { shopId, number, to: order, who, why }, context)
  if (order === 'paid') await onEvent(tx, shopId, number, { kind: 'placed' })
  if (state === 'refunded') await onEvent(tx, shopId, number, { kind: 'step', step: 'refunded' })
  const troubles = state === 'paid' ? await tellOfTroubles(tx, shopId, number, context) : []
  return { kind: 'moved', number, from: before.state, to: state, order, troubles }
}

/** Reports the problems with an order's money that a person has to solve; its shop gets a mail, once per order. */
async function tellOfTroubles(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  { onEvent }: OrderContext,
): Promise<readonly PaymentTrouble[]> {
  const troubles = (await listPaymentTroubles(tx, shopId, number)).map(({ trouble }) => trouble)
  if (troubles.length > 0) await onEvent(tx, shopId, number, { kind: 'paymentTrouble' })
  return troubles
}
