import { isMailAddress } from '../shop/contact.ts'

/** What a merchant may need to make out an invoice; which of it, and how it is called, goes by the country. */
export const INVOICE_FIELDS = [
  'taxId',
  'legalName',
  'taxRegime',
  'use',
  'activity',
  'vatStatus',
  'postcode',
  'address',
  'email',
] as const
export type InvoiceFieldName = (typeof INVOICE_FIELDS)[number]

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
