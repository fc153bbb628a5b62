import { FIELD_LIMITS } from '../field-limits.ts'
import { isMailAddress } from '../shop/contact.ts'

/**
 * What a merchant may need to make out an invoice, and how long it may be, in UTF-16 units; which of it is asked, and how
 * it is called, goes by the country.
 */
export const INVOICE_LIMITS = {
  taxId: 40,
  legalName: 200,
  taxRegime: 120,
  use: 120,
  activity: 200,
  vatStatus: 60,
  postcode: 20,
  address: 200,
  email: FIELD_LIMITS.email,
} as const
export type InvoiceFieldName = keyof typeof INVOICE_LIMITS
export const INVOICE_FIELDS = Object.keys(INVOICE_LIMITS) as readonly InvoiceFieldName[]

/** What a buyer said for the invoice; texts as they were typed, without surrounding space. */
export type Invoice = Readonly<Partial<Record<InvoiceFieldName, string>>>

export type InvoiceField = {
  readonly name: InvoiceFieldName
  readonly required: boolean
  /** One of these, as the tax office writes them. */
  readonly choices?: readonly string[]
  /** How it is written; whatever has as many letters and digits as `length` allows will do. */
  readonly example?: string
  readonly length?: readonly [least: number, most: number]
}

/** Whether a text that is short enough will do as this field. */
export function fitsInvoice({ choices, length, name }: InvoiceField, text: string): boolean {
  if (choices) return choices.includes(text)
  if (name === 'email') return isMailAddress(text)
  const written = text.replace(/[^\p{L}\p{N}&]/gu, '').length
  return !length || (written >= length[0] && written <= length[1])
}
