import { manageEndpoints as calls } from '@store/api-client/manage'
import type { OrderRefusal, PaymentProblem } from '@store/core'
import { waitsChangeMail } from '../../messages/store.ts'
import { type ChangeOutcome, changeOrder, quoteChange } from '../../orders/change.ts'
import { findOrderByNumber } from '../../orders/store/orders.ts'
import { takeUndoable } from '../../orders/undo.ts'
import { type Caller, isStockroom } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal, type WrongField } from '../refusal.ts'
import { standingOf, undoOf } from './order-steps.ts'
import { authorOf, revisedOrder, seesBuyers } from './orders.ts'

export function orderChangeRoutes(manage: Management): void {
  manage.read(calls.quoteOrderChange, async (tx, { shopId, params: { number }, body, services, caller }) => {
    mustSeeBuyers(caller)
    const outcome = await quoteChange(tx, { shopId, number, ...body }, services.orderContext())
    if (outcome?.kind !== 'planned') throw refusalOf(outcome)
    const { shipping, total } = outcome.before
    return { ...outcome.price, was: { shipping, total } }
  })

  manage.write(
    calls.changeOrder,
    async (tx, { shopId, params: { number }, body, services, caller, who, match, now }) => {
      mustSeeBuyers(caller)
      const known = await findOrderByNumber(tx, shopId, number)
      if (!known) throw new Refusal('notFound')
      match(revisedOrder(known.order))
      const { expectedTotal = null, by, ...change } = body
      const request = { shopId, number, ...change, expectedTotal, who: authorOf(caller, who, by) }
      const done = await takeUndoable(
        tx,
        { shopId, number, takenBy: caller.id },
        services.orderContext(),
        async (context) => {
          const outcome = await changeOrder(tx, request, context)
          if (outcome?.kind !== 'changed' && outcome?.kind !== 'same') throw refusalOf(outcome)
          return outcome
        },
      )
      if (!done) throw new Refusal('notFound')
      const { kind, order } = done.taken
      const { paymentMethod, shipping, total } = order
      const changed = kind === 'changed'
      return {
        ...standingOf({ order, notReturned: [], notTaken: [] }, now),
        paymentMethod,
        shipping,
        total,
        changed,
        mailed: changed && (await waitsChangeMail(tx, shopId, number)),
        revision: revisedOrder(order).revision,
        undo: undoOf(shopId, number, done.undo),
      }
    },
  )
}

/** Refuses callers from the stockroom: they pack parcels, but do not change where they go. */
function mustSeeBuyers(caller: Caller): void {
  if (isStockroom(caller)) throw new Refusal('forbidden', { needs: 'orders:write' })
  if (!seesBuyers(caller)) throw new Refusal('forbidden', { needs: 'buyers:read' })
}

function refusalOf(outcome: Exclude<ChangeOutcome, { kind: 'changed' | 'same' }> | null): Refusal {
  switch (outcome?.kind) {
    case undefined:
      return new Refusal('notFound')
    case 'tooLate':
      return new Refusal('state', { allowed: [] })
    case 'fixed':
      return new Refusal('state', { allowed: [], usedBy: 'payment' })
    case 'otherTotal':
      return new Refusal('fields', {
        errors: [{ path: 'expectedTotal', code: 'notAllowed', params: { total: outcome.price.total } }],
      })
    case 'refused':
      return new Refusal('fields', { errors: outcome.refusals.map(wrongOf) })
  }
}

const OF_BUYER = ['name', 'phone']

function wrongOf(refusal: OrderRefusal): WrongField {
  switch (refusal.kind) {
    case 'field': {
      const { field } = refusal
      if (OF_BUYER.includes(field)) return { path: `buyer.${field}`, code: 'wrongFormat' }
      if (field === 'branch') return { path: 'delivery.branchId', code: 'unknown' }
      return { path: `delivery.address.${field}`, code: field === 'city' ? 'unknown' : 'missing' }
    }
    case 'shippingUnavailable':
      return { path: 'delivery.address.city', code: refusal.reason === 'cityNeeded' ? 'missing' : 'notAllowed' }
    case 'paymentMethod':
      return { path: 'paymentMethod', code: 'notAllowed', ...limitOf(refusal.problem) }
    default:
      return { path: 'delivery', code: 'notAllowed' }
  }
}

const limitOf = (problem: PaymentProblem | null) =>
  problem?.reason === 'ceiling' ? { params: { most: problem.amount } } : {}
