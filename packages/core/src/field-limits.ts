/**
 * The longest text each field may hold, in UTF-16 units. Forms, the contract of our services and their documents take their
 * limits from here, and apply them before anything reads what a text means. Of the fields of checkout only those are here
 * that others read too; the rest are in `order/order-fields.ts` and `order/invoice-field.ts`.
 */
export const FIELD_LIMITS = {
  email: 254,
  /** What a buyer writes with an order. */
  message: 500,
  /** What a buyer writes with one of its lines. */
  lineMessage: 200,
  /** To a question that the shop asks. */
  answer: 500,
  division: 80,
  city: 80,
  coupon: 60,
  /** Of an order, in digits. */
  number: 12,
  accessCode: 100,
  /** What a visitor writes to the shop. */
  contactMessage: 4000,
  search: 100,
  /** Keys, codes and ids that a machine made. */
  key: 100,
  /** The part of an address that names a product or a category. */
  slug: 300,
} as const

/** What a payment provider may put into the address it sends a shopper back to: so many parameters, so long. */
export const RETURN_LIMITS = { parameters: 50, name: 100, value: 2000 } as const
