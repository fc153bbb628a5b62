/** What a buyer is told of an order after it was placed, once each. */
export const ORDER_STEPS = [
  'confirmed',
  'paid',
  'sent',
  'delivered',
  'returned',
  'refunded',
  'cancelled',
  'lapsed',
] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

/** Characters of what a merchant adds to the mail about a step. */
export const MAX_MAIL_NOTE = 500

/** What a merchant adds to these mails, in a line of their own. */
export type MailNotes = Readonly<Partial<Record<OrderStep, string>>>
