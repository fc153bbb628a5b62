import { FIELD_LIMITS } from '../field-limits.ts'
import { isMailAddress } from '../shop/contact.ts'
import { hasWrongCheckDigit } from './check-digit.ts'

/**
 * The data that a merchant may need for an invoice, and its longest length in UTF-16 units. The country decides which of
 * the fields are asked and what they are called.
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

/** A buyer's invoice data; texts as they were typed, without surrounding space. */
export type Invoice = Readonly<Partial<Record<InvoiceFieldName, string>>>

export type InvoiceField = {
  readonly name: InvoiceFieldName
  readonly required: boolean
  /** The allowed values, in the tax office's spelling. */
  readonly choices?: readonly string[]
  /** An example of its form; any text with as many letters and digits as `length` allows is accepted. */
  readonly example?: string
  readonly length?: readonly [least: number, most: number]
  /** Whether it may end in the check digit of a Colombian NIT, which then must be right. */
  readonly checkDigit?: true
}

/** Whether a text that is short enough is valid for this field. */
export function fitsInvoice({ choices, length, name, checkDigit }: InvoiceField, text: string): boolean {
  if (choices) return choices.includes(text)
  if (name === 'email') return isMailAddress(text)
  if (checkDigit && hasWrongCheckDigit(text)) return false
  const written = text.replace(/[^\p{L}\p{N}&]/gu, '').length
  return !length || (written >= length[0] && written <= length[1])
}
