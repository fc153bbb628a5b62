import type { OrderNumber, ShopId } from '@store/core'
import type { Tx } from '../database/open.ts'
import type { OrderEvent } from '../orders/context.ts'
import type { Waiting } from '../webhooks/store/waiting.ts'
import { insertOrderMessages, insertOrderPush, insertShopMail, insertStepMail, insertUnpaidMail } from './store.ts'

/**
 * Queues the messages about an event of an order to everybody concerned; each message is sent once, even if the event
 * repeats.
 */
export async function queueOrderEvent(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  event: OrderEvent,
  waiting?: Waiting,
): Promise<void> {
  switch (event.kind) {
    case 'placed':
      await insertOrderMessages(tx, shopId, number)
      await insertOrderPush(tx, shopId, number, 'order')
      return insertOrderPush(tx, shopId, number, 'hold')
    case 'soldByHand':
      return insertOrderMessages(tx, shopId, number, { shop: false })
    case 'soldOut':
      return insertOrderPush(tx, shopId, number, 'soldOut')
    case 'unpaid':
      return insertUnpaidMail(tx, shopId, number)
    case 'proofReceived':
      return insertShopMail(tx, shopId, number, 'order.proof')
    case 'paymentTrouble':
      await insertShopMail(tx, shopId, number, 'order.trouble')
      return insertOrderPush(tx, shopId, number, 'trouble')
    case 'packed':
      // No mail: the buyer gets one when the parcel is sent.
      return
    case 'ready':
      // For orders that are picked up, the mail `sent` says that they are ready.
      return insertStepMail(tx, shopId, number, 'sent', waiting)
    case 'step':
      await insertStepMail(tx, shopId, number, event.step, waiting)
      if (event.step === 'paid') await insertOrderPush(tx, shopId, number, 'paid')
      return
  }
}
