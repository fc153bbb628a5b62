import { queueOrderEvent } from './messages/order-events.ts'
import { queueOrderWebhooks } from './messages/order-webhooks.ts'
import { takeBackMessages } from './messages/waiting.ts'
import type { OrderContext } from './orders/context.ts'
import { UNDO_SECONDS } from './orders/undo.ts'
import { usableMethodsOf } from './payments/accounts.ts'

/** Orders with the payments and messages that know them; `now` is the moment of what is done with it. */
export const orderContext = (now: Date, undoSeconds = UNDO_SECONDS): OrderContext => ({
  now,
  paymentMethodsOf: usableMethodsOf,
  undoSeconds,
  takeBack: takeBackMessages,
  onEvent: async (tx, shopId, number, event, waiting) => {
    await queueOrderEvent(tx, shopId, number, event, waiting)
    await queueOrderWebhooks(tx, shopId, number, event, { now, waiting })
  },
})
