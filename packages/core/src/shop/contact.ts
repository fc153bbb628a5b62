import { FIELD_LIMITS } from '../field-limits.ts'
import type { ShopId } from './shop.ts'

/** A visitor's message to a shop. The shop's settings decide who receives it, not the visitor. */
export type ContactMessage = {
  readonly shopId: ShopId
  readonly shopName: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly message: string
  /** The shop's address, for services that require it. Ours look it up. */
  readonly to?: string | null
}

/** Whether a text has the form of a mail address; the shop's forms check more. */
export const isMailAddress = (text: string): boolean =>
  text.length <= FIELD_LIMITS.email && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)

/** A request to receive the newsletter, with the proof of the consent. */
export type Subscription = {
  readonly shopId: ShopId
  readonly email: string
  /** Version of the text beside the checkbox that was ticked; null: not known. */
  readonly consent: string | null
}

/** The result of opening a link in a newsletter mail. `unknown`: the key does not exist, or its subscription has ended. */
export type SubscriptionAnswer = { readonly kind: 'confirmed' | 'ended' | 'unknown' }

/** A field of the form that a messaging-app shop asks its buyers to fill in. */
export type ChatOrderField = {
  readonly key: string
  readonly label: string
  /** The type of the HTML input. */
  readonly type: string
  readonly value: string
  readonly required: boolean
}

/** The merchant's own order form; without fields the standard form is used. */
export type ChatOrderForm = { readonly id: string; readonly fields: readonly ChatOrderField[] }
