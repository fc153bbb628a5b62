import { manageEndpoints as calls } from '@store/api-client/manage'
import { asWorker, inShop } from '../../database/open.ts'
import { queueMailAgain } from '../../messages/send-again.ts'
import { nextStepIn } from '../../orders/advance.ts'
import { findOrderByNumber } from '../../orders/store/orders.ts'
import { isStockroom } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'

export function orderMailRoutes(manage: Management): void {
  manage.outside(calls.sendOrderMail, async (_, { shopId, params: { number }, body, services, caller, now }) => {
    if (isStockroom(caller)) throw new Refusal('forbidden', { needs: 'orders:write' })
    const known = await inShop(services.db, shopId, (tx) => findOrderByNumber(tx, shopId, number))
    if (!known) throw new Refusal('notFound')
    const { order } = known
    const isWanted = order.buyer.email !== null && (body.mail === 'last' || nextStepIn(order, now) === 'awaitPayment')
    // The role of requests may not change queued messages.
    const isQueued = isWanted && (await asWorker(services.db, (tx) => queueMailAgain(tx, shopId, number, body.mail)))
    if (!isQueued) throw new Refusal('state', { allowed: [] })
    return {}
  })
}
