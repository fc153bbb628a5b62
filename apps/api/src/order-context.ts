import { queueOrderEvent } from './messages/order-events.ts'
import { queueOrderWebhooks } from './messages/order-webhooks.ts'
import type { OrderContext } from './orders/context.ts'
import { usableMethodsOf } from './payments/accounts.ts'

/** Orders with the payments and messages that know them; `now` is the moment of what is done with it. */
export const orderContext = (now: Date): OrderContext => ({
  now,
  paymentMethodsOf: usableMethodsOf,
  onEvent: async (tx, shopId, number, event) => {
    await queueOrderEvent(tx, shopId, number, event)
    await queueOrderWebhooks(tx, shopId, number, event, now)
  },
})
