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

/** What the provider of an order's payment can be asked to give back. */
type Returnable = Pick<Requested, 'attempt' | 'transactionId'> & {
  readonly provider: ProviderName
  readonly most: Amount
  /** A part of it can be given back, too. */
  readonly parts: boolean
  readonly live: boolean
}

/** Null: no provider of a payment of this order can be asked now. */
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
    // Keys of its sandbox give no real money back, and real ones none of the sandbox.
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
  /** No provider of a payment of this order can be asked, or one is still at it. */
  | { readonly kind: 'impossible' }
  /** A call with this idempotency key has asked for something else. */
  | { readonly kind: 'otherCall' }
  /** The provider gives back this amount only. */
  | { readonly kind: 'wholeOnly'; readonly amount: Amount }

type Decision = { readonly provider: ProviderName } & (
  | Extract<RefundOutcome, { kind: 'refunded' }>
  /** The provider has not said yet what became of it: it is asked again later. */
  | { readonly kind: 'asked'; readonly left: Amount }
  /** The provider did not do it. */
  | { readonly kind: 'refused' }
)

/** A refund that is wanted of a provider, with a digest of the idempotency key of the call and one of its request; null: it has no key. */
type NewRefund = RefundDraft & { readonly callKey: Buffer | null }

/**
 * Asks the provider of an order's payment to give money back, and records it once it has. The refund is stored before the provider is
 * asked, so that it is counted whatever happens next. A call that is repeated gets what became of its own refund, also if the answer to the
 * first was lost with its process. Null: no such order.
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

/** Bytes of the digest of a key, with which a `callKey` begins. */
const KEY_BYTES = 32

/** What became of the refund of a call that is repeated; null: it has brought none about. */
async function ofCall(
  tx: Tx,
  { shopId, number }: NewRefund,
  callKey: Buffer,
  { left, now }: { readonly left: Amount; readonly now: Date },
): Promise<GiveBackOutcome | null> {
  const key = callKey.subarray(0, KEY_BYTES)
  // Later, the same key is another call.
  const since = new Date(now.getTime() - IDEMPOTENCY_DAYS * 24 * 60 * 60_000)
  const made = await findRefundOfCall(tx, shopId, number, key, since)
  const earlier = made ? null : await findRequestOfCall(tx, shopId, number, key, since)
  const known = made ?? earlier
  if (!known) return null
  if (!known.callKey.equals(callKey)) return { kind: 'otherCall' }
  const { provider } = known
  return made ? { kind: 'refunded', id: made.id, left, notReturned: [], provider } : { kind: 'asked', provider, left }
}

/** `lost`: the provider may have done it, or not. */
type RefundAnswerOrLost = RefundFinding | { readonly kind: 'lost' }

async function answerTo(services: Dependencies, request: Requested, how: 'ask' | 'find'): Promise<RefundAnswerOrLost> {
  const { shopId, number, id, provider, reference } = request
  const opened = await inShop(services.db, shopId, (tx) => openAccount(tx, shopId, provider, services.payments))
  const refunds = opened?.provider.refunds
  // The account is gone, or one of the other world: the provider is not asked.
  if (!opened || !refunds || opened.account.live !== request.live) return { kind: how === 'ask' ? 'refused' : 'lost' }
  const refund: RefundRequest = { ...request, key: `refund-${shopId}-${number}-${id}` }
  try {
    return await refunds[how](opened.account, refund)
  } catch (error) {
    // With keys that it does not accept, it has done nothing.
    if (error instanceof KeysRefused && how === 'ask') return { kind: 'refused' }
    if (!(error instanceof ProviderAway || error instanceof KeysRefused)) throw error
    const problem = error.name
    services.log.warn({ shop: shopId, provider, reference, problem, message: error.message }, 'refund not known')
    return { kind: 'lost' }
  }
}

/** Milliseconds after which a refund that its provider neither accepted nor knows was never made. */
const NEVER_MS = 10 * 60_000
/** Milliseconds after which a person has to look in the provider's panel: it has not answered, or not done what it accepted. */
const GIVEN_UP_MS = 3 * 24 * 60 * 60_000

/** What a refund ends as; null: it stays open. */
function endOf({ kind }: RefundAnswerOrLost, { accepted, askedAt }: Requested, now: Date) {
  if (kind === 'done' || kind === 'refused') return kind
  const age = now.getTime() - askedAt.getTime()
  if (kind === 'none' && !accepted && age >= NEVER_MS) return 'refused'
  return age >= GIVEN_UP_MS ? 'unknown' : null
}

/** Records what became of a refund, once, however often and wherever it is learned. */
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
/** Pauses between questions about a refund, as `nextCheck` counts them: about five minutes. */
const LATER = 4

/** Asks providers about refunds they have not decided. Payments are another job: a slow refund holds up none. */
export const refundsJob = (services: Dependencies): Job => ({
  name: 'refunds',
  every: 10_000,
  run: async ({ signal, beat }) => (await checkRefunds(services, signal, beat)) >= BATCH,
})

/** Asks about the refunds that are due, `BATCH` at most; returns how many were asked about. */
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
