import {
  ADDRESS_FIELDS,
  type Address,
  type AppliedDiscount,
  BUYER_FIELDS,
  type Buyer,
  DOCUMENT_TYPES,
  eachText,
  INSTRUMENTS,
  INVOICE_FIELDS,
  type LineTax,
  ORDER_STATUSES,
  type Order,
  type OrderAnswer,
  type OrderDelivery,
  type OrderPayment,
  PAYMENT_METHODS,
  PAYMENT_PROVIDERS,
  PAYMENT_STATES,
  type ReceivedProof,
  type SalesChannel,
  SHIPMENT_STATUSES,
} from '@store/core'
import * as z from 'zod'
import type { FieldsOf } from '../database/query.ts'
import { DeliveryDaysJson } from '../shops/rows.ts'
import type { HistoryEntry } from './store/moves.ts'
import type { ShopOrder, ShopOrderLine } from './store/orders.ts'

/** Row schemas that several queries of orders use. Names end in `Json` for values inside JSON, where times are texts. */

export const ChannelColumn = z.enum(['web', 'chat', 'pointOfSale', 'other'] as const satisfies readonly SalesChannel[])

/** The text fields of a table. An order from before a field existed does not have it. */
const textsOf = <Fields extends typeof BUYER_FIELDS | typeof ADDRESS_FIELDS>(fields: Fields) =>
  eachText(
    fields,
    () => z.string(),
    () => z.string().nullish(),
  )

const AddressJson = z.object({
  cityId: z.int().nullable(),
  ...textsOf(ADDRESS_FIELDS),
} satisfies FieldsOf<Address>)

const DeliveryJson = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('address'), address: AddressJson, days: DeliveryDaysJson.optional() }),
  z.object({ kind: z.literal('pickUp'), branchId: z.int().nullish(), place: z.string().optional() }),
]) satisfies z.ZodType<OrderDelivery>

const AppliedDiscountJson = z.object({
  id: z.string(),
  name: z.string().nullable(),
  trigger: z.enum(['quantity', 'subtotal', 'coupon'] as const satisfies readonly AppliedDiscount['trigger'][]),
  amount: z.int(),
} satisfies FieldsOf<AppliedDiscount>)

const AnswerJson = z.object({ label: z.string(), value: z.string() } satisfies FieldsOf<OrderAnswer>)

const CarrierJson = z.object({
  name: z.string(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
} satisfies FieldsOf<NonNullable<Order['carrier']>>)

const BuyerJson = z.object({
  ...textsOf(BUYER_FIELDS),
  documentType: z.enum(DOCUMENT_TYPES).nullable(),
  message: z.string().nullable(),
} satisfies FieldsOf<Buyer>)

/** The columns of an order that do not depend on the installation. */
export const orderFields = {
  number: z.int(),
  status: z.enum(ORDER_STATUSES),
  shipment: z.enum(SHIPMENT_STATUSES),
  units: z.int(),
  currency: z.string(),
  subtotal: z.int(),
  discounts: z.array(AppliedDiscountJson),
  discount: z.int(),
  shipping: z.int(),
  total: z.int(),
  coupon: z.string().nullable(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  channel: ChannelColumn,
  buyer: BuyerJson,
  answers: z.array(AnswerJson),
  invoice: z.partialRecord(z.enum(INVOICE_FIELDS), z.string()).nullable(),
  lapsed: z.boolean(),
  delivery: DeliveryJson,
  carrier: CarrierJson.nullable(),
  heldUntil: z.string().nullable(),
  confirmTries: z.int(),
  readyAt: z.string().nullable(),
  placedAt: z.string(),
  updatedAt: z.string(),
}

/** The columns of a line. */
export const lineFields = {
  name: z.string(),
  variant: z.array(z.string()),
  image: z.string().nullable(),
  unitPrice: z.int(),
  quantity: z.int(),
  message: z.string().nullable(),
  tax: z.object({ name: z.string(), percent: z.int(), amount: z.int() } satisfies FieldsOf<LineTax>).nullable(),
}

const state = z.enum([...ORDER_STATUSES, ...SHIPMENT_STATUSES, ...PAYMENT_STATES])
/** The columns of a history entry besides its time. */
export const historyFields = {
  who: z.string(),
  about: z.enum(['order', 'shipment', 'payment']),
  from: state.nullable(),
  to: state,
  why: z.string().nullable(),
} satisfies FieldsOf<Omit<HistoryEntry, 'at'>>

/** The columns of a payment attempt besides its time. */
export const paymentFields = {
  provider: z.enum(PAYMENT_PROVIDERS),
  state: z.enum(PAYMENT_STATES),
  instrument: z.enum(INSTRUMENTS).nullable(),
  reference: z.string(),
  receipt: z.string().nullable(),
  amount: z.int(),
  live: z.boolean(),
} satisfies FieldsOf<Omit<OrderPayment, 'updatedAt'>>

/** An order as `json_build_object` writes it. */
export const OrderJson = z.object({
  ...orderFields,
  promisedUntil: z.string().nullable(),
  shopId: z.int(),
  lines: z.array(
    z.object({ ...lineFields, productId: z.int(), variantId: z.string().nullable() } satisfies FieldsOf<ShopOrderLine>),
  ),
  depositAccount: z.string().nullable(),
  seller: z.object({
    name: z.string(),
    city: z.string().nullable(),
    phone: z.string().nullable(),
  } satisfies FieldsOf<Order['seller']>),
  payment: z.object({ ...paymentFields, updatedAt: z.string() } satisfies FieldsOf<OrderPayment>).nullable(),
  proof: z.object({ receivedAt: z.string(), changesLeft: z.int() } satisfies FieldsOf<ReceivedProof>).nullable(),
} satisfies FieldsOf<Omit<ShopOrder, 'buyer' | 'proof' | 'accessKey'> & { buyer: Buyer; proof: ReceivedProof | null }>)
