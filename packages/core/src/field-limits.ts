/**
 * The longest text each field may hold, in UTF-16 units. Forms, the API contract and its documents take their
 * limits from here, and apply them before any other code reads the text. Of the checkout fields, only those are here
 * that other code uses too; the rest are in `order/order-fields.ts` and `order/invoice-field.ts`.
 */
export const FIELD_LIMITS = {
  email: 254,
  /** The buyer's message with an order. */
  message: 500,
  /** The buyer's message with one line of an order. */
  lineMessage: 200,
  /** The answer to a question that the shop asks. */
  answer: 500,
  division: 80,
  city: 80,
  coupon: 60,
  /** An order number, in digits. */
  number: 12,
  accessCode: 100,
  /** A visitor's message to the shop. */
  contactMessage: 4000,
  search: 100,
  /** Keys, codes and ids that a program generated. */
  key: 100,
  /** The part of an address that names a product or a category. */
  slug: 300,
} as const

/** Limits of texts that only a shop's team writes; separate from the others, so that no page of a shop loads them. */
export const TEAM_LIMITS = {
  /** Why a shop is closed for a while. */
  closingReason: 200,
  /** A team's note about a buyer, and why it refuses their orders. */
  buyerNote: 2000,
  blockReason: 300,
} as const

/** The most parameters, and the longest value, that a payment provider may add to the address it redirects a shopper to. */
export const RETURN_LIMITS = { parameters: 50, name: 100, value: 2000 } as const
