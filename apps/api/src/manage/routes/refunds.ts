import { manageEndpoints as calls } from '@store/api-client/manage'
import { receivedFor, refundable } from '@store/core'
import { refundOrder } from '../../orders/refund.ts'
import { findOrderMoney, listRefunds } from '../../orders/store/refunds.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { authorOf, seesBuyers } from './orders.ts'

export function refundRoutes(manage: Management): void {
  manage.read(calls.listRefunds, async (tx, { shopId, params: { number }, caller }) => {
    const money = await findOrderMoney(tx, shopId, number)
    if (!money) throw new Refusal('notFound')
    const items = (await listRefunds(tx, shopId, number)).map(({ reason, restocked, ...refund }) => ({
      ...{ ...refund, restocked: [...restocked] },
      ...(seesBuyers(caller) && { reason }),
    }))
    return { received: receivedFor(money), left: refundable(money), items }
  })

  manage.write(calls.refundOrder, async (tx, { shopId, params: { number }, body, services, caller, who }) => {
    const { amount, how, reason, restock = [], by } = body
    const draft = { shopId, number, amount, how, reason, restock, who: authorOf(caller, who, by) }
    const outcome = await refundOrder(tx, draft, services.orderContext())
    switch (outcome?.kind) {
      case undefined:
        throw new Refusal('notFound')
      case 'tooMuch':
        throw wrongField('amount', 'tooBig', { most: outcome.left })
      case 'units': {
        const { index, left } = outcome
        if (left === null) throw wrongField(`restock[${index}].productId`, 'unknown')
        throw wrongField(`restock[${index}].units`, 'tooBig', { most: left })
      }
      case 'refunded': {
        const { id, left, notReturned } = outcome
        return { id, amount, left, notReturned: [...notReturned] }
      }
    }
  })
}
