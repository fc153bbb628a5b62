import { manageEndpoints as calls, type Input } from '@store/api-client/manage'
import { type Amount, receivedFor, refundable, type ShopId } from '@store/core'
import { readInShop, type Tx } from '../../database/open.ts'
import { mostWithin, type RefundOutcome, refundOrder } from '../../orders/refund.ts'
import { findOrderMoney, listRefunds } from '../../orders/store/refunds.ts'
import { findReturnable, giveBack } from '../../payments/give-back.ts'
import { findRequest } from '../../payments/store/refund-requests.ts'
import { findRefundLimit } from '../../team/store.ts'
import type { Caller } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { authorOf, seesBuyers } from './orders.ts'

export function refundRoutes(manage: Management): void {
  manage.read(calls.listRefunds, async (tx, { shopId, params: { number }, caller, now }) => {
    const money = await findOrderMoney(tx, shopId, number)
    if (!money) throw new Refusal('notFound')
    const items = (await listRefunds(tx, shopId, number)).map(({ reason, restocked, ...refund }) => ({
      ...refund,
      restocked: [...restocked],
      ...(seesBuyers(caller) && { reason }),
    }))
    const limit = await limitOf(tx, shopId, caller)
    const request = await findRequest(tx, shopId, number)
    const found = request ? null : await findReturnable(tx, shopId, number, now)
    return {
      received: receivedFor(money),
      left: refundable(money),
      items,
      most: limit === null ? null : mostWithin(money, limit),
      returnable: found && { provider: found.provider, most: found.most, parts: found.parts, live: found.live },
      asked: request && { provider: request.provider, amount: request.amount, at: request.askedAt.toISOString() },
    }
  })

  manage.write(calls.refundOrder, async (tx, { shopId, params: { number }, body, services, caller, who }) => {
    const limit = await limitOf(tx, shopId, caller)
    const draft = draftOf(body, { shopId, number, caller, who, limit })
    const outcome = await refundOrder(tx, draft, services.orderContext())
    return recorded(outcome, body.amount)
  })

  manage.outside(calls.refundByProvider, async (_, call) => {
    const { shopId, params, body, services, caller, who, callKey } = call
    const { number } = params
    const limit = await readInShop(services.db, shopId, (tx) => limitOf(tx, shopId, caller))
    const outcome = await giveBack(services, { ...draftOf(body, { shopId, number, caller, who, limit }), callKey })
    switch (outcome?.kind) {
      case 'asked':
        return { id: null, provider: outcome.provider, amount: body.amount, left: outcome.left, notReturned: [] }
      case 'wholeOnly':
        throw wrongField('amount', 'tooSmall', { least: outcome.amount })
      case 'impossible':
        throw new Refusal('state', { allowed: ['byHand'] })
      case 'otherCall':
        throw new Refusal('idempotency')
      case 'refused':
        throw new Refusal('providerRefused', { current: { provider: outcome.provider } })
      case 'refunded':
        return { provider: outcome.provider, ...recorded(outcome, body.amount) }
      default:
        throw refusalOf(outcome ?? null)
    }
  })
}

type OfOrder = {
  readonly shopId: ShopId
  readonly number: number
  readonly caller: Caller
  readonly who: string
  readonly limit: Amount | null
}

const draftOf = (
  { amount, reason, restock = [], by }: Input<typeof calls.refundByProvider>['body'],
  { shopId, number, caller, who, limit }: OfOrder,
) => ({ shopId, number, amount, reason, restock, who: authorOf(caller, who, by), limit })

/** The most that a caller may refund for one order; null: no limit. Keys have none. */
const limitOf = async (tx: Tx, shopId: ShopId, caller: Caller): Promise<Amount | null> =>
  caller.kind === 'person' ? findRefundLimit(tx, shopId, caller.person.personId) : null

/** The response about a recorded refund. */
function recorded(outcome: RefundOutcome | null, amount: Amount) {
  if (outcome?.kind !== 'refunded') throw refusalOf(outcome)
  const { id, left, notReturned } = outcome
  return { id, amount, left, notReturned: [...notReturned] }
}

function refusalOf(outcome: Exclude<RefundOutcome, { kind: 'refunded' }> | null): Refusal {
  if (outcome === null) return new Refusal('notFound')
  if (outcome.kind === 'tooMuch') return wrongField('amount', 'tooBig', { most: outcome.left })
  if (outcome.kind === 'overLimit')
    return wrongField('amount', 'notAllowed', { limit: outcome.limit, most: outcome.most })
  const { index, left } = outcome
  return left === null
    ? wrongField(`restock[${index}].productId`, 'unknown')
    : wrongField(`restock[${index}].units`, 'tooBig', { most: left })
}
