import { FIELD_LIMITS } from '../field-limits.ts'
import type { ShopId } from './shop.ts'

/** What a visitor writes to a shop. Whom it reaches is the shop's to say, not the visitor's. */
export type ContactMessage = {
  readonly shopId: ShopId
  readonly shopName: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly message: string
  /** For services that have to be told: the shop's address. Ours know it. */
  readonly to?: string | null
}

/** Whether mail can be sent to it, as far as its form says; forms of the shop ask for more. */
export const isMailAddress = (text: string): boolean =>
  text.length <= FIELD_LIMITS.email && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)

/** A wish to get the newsletter, with the proof that it was one. */
export type Subscription = {
  readonly shopId: ShopId
  readonly email: string
  /** Version of the text beside the checkbox that was ticked; null: the form does not say. */
  readonly consent: string | null
}

/** What came of the key in a mail of the newsletter. `unknown`: nobody's, or that of a wish that has ended. */
export type SubscriptionAnswer = { readonly kind: 'confirmed' | 'ended' | 'unknown' }

/** A field of the form that a messaging-app shop asks its buyers to fill in. */
export type ChatOrderField = {
  readonly key: string
  readonly label: string
  /** As an HTML input has it. */
  readonly type: string
  readonly value: string
  readonly required: boolean
}

/** The merchant's own order form; without fields the standard one is meant. */
export type ChatOrderForm = { readonly id: string; readonly fields: readonly ChatOrderField[] }
