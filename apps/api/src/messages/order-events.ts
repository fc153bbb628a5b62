import type { OrderNumber, ShopId } from '@store/core'
import type { Tx } from '../database/open.ts'
import type { OrderEvent } from '../orders/context.ts'
import type { Waiting } from '../webhooks/store/waiting.ts'
import { insertOrderMessages, insertShopMail, insertStepMail, insertUnpaidMail } from './store.ts'

/** Queues the messages about an event of an order for everybody concerned; each message is sent once, even if the event repeats. */
export async function queueOrderEvent(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  event: OrderEvent,
  waiting?: Waiting,
): Promise<void> {
  switch (event.kind) {
    case 'placed':
      return insertOrderMessages(tx, shopId, number)
    case 'soldByHand':
      return insertOrderMessages(tx, shopId, number, { shop: false })
    case 'unpaid':
      return insertUnpaidMail(tx, shopId, number)
    case 'proofReceived':
      return insertShopMail(tx, shopId, number, 'order.proof')
    case 'paymentTrouble':
      return insertShopMail(tx, shopId, number, 'order.trouble')
    case 'packed':
      // No mail: the buyer gets one when the parcel is sent.
      return
    case 'ready':
      // The mail that says that it has been sent says of what is picked up that it is ready.
      return insertStepMail(tx, shopId, number, 'sent', waiting)
    case 'step':
      return insertStepMail(tx, shopId, number, event.step, waiting)
  }
}
