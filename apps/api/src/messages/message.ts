import { ORDER_STEPS, type OrderNumber } from '@store/core'

/** A message from a contact page (C20). */
export type ContactMail = {
  readonly clientName: string
  readonly clientEmail: string
  readonly clientPhone: string
  readonly message: string
}

/** Mails about an order, to its buyer or to the shop. */
export const ORDER_MAILS = [
  'order.buyer',
  'order.merchant',
  'order.trouble',
  'order.proof',
  'order.unpaid',
  ...ORDER_STEPS.map((step) => `order.${step}` as const),
] as const

/** Push notifications about an order, to devices of the team. */
export const ORDER_PUSHES = ['push.order', 'push.paid', 'push.hold', 'push.soldOut', 'push.trouble'] as const

/**
 * A message in the outbox. A mail about an order goes to its buyer, or to the shop; a delivery to one of the shop's webhooks;
 * the newsletter's confirmation mail to the address that was entered.
 */
export type Message =
  | { readonly kind: (typeof ORDER_MAILS)[number]; readonly number: OrderNumber }
  | { readonly kind: 'contact'; readonly contact: ContactMail }
  | { readonly kind: 'newsletter.confirm'; readonly email: string }
  /** To the address that was invited into the shop's team. */
  | { readonly kind: 'team.invitation'; readonly email: string }
  | { readonly kind: (typeof ORDER_PUSHES)[number]; readonly number: OrderNumber }
  /** A push notification that somebody has written to the shop. */
  | { readonly kind: 'push.message' }
  /** A delivery to a webhook, by its id, or the mail that its webhook was switched off. */
  | { readonly kind: 'webhook' | 'webhook.off'; readonly delivery: number }
