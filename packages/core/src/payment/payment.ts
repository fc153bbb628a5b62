import type { Amount } from '../money/amount.ts'
import type { ProviderName } from './payment-method.ts'
import type { Instrument } from './provider-terms.ts'

/**
 * The state of a payment attempt. `started`: the shopper was sent to the provider, and nothing is paid yet;
 * `pending`: the provider is processing it (a bank transfer, a voucher); `expired`: given up, cancelled or too late.
 */
export const PAYMENT_STATES = ['started', 'pending', 'paid', 'rejected', 'expired', 'refunded'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]
/** The state of one transaction, as a provider reports it. */
export type TransactionState = Exclude<PaymentState, 'started'>

/**
 * The states that a transaction may change to. Only forwards, so that repeated events, or events in another order, give the same result: a paid
 * transaction never becomes pending again, and an approval after a rejection or an expiry counts.
 */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentState, readonly TransactionState[]>> = {
  started: ['pending', 'expired', 'rejected', 'paid', 'refunded'],
  pending: ['expired', 'rejected', 'paid', 'refunded'],
  expired: ['rejected', 'paid', 'refunded'],
  rejected: ['paid', 'refunded'],
  paid: ['refunded'],
  refunded: [],
}

/** Whether `PAYMENT_TRANSITIONS` allows this change. Reporting the present state again is not a change. */
export const canMovePayment = (from: PaymentState, to: PaymentState): boolean =>
  PAYMENT_TRANSITIONS[from].some((state) => state === to)

/** The state of an attempt is the first of these that one of its transactions has: a second try after a rejection decides. */
const STRONGEST: readonly PaymentState[] = ['paid', 'pending', 'refunded', 'rejected', 'expired']

/** A provider's report of a transaction's state. */
export type TransactionStatus = { readonly transactionId: string; readonly state: TransactionState }

/** The state of an attempt from all reports about its transactions, in any order and with repetitions. */
export function attemptState(statuses: readonly TransactionStatus[]): PaymentState {
  const states = new Map<string, PaymentState>()
  for (const { transactionId, state } of statuses) {
    const before = states.get(transactionId) ?? 'started'
    if (canMovePayment(before, state)) states.set(transactionId, state)
  }
  const found = [...states.values()]
  return STRONGEST.find((state) => found.includes(state)) ?? 'started'
}

const DAY_MS = 24 * 60 * 60_000
/** The longest reservation for a shopper who is sent to pay, or who may try again: this long after the order was placed. */
export const LONGEST_HOLD_MS = DAY_MS
/** How long after it was placed an order may be paid at its price: that reservation, and three days (decision 038). */
const PAYABLE_MS = LONGEST_HOLD_MS + 3 * DAY_MS

/** Whether an unpaid order is too old to be paid at its price. */
export const isPriceOver = (placedAt: Date, now: Date): boolean => now.getTime() - placedAt.getTime() > PAYABLE_MS

/** The latest attempt to pay an order, as its buyer may see it. */
export type OrderPayment = {
  readonly provider: ProviderName
  readonly state: PaymentState
  readonly instrument: Instrument | null
  /** Our reference for the attempt at the provider. */
  readonly reference: string
  /** The payment's reference at the payer's bank (PSE: CUS). */
  readonly receipt: string | null
  readonly amount: Amount
  /** False: it was paid in a provider's sandbox, and no money moves. */
  readonly live: boolean
  /** ISO-8601, UTC. */
  readonly updatedAt: string
}

/** The result of starting a payment. */
export type PaymentStart =
  /** Go to the provider's page, by a document navigation. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** The newly chosen method needs no provider: there is nothing to pay here. */
  | { readonly kind: 'settled' }
  | { readonly kind: 'refused'; readonly reason: PaymentRefusal }

/**
 * Why no payment starts. `unavailable`: the provider does not answer, and another try may succeed; `gone`: the reservation
 * had ended and the units were sold; `coupon`: it had ended, and others have used up the order's coupon.
 */
export const PAYMENT_REFUSALS = ['paid', 'pending', 'closed', 'method', 'gone', 'coupon', 'unavailable'] as const
export type PaymentRefusal = (typeof PAYMENT_REFUSALS)[number]
