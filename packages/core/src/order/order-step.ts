/**
 * The steps of a placed order about which its buyer gets a mail: one mail each, except that every change of the destination
 * has one.
 */
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

/** The texts that a merchant adds to these mails, as a separate paragraph. */
export type MailNotes = Readonly<Partial<Record<OrderStep, string>>>
