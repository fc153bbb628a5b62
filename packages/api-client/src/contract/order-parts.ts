import {
  ADDRESS_FIELDS,
  BUYER_FIELDS,
  DOCUMENT_TYPES,
  type Address as DomainAddress,
  type OrderAnswer as DomainAnswer,
  type Buyer as DomainBuyer,
  type DeliveryDays as DomainDays,
  type Invoice as DomainInvoice,
  type KnownBuyer as DomainKnownBuyer,
  eachField,
  eachText,
  FIELD_LIMITS,
  INVOICE_FIELDS,
  INVOICE_LIMITS,
  type OrderDelivery,
  type OrderDraft,
  type SalesChannel,
} from '@store/core'
import * as z from 'zod'
import { type FieldsOf, sentText } from './shapes.ts'

/** The common parts of drafts (`Sent…`) and orders. Texts in our answers may be longer than the current limit for requests. */

type Text = (maxLength: number) => z.ZodString
const anyLength: Text = () => z.string()

/** The text fields of a table: those that every order has are required, the others may be null or absent. */
const textsOf = <Fields extends typeof BUYER_FIELDS | typeof ADDRESS_FIELDS>(fields: Fields, text: Text) =>
  eachText(
    fields,
    ({ maxLength }) => text(maxLength),
    ({ maxLength }) => text(maxLength).nullish(),
  )

const buyerFields = (text: Text) => ({
  ...textsOf(BUYER_FIELDS, text),
  message: text(FIELD_LIMITS.message).nullish(),
})
export const SentBuyer: z.ZodType<DomainBuyer> = z
  .strictObject({
    ...buyerFields(sentText),
    documentType: z.enum(DOCUMENT_TYPES).nullish(),
  } satisfies FieldsOf<DomainBuyer>)
  .meta({ id: 'SentBuyer' })
export const KnownBuyer: z.ZodType<DomainKnownBuyer> = z
  .object({
    ...buyerFields(anyLength),
    /** A document type that this version does not have is read as null. */
    documentType: z.enum(DOCUMENT_TYPES).nullish().catch(null),
    phoneShown: z.string(),
  } satisfies FieldsOf<DomainKnownBuyer>)
  .meta({ id: 'Buyer' })

/** A buyer's answer to one of the shop's own questions (C10). */
export const OrderAnswer: z.ZodType<DomainAnswer> = z
  .object({ label: z.string(), value: z.string() } satisfies FieldsOf<DomainAnswer>)
  .meta({ id: 'OrderAnswer' })
type SentAnswers = NonNullable<OrderDraft['answers']>
/** The same in a request: with the key of the field. */
export const SentAnswer: z.ZodType<SentAnswers[number]> = z
  .strictObject({ key: sentText(FIELD_LIMITS.key), value: sentText(FIELD_LIMITS.answer) } satisfies FieldsOf<
    SentAnswers[number]
  >)
  .meta({ id: 'SentAnswer' })

const addressFields = (text: Text) =>
  ({
    cityId: z.int().nullable(),
    ...textsOf(ADDRESS_FIELDS, text),
  }) satisfies FieldsOf<DomainAddress>
const Address = z.object(addressFields(anyLength)).meta({ id: 'Address' })
const SentAddress = z.strictObject(addressFields(sentText)).meta({ id: 'SentAddress' })

/** Working days until delivery, as shown to the buyer. */
export const Days: z.ZodType<DomainDays> = z
  .object({ from: z.int(), to: z.int() } satisfies FieldsOf<DomainDays>)
  .meta({ id: 'DeliveryDays' })

export const Delivery: z.ZodType<OrderDelivery> = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('address'), address: Address, days: Days.optional() }),
    z.object({ kind: z.literal('pickUp'), branchId: z.int().nullish(), place: z.string().optional() }),
  ])
  .meta({ id: 'Delivery' })
export const SentDelivery: z.ZodType<OrderDelivery> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('address'), address: SentAddress }),
    z.strictObject({ kind: z.literal('pickUp'), branchId: z.int().nullish() }),
  ])
  .meta({ id: 'SentDelivery' })

export const channel = z.enum(['web', 'chat', 'pointOfSale', 'other'] as const satisfies readonly SalesChannel[])

export const variantId = z.string().nullable()
export const sentVariantId = sentText(FIELD_LIMITS.key).nullable()

const invoiceFields = (text: Text) => eachField(INVOICE_FIELDS, (name) => text(INVOICE_LIMITS[name]).optional())
export const Invoice: z.ZodType<DomainInvoice> = z.object(invoiceFields(anyLength)).meta({ id: 'Invoice' })
export const SentInvoice: z.ZodType<DomainInvoice> = z.strictObject(invoiceFields(sentText)).meta({ id: 'SentInvoice' })
