import {
  DOCUMENT_TYPES,
  type Address as DomainAddress,
  type OrderAnswer as DomainAnswer,
  type Buyer as DomainBuyer,
  type DeliveryDays as DomainDays,
  type Invoice as DomainInvoice,
  type KnownBuyer as DomainKnownBuyer,
  type FIELD_LIMITS,
  INVOICE_FIELDS,
  type InvoiceFieldName,
  type OrderDelivery,
  type OrderDraft,
  type SalesChannel,
} from '@store/core'
import * as z from 'zod'
import { type FieldsOf, sentText } from './shapes.ts'

/** The parts that drafts (`Sent…`) and orders have in common. What we answer may be longer than what is taken today. */

type Text = (limit: keyof typeof FIELD_LIMITS) => z.ZodString
const anyLength: Text = () => z.string()

const buyerFields = (text: Text) => ({
  name: text('name'),
  idNumber: text('idNumber'),
  email: text('email').nullable(),
  phone: text('phone'),
  message: text('message').nullable(),
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
    /** A kind of paper that a newer server knows is read as none. */
    documentType: z.enum(DOCUMENT_TYPES).nullish().catch(null),
    phoneShown: z.string(),
  } satisfies FieldsOf<DomainKnownBuyer>)
  .meta({ id: 'Buyer' })

/** What a buyer said to a question of the shop's own (C10). */
export const OrderAnswer: z.ZodType<DomainAnswer> = z
  .object({ label: z.string(), value: z.string() } satisfies FieldsOf<DomainAnswer>)
  .meta({ id: 'OrderAnswer' })
type SentAnswers = NonNullable<OrderDraft['answers']>
/** The same as it is sent: by the key of the field. */
export const SentAnswer: z.ZodType<SentAnswers[number]> = z
  .strictObject({ key: sentText('key'), value: sentText('answer') } satisfies FieldsOf<SentAnswers[number]>)
  .meta({ id: 'SentAnswer' })

const addressFields = (text: Text) =>
  ({
    cityId: z.int().nullable(),
    city: text('city'),
    division: text('division'),
    neighbourhood: text('neighbourhood').nullable(),
    postcode: text('postcode').nullable(),
    address: text('address'),
    details: text('details').nullable(),
  }) satisfies FieldsOf<DomainAddress>
const Address = z.object(addressFields(anyLength)).meta({ id: 'Address' })
const SentAddress = z.strictObject(addressFields(sentText)).meta({ id: 'SentAddress' })

/** Working days to the door, as the buyer was told. */
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
export const sentVariantId = sentText('key').nullable()

const invoiceFields = (text: Text) =>
  Object.fromEntries(INVOICE_FIELDS.map((name) => [name, text(name).optional()])) as Record<
    InvoiceFieldName,
    z.ZodOptional<z.ZodString>
  >
export const Invoice: z.ZodType<DomainInvoice> = z.object(invoiceFields(anyLength)).meta({ id: 'Invoice' })
export const SentInvoice: z.ZodType<DomainInvoice> = z.strictObject(invoiceFields(sentText)).meta({ id: 'SentInvoice' })
