/** The steps of an order after it was placed that its buyer gets a mail about: once each, but for each change of where it goes to. */
export const ORDER_STEPS = [
  'confirmed',
  'changed',
  'paid',
  'sent',
  'delivered',
  'returned',
  'refunded',
  'cancelled',
  'lapsed',
] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

/** The longest text that a merchant may add to the mail about a step, in characters. */
export const MAX_MAIL_NOTE = 500

/** The texts that a merchant adds to these mails, as a paragraph of their own. */
export type MailNotes = Readonly<Partial<Record<OrderStep, string>>>
