import { queueOrderEvent } from './messages/order-events.ts'
import type { OrderContext } from './orders/context.ts'
import { usableMethodsOf } from './payments/accounts.ts'

/** Orders with the payments and messages that know them; `now` is the moment of what is done with it. */
export const orderContext = (now: Date): OrderContext => ({
  now,
  paymentMethodsOf: usableMethodsOf,
  onEvent: queueOrderEvent,
})
