import {
  ADDRESS_FIELD_NAMES,
  ADDRESS_FIELDS,
  BUYER_FIELDS,
  type ChatOrderField,
  type City,
  citiesCalled,
  type DocumentType,
  eachField,
  eachText,
  FIELD_LIMITS,
  fitsInvoice,
  INVOICE_LIMITS,
  type Invoice,
  type InvoiceField,
  type InvoiceFieldName,
  itemsFromText,
  MAX_ITEMS_LENGTH,
  type OrderDelivery,
  type OrderDraft,
  type PaymentMethod,
  readTexts,
  type SalesChannel,
  type ShopId,
  suitsDelivery,
} from '@store/core'
import * as z from 'zod/mini'
import { parseForm } from '../parse-form.ts'
import { absent, checkDigit, choice, email, idNumber, optional, optionalText, phone, postcode, text } from '../rules.ts'
import {
  type CheckoutOptions,
  citiesOf,
  cityIdOf,
  deliveriesOf,
  divisionChoices,
  findCity,
  isByChat,
  type PickUpPlace,
} from './checkout-options.ts'

/** Name and value that mark an order by chat in the form. */
export const BY = 'by'
export const BY_CHAT = 'chat'
/** Name of the shop's additional field with this index. */
export const answerName = (index: number) => `answer${index}` as const
/** Name of the checkbox for an invoice, and names of its fields. */
export const INVOICE = 'invoice'
export const invoiceName = (name: InvoiceFieldName) => `${INVOICE}_${name}` as const

/** The rules for lengths from a table of fields. Stricter rules of single fields replace them. */
const lengthRules = <Fields extends typeof BUYER_FIELDS | typeof ADDRESS_FIELDS>(fields: Fields) =>
  eachText(
    fields,
    ({ minLength: min = 1, maxLength: max }) => text({ min, max }),
    ({ maxLength }) => optionalText(maxLength),
  )

/** The rules of the buyer's fields. In an order by chat, the email is optional. */
const buyer = (byChat: boolean, documentTypes: readonly DocumentType[], isNit: boolean) => ({
  ...lengthRules(BUYER_FIELDS),
  // Optional, because pages that were open before it was introduced do not send it.
  documentType: documentTypes.length > 0 ? optional(choice(documentTypes)) : absent,
  idNumber: idNumber(isNit),
  email: byChat ? optional(email()) : email(),
  phone: phone(),
  message: optionalText(FIELD_LIMITS.message),
})

const hidden = {
  orderKey: z.string({ error: 'invalid.form' }).check(z.regex(/^[\da-f]{32}$/, 'invalid.form')),
  expectedTotal: z.number({ error: 'invalid.form' }).check(z.int('invalid.form'), z.nonnegative('invalid.form')),
  items: z.string({ error: 'invalid.form' }).check(z.maxLength(MAX_ITEMS_LENGTH, 'invalid.form')),
  messages: z.optional(z.string().check(z.maxLength(20_000, 'invalid.form'))),
}

/** The checkbox for consent (L5) must be checked. */
const consent = z.string({ error: 'newsletter.invalid.consent' })

function addressFields(division: string, options: CheckoutOptions) {
  const divisions = divisionChoices(options)
  const known = citiesOf(options.cities, division)
  const { minLength: min, maxLength: max } = ADDRESS_FIELDS.city
  return {
    ...lengthRules(ADDRESS_FIELDS),
    division: divisions.length > 0 ? choice(divisions) : text({ max: FIELD_LIMITS.division }),
    // A name that several cities match is refused, also where any city is accepted.
    city: text({ min, max }).check(
      z.refine((name) => {
        const called = citiesCalled(name, known).length
        return called === 1 || (called === 0 && (known.length === 0 || options.takesUnlisted))
      }, 'invalid.city'),
    ),
    postcode: postcode(options.country),
  }
}

/** A branch is only requested if there are several. */
const branchField = ({ pickUpPlaces }: CheckoutOptions) =>
  pickUpPlaces.length > 0 ? { branch: choice(pickUpPlaces.map(({ place }) => place)) } : { branch: absent }

const noAddress = eachField(ADDRESS_FIELD_NAMES, () => absent)

const paymentByChat = z.pipe(
  z.optional(z.string()),
  z.transform((): string => 'toBeAgreed'),
)

/** Patterns of additional fields by input type. Other types accept any text. */
const SHAPES: Readonly<Record<string, readonly [shape: RegExp, error: string]>> = {
  email: [/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'invalid.email'],
  tel: [/^[+]?(?:[\s().-]*\d){7,15}[\s().-]*$/, 'invalid.phone'],
  number: [/^-?\d+(?:[.,]\d+)?$/, 'invalid.numeric'],
}

function answerFields(fields: readonly ChatOrderField[]) {
  const rule = ({ required, type }: ChatOrderField) => {
    const [shape, error] = SHAPES[type] ?? [/^/, '']
    const answer = text({ max: FIELD_LIMITS.answer }).check(z.regex(shape, error))
    return required ? answer : optional(answer)
  }
  return Object.fromEntries(fields.map((field, index) => [answerName(index), rule(field)]))
}

/** The error of an invalid field of an invoice. */
export function invoiceProblem({ name, choices, example }: InvoiceField): string {
  if (choices) return 'invalid.choice'
  if (example) return `invalid.postcode?example=${example}`
  return name === 'email' ? 'invalid.email' : 'invalid.required'
}

function invoiceFields(fields: readonly InvoiceField[]) {
  const rule = (field: InvoiceField) => {
    const fits = z.refine<string>((value) => fitsInvoice(field, value), invoiceProblem(field))
    const digit = field.checkDigit ? [checkDigit()] : []
    const checked = text({ max: INVOICE_LIMITS[field.name] }).check(...digit, fits)
    return field.required ? checked : optional(checked)
  }
  return Object.fromEntries(fields.map((field) => [invoiceName(field.name), rule(field)]))
}

/**
 * The schema of the form. It depends on four of its values: delivery (an address is needed only for delivery to it), division (the
 * city must be in it), chat (without payment) and invoice (its fields are needed only then). The schema is built for the
 * submitted values, instead of refining the result, so that all errors are found at once.
 */
function checkoutForm(form: FormData | URLSearchParams, options: CheckoutOptions) {
  const deliveries = deliveriesOf(options)
  const delivery = deliveries.find((kind) => kind === form.get('delivery')) ?? deliveries[0] ?? 'address'
  const byChat = isByChat(options, form.get(BY) === BY_CHAT)
  const method = choice(options.paymentMethods).check(
    z.refine((value) => suitsDelivery(value as PaymentMethod, delivery), `invalid.notFor.${delivery}`),
  )
  return z.object({
    ...buyer(byChat, options.documentTypes, options.country === 'CO' && form.get('documentType') === 'NIT'),
    [INVOICE]: z.optional(z.string()),
    ...(form.get(INVOICE) ? invoiceFields(options.invoice) : {}),
    ...hidden,
    consent,
    [BY]: z.pipe(
      z.optional(z.string()),
      z.transform((): boolean => byChat),
    ),
    ...(byChat ? answerFields(options.chatFields) : {}),
    paymentMethod: byChat ? paymentByChat : method,
    coupon: optionalText(FIELD_LIMITS.coupon),
    delivery: z.optional(z.string()),
    ...(delivery === 'address' ? addressFields(String(form.get('division') ?? ''), options) : noAddress),
    ...(delivery === 'pickUp' ? branchField(options) : { branch: absent }),
  })
}

/** Reads and validates the form, in the same way on the server and in the browser. Errors are word keys. */
export function readCheckout(form: FormData | URLSearchParams, options: CheckoutOptions) {
  return parseForm(form, checkoutForm(form, options))
}

export type CheckoutInput = z.input<ReturnType<typeof checkoutForm>>
export type CheckoutValue = z.output<ReturnType<typeof checkoutForm>>

/** The draft of the order from a valid form. */
export function orderDraft(
  value: CheckoutValue,
  shop: {
    readonly id: ShopId
    readonly cities: readonly City[]
    readonly takesUnlisted: boolean
    readonly pickUpPlaces: readonly PickUpPlace[]
    readonly channel: SalesChannel
    readonly chatFields: readonly ChatOrderField[]
    readonly invoice: readonly InvoiceField[]
  },
): OrderDraft {
  const messages = lineMessages(value.messages)
  const byChat = value[BY]
  return {
    shopId: shop.id,
    key: value.orderKey,
    lines: itemsFromText(value.items).map((line, at) => ({ ...line, message: messages[at] ?? null })),
    buyer: {
      ...readTexts(BUYER_FIELDS, (name) => value[name]),
      documentType: value.documentType as DocumentType | null,
      message: value.message,
    },
    delivery: deliveryOf(value, shop),
    paymentMethod: value.paymentMethod as PaymentMethod,
    channel: byChat ? 'chat' : shop.channel,
    ...(byChat && { answers: answersIn(value, shop.chatFields) }),
    coupon: value.coupon,
    invoice: value[INVOICE] ? invoiceIn(value, shop.invoice) : null,
    expectedTotal: value.expectedTotal,
  }
}

function invoiceIn(value: Readonly<Record<string, unknown>>, fields: readonly InvoiceField[]): Invoice | null {
  const entries = fields.flatMap(({ name }) => {
    const text = value[invoiceName(name)]
    return typeof text === 'string' ? [[name, text]] : []
  })
  return fields.length > 0 ? Object.fromEntries(entries) : null
}

function answersIn(value: Readonly<Record<string, unknown>>, fields: readonly ChatOrderField[]) {
  return fields.flatMap(({ key }, index) => {
    const answer = value[answerName(index)]
    return typeof answer === 'string' ? [{ key, value: answer }] : []
  })
}

function deliveryOf(
  value: CheckoutValue,
  { pickUpPlaces, ...options }: Pick<CheckoutOptions, 'cities' | 'takesUnlisted' | 'pickUpPlaces'>,
): OrderDelivery {
  const { division, city } = value
  if (division === null || city === null) {
    const chosen = pickUpPlaces.find(({ place }) => place === value.branch)
    return { kind: 'pickUp', ...(chosen && { branchId: chosen.branchId }) }
  }
  const known = findCity(options.cities, division, city)
  return {
    kind: 'address',
    address: {
      ...readTexts(ADDRESS_FIELDS, (name) => value[name]),
      cityId: cityIdOf(options, division, city),
      city: known?.name ?? city,
    },
  }
}

/** The messages written with products, one per line. They come from the browser's cart in a hidden field, not from the address. */
function lineMessages(json: string | undefined): readonly (string | null)[] {
  try {
    const messages: unknown = JSON.parse(json ?? '[]')
    return (Array.isArray(messages) ? messages : []).map((each: unknown) =>
      typeof each === 'string' ? each.slice(0, FIELD_LIMITS.lineMessage) : null,
    )
  } catch {
    return []
  }
}
