/** Problems with an order's money that only a person can solve. */
export const PAYMENT_TROUBLES = [
  /** Two payment attempts paid it: one of them has to be refunded. */
  'paidTwice',
  /** The order is cancelled, but its money has arrived. */
  'paidButCancelled',
  /** It was paid after its reservation had ended, and its units have been sold since. */
  'nothingLeft',
  /** The payment has another amount or currency, or came from a test account where a live one was expected, or the other way round. */
  'misfit',
] as const
export type PaymentTrouble = (typeof PAYMENT_TROUBLES)[number]
