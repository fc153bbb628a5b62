import {
  type AppliedDiscount as DomainDiscount,
  type OrderLine as DomainLine,
  type Order as DomainOrder,
  type OrderPayment as DomainPayment,
  type ReceivedProof as DomainProof,
  INSTRUMENTS,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_PROVIDERS,
  PAYMENT_STATES,
  SHIPMENT_STATUSES,
} from '@store/core'
import * as z from 'zod'
import { channel, Delivery, Invoice, KnownBuyer, OrderAnswer, variantId } from './order-parts.ts'
import { amount, type FieldsOf, moment } from './shapes.ts'

export const orderLineFields: FieldsOf<DomainLine> = {
  productId: z.int(),
  variantId,
  name: z.string(),
  variant: z.array(z.string()),
  image: z.string().nullable(),
  unitPrice: amount,
  quantity: z.int(),
  message: z.string().nullable(),
}
const OrderLine: z.ZodType<DomainLine> = z.object(orderLineFields).meta({ id: 'OrderLine' })

export const AppliedDiscount: z.ZodType<DomainDiscount> = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    trigger: z.enum(['quantity', 'subtotal', 'coupon'] as const satisfies readonly DomainDiscount['trigger'][]),
    amount,
  } satisfies FieldsOf<DomainDiscount>)
  .meta({ id: 'AppliedDiscount' })

/** The fields of an attempt to pay an order online. */
export const paymentFields = {
  provider: z.enum(PAYMENT_PROVIDERS),
  state: z.enum(PAYMENT_STATES),
  instrument: z.enum(INSTRUMENTS).nullable(),
  /** The provider's reference. */
  reference: z.string(),
  /** The payer's bank's reference. */
  receipt: z.string().nullable(),
  amount,
  /** False: paid in a provider's test mode, in which no money moves. */
  live: z.boolean(),
  updatedAt: moment,
} satisfies FieldsOf<DomainPayment>

/** The latest attempt to pay an order online. */
export const OrderPayment: z.ZodType<DomainPayment> = z.object(paymentFields).meta({ id: 'OrderPayment' })

export const ReceivedProof: z.ZodType<DomainProof> = z
  .object({ receivedAt: moment, changesLeft: z.int() } satisfies FieldsOf<DomainProof>)
  .meta({ id: 'ReceivedProof' })

type Carrier = NonNullable<DomainOrder['carrier']>
const Carrier: z.ZodType<Carrier> = z.object({
  name: z.string(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
} satisfies FieldsOf<Carrier>)

const Seller: z.ZodType<DomainOrder['seller']> = z.object({
  name: z.string(),
  city: z.string().nullable(),
  phone: z.string().nullable(),
} satisfies FieldsOf<DomainOrder['seller']>)

export const orderFields: FieldsOf<DomainOrder> = {
  number: z.int(),
  shopId: z.int(),
  status: z.enum(ORDER_STATUSES),
  shipment: z.enum(SHIPMENT_STATUSES),
  lines: z.array(OrderLine),
  units: z.int(),
  currency: z.string(),
  subtotal: amount,
  discounts: z.array(AppliedDiscount),
  discount: amount,
  shipping: amount,
  total: amount,
  coupon: z.string().nullable(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  channel,
  buyer: KnownBuyer,
  answers: z.array(OrderAnswer),
  invoice: Invoice.nullish(),
  delivery: Delivery,
  carrier: Carrier.nullable(),
  depositAccount: z.string().nullable(),
  seller: Seller,
  payment: OrderPayment.nullable(),
  proof: ReceivedProof.optional(),
  heldUntil: moment.nullable(),
  lapsed: z.boolean(),
  accessKey: z.string().optional(),
  placedAt: moment,
  updatedAt: moment,
}
export const Order: z.ZodType<DomainOrder> = z.object(orderFields).meta({ id: 'Order' })
