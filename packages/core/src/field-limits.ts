/**
 * The longest text each field may hold, in UTF-16 units, under the names that forms give their fields. Forms, the
 * contract of our services and their documents take their limits from here, and apply them before anything reads what a
 * text means.
 */
export const FIELD_LIMITS = {
  name: 120,
  idNumber: 40,
  email: 254,
  phone: 30,
  /** Of an invoice, beside its postcode, address and e-mail. */
  taxId: 40,
  legalName: 200,
  taxRegime: 120,
  use: 120,
  activity: 200,
  vatStatus: 60,
  /** What a buyer writes with an order. */
  message: 500,
  /** What a buyer writes with one of its lines. */
  lineMessage: 200,
  /** To a question that the shop asks. */
  answer: 500,
  division: 80,
  city: 80,
  neighbourhood: 120,
  postcode: 20,
  address: 200,
  details: 200,
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
