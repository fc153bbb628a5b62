import type { OrderNumber, ShopId } from '@store/core'
import type { Tx } from '../database/open.ts'
import { insertConfirmationMail } from '../newsletter/store.ts'
import {
  insertContactMail,
  insertOrderMessages,
  insertShopMail,
  insertStepMail,
  insertUnpaidMail,
} from './store.ts'
import type { OrderStep } from './steps.ts'

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

/** Where a merchant's systems are told of orders, and the secret that signs what they are told: as it is kept, sealed. */
export type OrderHook = { readonly url: string; readonly secret: string }

/**
 * Puts a mail to the shop in the outbox; it leaves once the transaction is committed. False: the shop has no address to
 * send it to.
 */
export function queueMail(tx: Tx, shopId: ShopId, mail: Extract<Message, { kind: 'contact' }>): Promise<boolean> {
  return insertContactMail(tx, shopId, mail.contact)
}

/**
 * Puts in the outbox what an order's placing has to say: to its buyer, to its shop, to the merchant's systems, as far as
 * they can be reached. Each is told once, however often this is asked for. False: there is no such order.
 */
export function queueOrderMessages(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<boolean> {
  return insertOrderMessages(tx, shopId, number)
}

/** Puts in the outbox that somebody has to look at an order's money: the shop is told once, if it can be. */
export function queueTroubleMail(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<void> {
  return insertShopMail(tx, shopId, number, 'order.trouble')
}

/** Puts in the outbox that a proof of payment has come: the shop is told once, if it can be, not of those that replace it. */
export function queueProofMail(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<void> {
  return insertShopMail(tx, shopId, number, 'order.proof')
}

/** Puts in the outbox that an order waits for its payment: its buyer is told once, if they can be. */
export function queueUnpaidMail(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<void> {
  return insertUnpaidMail(tx, shopId, number)
}

/**
 * Puts in the outbox how far an order is: its buyer is told of each step once, if they can be, and have been told of the
 * order. That an order is paid, of which they were told nothing yet, is told by the mail that they have bought.
 */
export function queueStepMail(tx: Tx, shopId: ShopId, number: OrderNumber, step: OrderStep): Promise<void> {
  return insertStepMail(tx, shopId, number, step)
}

/** Puts in the outbox the question whether an address wants the newsletter, unless that is known or was just asked. */
export function queueConfirmation(tx: Tx, shopId: ShopId, email: string, at: Date): Promise<void> {
  return insertConfirmationMail(tx, shopId, email, at)
}
