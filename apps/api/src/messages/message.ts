import type { OrderNumber, OrderStep } from '@store/core'

/** What a person wrote on a contact page (C20). */
export type ContactMail = {
  readonly clientName: string
  readonly clientEmail: string
  readonly clientPhone: string
  readonly message: string
}

/**
 * What others are told. A mail about an order goes to its buyer, or to the shop; the hook to the merchant's systems; the
 * newsletter's question to whoever is said to want it.
 */
export type Message =
  | {
      readonly kind:
        | 'order.buyer'
        | 'order.merchant'
        | 'order.hook'
        | 'order.trouble'
        | 'order.proof'
        | 'order.unpaid'
        | `order.${OrderStep}`
      readonly number: OrderNumber
    }
  | { readonly kind: 'contact'; readonly contact: ContactMail }
  | { readonly kind: 'newsletter.confirm'; readonly email: string }
