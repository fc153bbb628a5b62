/** Something about an order's money that only a person can put right. */
export const PAYMENT_TROUBLES = [
  /** By two attempts: one of them has to go back. */
  'paidTwice',
  /** It is cancelled, and its money is here. */
  'paidButCancelled',
  /** It was paid after its time, and what was ordered was sold meanwhile. */
  'nothingLeft',
  /** Somebody paid another amount, in another currency, or with a test account where a live one was asked, or the other way round. */
  'misfit',
] as const
export type PaymentTrouble = (typeof PAYMENT_TROUBLES)[number]
