import { queueOrderEvent } from './messages/order-events.ts'
import { queueOrderWebhooks } from './messages/order-webhooks.ts'
import { takeBackMessages } from './messages/waiting.ts'
import type { OrderContext } from './orders/context.ts'
import { UNDO_SECONDS } from './orders/undo.ts'
import { usableMethodsOf } from './payments/accounts.ts'

/** The functions of payments and messages that orders call; `now`: the time of the operation. */
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
