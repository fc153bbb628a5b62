import { createHash } from 'node:crypto'
import {
  ADDRESS_FIELDS,
  type Address,
  BUYER_FIELDS,
  type ChatOrderField,
  type Country,
  documentTypesOf,
  INVOICE_FIELDS,
  type Invoice,
  invoiceProblems,
  isMailAddress,
  normaliseCouponCode,
  normaliseIdNumber,
  type Order,
  type OrderDelivery,
  type OrderDraft,
  type OrderRefusal,
  readTexts,
} from '@store/core'
import { mergeLines } from './lines.ts'

/** 128 bits, hex. */
const KEY = /^[0-9a-f]{32}$/

/** The draft as it is compared and stored: texts without surrounding space or control characters, empty ones null. */
export function normaliseDraft(draft: OrderDraft): OrderDraft {
  const { buyer, delivery } = draft
  return {
    ...draft,
    key: draft.key.toLowerCase(),
    lines: draft.lines.map((line) => ({ ...line, message: plain(line.message) })),
    buyer: {
      ...readTexts(BUYER_FIELDS, (name) => plain(buyer[name])),
      idNumber: normaliseIdNumber(plain(buyer.idNumber) ?? ''),
      ...(buyer.documentType && { documentType: buyer.documentType }),
      message: plain(buyer.message),
    },
    coupon: couponCodeOf(draft.coupon),
    answers: (draft.answers ?? []).map(({ key, value }) => ({ key, value: plain(value) ?? '' })),
    invoice: draft.invoice ? invoiceOf(draft.invoice) : null,
    delivery: delivery.kind === 'pickUp' ? pickUpAt(delivery) : { kind: 'address', address: addressOf(delivery) },
  }
}

const pickUpAt = ({ branchId }: Extract<OrderDelivery, { kind: 'pickUp' }>): OrderDelivery => ({
  kind: 'pickUp',
  ...(branchId != null && { branchId }),
})

const addressOf = ({ address }: Extract<OrderDelivery, { kind: 'address' }>): Address => ({
  ...readTexts(ADDRESS_FIELDS, (name) => plain(address[name])),
  cityId: address.cityId,
})

/** The invoice data; blank texts are removed. */
const invoiceOf = (invoice: Invoice): Invoice =>
  Object.fromEntries(
    INVOICE_FIELDS.flatMap((name) => {
      const text = plain(invoice[name])
      return text === null ? [] : [[name, text]]
    }),
  )

/** The coupon code; null: none was given. */
export const couponCodeOf = (typed: string | null | undefined) => normaliseCouponCode(plain(typed) ?? '') || null

/** PostgreSQL cannot store NUL characters and lone surrogates. */
const plain = (text: string | null | undefined) =>
  (text ?? '').replace(/\p{Surrogate}|[^\P{Cc}\n]/gu, ' ').trim() || null

/**
 * The required fields that are missing or invalid in a normalised draft (V1). Texts that are too long were refused before.
 */
export function fieldRefusals({ key, buyer, delivery }: OrderDraft): readonly OrderRefusal[] {
  // A required field is blank in a normalised draft only if it was not filled in.
  const unsaid = (texts: Readonly<Record<string, unknown>>) => Object.keys(texts).filter((name) => texts[name] === '')
  const wrong = [
    ...(KEY.test(key) ? [] : ['key']),
    ...unsaid(buyer),
    ...(buyer.email && !isMailAddress(buyer.email) ? ['email'] : []),
    ...(buyer.phone === '' || /\d/.test(buyer.phone) ? [] : ['phone']),
    ...(delivery.kind === 'address' ? unsaid(delivery.address) : []),
  ]
  return wrong.map((field) => ({ kind: 'field', field }) as const)
}

/** Values that the shop's country does not allow: an unknown type of document, and missing or invalid invoice data. */
export function countryRefusals({ buyer, invoice }: OrderDraft, country: Country): readonly OrderRefusal[] {
  const { documentType } = buyer
  return [
    ...(documentType && !documentTypesOf(country).includes(documentType) ? ['documentType'] : []),
    ...(invoice ? invoiceProblems(country, invoice).map((name) => `invoice.${name}`) : []),
  ].map((field) => ({ kind: 'field', field }) as const)
}

/**
 * A buyer's answers to the shop's own questions (C10), with the questions' present labels; answers to other questions are left
 * out. `missing`: keys of questions without a valid answer.
 */
export function answersTo(
  fields: readonly ChatOrderField[],
  { answers = [] }: Pick<OrderDraft, 'answers'>,
): { readonly answers: Order['answers']; readonly missing: readonly string[] } {
  const answered = fields.map(({ key, label, required }) => {
    const value = answers.find((answer) => answer.key === key)?.value ?? ''
    return { key, label, value, good: value !== '' || !required }
  })
  return {
    answers: answered.filter(({ value }) => value !== '').map(({ label, value }) => ({ label, value })),
    missing: answered.filter(({ good }) => !good).map(({ key }) => key),
  }
}

/**
 * A hash that distinguishes attempts to buy. The prices that the shopper saw are not part of it: they decide whether the
 * order may be placed, not whether it is the same order.
 */
export function digestOf({
  lines,
  buyer,
  delivery,
  paymentMethod,
  channel,
  coupon,
  answers = [],
  ...draft
}: OrderDraft): string {
  const merged = mergeLines(lines).map(({ key, quantity, message }) => [key, quantity, message])
  const sorted = merged.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))
  const { invoice } = draft
  const optional = [
    ...(coupon ? [coupon] : []),
    ...(answers.length > 0 ? [answers] : []),
    ...(invoice ? [invoice] : []),
  ]
  const content = JSON.stringify([sorted, buyer, delivery, paymentMethod, channel, ...optional])
  return createHash('sha256').update(content).digest('base64url')
}
