import { type Amount, type OrderNumber, type ProviderName, refundable, refundableOf, type ShopId } from '@store/core'
import { facts } from '@store/telemetry'
import { inShop, type Tx } from '../database/open.ts'
import type { Job } from '../operation/scheduler.ts'
import { withRetries } from '../orders/conflict.ts'
import type { OrderContext } from '../orders/context.ts'
import { limitProblem, type RefundDraft, type RefundOutcome, recordRefund, unitsProblem } from '../orders/refund.ts'
import { addHistoryEntry, lockOrder } from '../orders/store/moves.ts'
import { findOrderMoney, findRefundOfCall } from '../orders/store/refunds.ts'
import { IDEMPOTENCY_DAYS } from '../retention/store.ts'
import type { Services } from '../services.ts'
import { openAccount } from './accounts.ts'
import { KeysRefused, ProviderAway } from './ask-provider.ts'
import { nextCheck } from './backoff.ts'
import type { RefundFinding, RefundRequest } from './provider.ts'
import { providerNamed } from './providers/index.ts'
import { listAccounts } from './store/accounts.ts'
import {
  acceptRequest,
  claimRequests,
  deleteRequest,
  endRequest,
  findRequest,
  findRequestOfCall,
  insertRequest,
  listPaid,
  type Requested,
} from './store/refund-requests.ts'

type Dependencies = Pick<Services, 'db' | 'log' | 'now' | 'orderContext' | 'payments'>

/** The refund that a provider can make of an order's payment. */
type Returnable = Pick<Requested, 'attempt' | 'transactionId'> & {
  readonly provider: ProviderName
  readonly most: Amount
  /** Whether a part can be refunded, too. */
  readonly parts: boolean
  readonly live: boolean
}

/** Null: no provider of this order's payments can refund one now. */
export async function findReturnable(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  now: Date,
): Promise<Returnable | null> {
  const [money, paid, accounts] = [
    await findOrderMoney(tx, shopId, number),
    await listPaid(tx, shopId, number),
    await listAccounts(tx, shopId),
  ]
  for (const { attempt, provider, transactionId, instrument, paidAt } of paid) {
    const terms = providerNamed(provider)?.refunds
    const known = money?.paid.find((one) => one.attempt === attempt)
    // Keys of a sandbox cannot refund real money, and live keys no sandbox payment.
    const fits = accounts.some((account) => account.provider === provider && account.live === known?.live)
    if (!money || !known || !terms || !fits || !terms.suits({ instrument, paidAt }, now)) continue
    const most = refundableOf(money, known)
    if (most === 0 || (!terms.parts && most !== known.amount)) continue
    return { provider, most, parts: terms.parts, live: known.live, attempt, transactionId }
  }
  return null
}

export type GiveBackOutcome =
  | Exclude<RefundOutcome, { kind: 'refunded' }>
  | Decision
  /** No provider can refund a payment of this order, or one has not decided on a refund yet. */
  | { readonly kind: 'impossible' }
  /** A call with this idempotency key has requested something else. */
  | { readonly kind: 'otherCall' }
  /** The provider can only refund this amount. */
  | { readonly kind: 'wholeOnly'; readonly amount: Amount }

type Decision = { readonly provider: ProviderName } & (
  | Extract<RefundOutcome, { kind: 'refunded' }>
  /** The provider has not reported the result yet: it is queried again later. */
  | { readonly kind: 'asked'; readonly left: Amount }
  /** The provider has not made the refund. */
  | { readonly kind: 'refused' }
)

/**
 * A refund requested from a provider, with a hash of the call's idempotency key and one of its request; null: it has no key.
 */
type NewRefund = RefundDraft & { readonly callKey: Buffer | null }

/**
 * Requests a refund from the provider of an order's payment, and records it once it is made. The request is stored before
 * the provider is called, so that it counts whatever happens next. A repeated call gets the result of its own refund, also
 * if the response to the first was lost with its process. Null: no such order.
 */
export async function giveBack(services: Dependencies, draft: NewRefund): Promise<GiveBackOutcome | null> {
  const { db } = services
  const { shopId } = draft
  const begun = await withRetries(() => inShop(db, shopId, (tx) => begin(tx, draft, services.now())))
  if (begun === null || 'kind' in begun) return begun
  const answer = await answerTo(services, begun, 'ask')
  return withRetries(() => inShop(db, shopId, (tx) => decide(tx, begun, answer, services.orderContext())))
}

async function begin(tx: Tx, draft: NewRefund, now: Date): Promise<Requested | GiveBackOutcome | null> {
  const { shopId, number, amount, restock, callKey } = draft
  const standing = await lockOrder(tx, shopId, number)
  if (!standing) return null
  const money = await findOrderMoney(tx, shopId, number)
  const known = callKey && (await ofCall(tx, draft, callKey, { left: money ? refundable(money) : 0, now }))
  if (known) return known
  const returnable = (await findRequest(tx, shopId, number)) ? null : await findReturnable(tx, shopId, number, now)
  if (!returnable) return { kind: 'impossible' }
  const { most, parts, attempt, transactionId } = returnable
  if (amount > most) return { kind: 'tooMuch', left: most }
  const tooHigh = money && limitProblem(money, draft)
  if (tooHigh) return tooHigh
  if (!parts && amount !== most) return { kind: 'wholeOnly', amount: most }
  const problem = await unitsProblem(tx, { shopId, number, restock, released: standing.released })
  if (problem) return problem
  const { reason, who } = draft
  await insertRequest(tx, {
    shopId,
    number,
    amount,
    reason,
    restock,
    who,
    attempt,
    transactionId,
    callKey,
    askedAt: now,
    dueAt: nextCheck(2, now),
  })
  return findRequest(tx, shopId, number)
}

/** Bytes of the key's hash, with which a `callKey` begins. */
const KEY_BYTES = 32

/** The result of the refund of a repeated call; null: the call has requested none. */
async function ofCall(
  tx: Tx,
  { shopId, number }: NewRefund,
  callKey: Buffer,
  { left, now }: { readonly left: Amount; readonly now: Date },
): Promise<GiveBackOutcome | null> {
  const key = callKey.subarray(0, KEY_BYTES)
  // After this time, the same key counts as a new call.
  const since = new Date(now.getTime() - IDEMPOTENCY_DAYS * 24 * 60 * 60_000)
  const made = await findRefundOfCall(tx, shopId, number, key, since)
  const earlier = made ? null : await findRequestOfCall(tx, shopId, number, key, since)
  const known = made ?? earlier
  if (!known) return null
  if (!known.callKey.equals(callKey)) return { kind: 'otherCall' }
  const { provider } = known
  return made ? { kind: 'refunded', id: made.id, left, notReturned: [], provider } : { kind: 'asked', provider, left }
}

/** `lost`: the provider may have made the refund, or not. */
type RefundAnswerOrLost = RefundFinding | { readonly kind: 'lost' }

async function answerTo(services: Dependencies, request: Requested, how: 'ask' | 'find'): Promise<RefundAnswerOrLost> {
  const { shopId, number, id, provider, reference } = request
  const opened = await inShop(services.db, shopId, (tx) => openAccount(tx, shopId, provider, services.payments))
  const refunds = opened?.provider.refunds
  // The account was removed, or switched between sandbox and live: the provider is not called.
  if (!opened || !refunds || opened.account.live !== request.live) return { kind: how === 'ask' ? 'refused' : 'lost' }
  const refund: RefundRequest = { ...request, key: `refund-${shopId}-${number}-${id}` }
  try {
    return await refunds[how](opened.account, refund)
  } catch (error) {
    // With keys that it refuses, it has done nothing.
    if (error instanceof KeysRefused && how === 'ask') return { kind: 'refused' }
    if (!(error instanceof ProviderAway || error instanceof KeysRefused)) throw error
    const problem = error.name
    services.log.warn({ shop: shopId, provider, reference, problem, message: error.message }, 'refund not known')
    return { kind: 'lost' }
  }
}

/** Milliseconds after which a refund that its provider neither accepted nor can find was never made. */
const NEVER_MS = 10 * 60_000
/**
 * Milliseconds after which a person has to check the provider's panel: it has not responded, or not made the refund it
 * accepted.
 */
const GIVEN_UP_MS = 3 * 24 * 60 * 60_000

/** The final state of a refund; null: it stays open. */
function endOf({ kind }: RefundAnswerOrLost, { accepted, askedAt }: Requested, now: Date) {
  if (kind === 'done' || kind === 'refused') return kind
  const age = now.getTime() - askedAt.getTime()
  if (kind === 'none' && !accepted && age >= NEVER_MS) return 'refused'
  return age >= GIVEN_UP_MS ? 'unknown' : null
}

/** Records the result of a refund, once, however often and from wherever it is reported. */
async function decide(
  tx: Tx,
  request: Requested,
  answer: RefundAnswerOrLost,
  context: OrderContext,
): Promise<Decision | null> {
  const { shopId, number, provider } = request
  const { now } = context
  const standing = await lockOrder(tx, shopId, number)
  if (!standing) return null
  const open = await findRequest(tx, shopId, number)
  if (open?.id === request.id) {
    const note = (why: string) =>
      addHistoryEntry(tx, shopId, number, {
        at: now.toISOString(),
        who: open.who,
        about: 'payment',
        from: 'paid',
        to: 'paid',
        why,
      })
    const end = endOf(answer, open, now)
    if (end === 'done') {
      await deleteRequest(tx, open)
      const providerRefund = answer.kind === 'done' ? answer.name : null
      const made = await recordRefund(tx, { ...open, providerRefund, released: standing.released }, context)
      return made && { ...made, provider }
    }
    if (end !== null) {
      await (end === 'unknown' ? endRequest(tx, open, now) : deleteRequest(tx, open))
      await note(`refund ${end}`)
      return { kind: 'refused', provider }
    }
    if (answer.kind === 'pending') await acceptRequest(tx, open)
    if (request.checks === 0) await note('refund asked')
  }
  const money = await findOrderMoney(tx, shopId, number)
  return { kind: 'asked', provider, left: money ? refundable(money) : 0 }
}

const BATCH = 10
/** The pause between queries about a refund, as a count for `nextCheck`: about five minutes. */
const LATER = 4

/** Queries providers about refunds they have not decided. Separate from payments, so that a slow refund delays none. */
export const refundsJob = (services: Dependencies): Job => ({
  name: 'refunds',
  every: 10_000,
  run: async ({ signal, beat }) => (await checkRefunds(services, signal, beat)) >= BATCH,
})

/** Queries the refunds that are due, `BATCH` at most; returns how many. */
export async function checkRefunds(services: Dependencies, signal?: AbortSignal, beat = () => {}): Promise<number> {
  const now = services.now()
  const due = await claimRequests(services.db, { now, until: nextCheck(LATER, now), limit: BATCH })
  for (const request of due) {
    if (signal?.aborted) break
    beat()
    try {
      const answer = await answerTo(services, request, 'find')
      const { db, orderContext } = services
      await withRetries(() => inShop(db, request.shopId, (tx) => decide(tx, request, answer, orderContext())))
    } catch (error) {
      services.log.error({ shop: request.shopId, error: facts(error) }, 'a refund broke')
    }
  }
  return due.length
}
