import type {
  CheckedLine as DomainCheckedLine,
  CouponCheck as DomainCouponCheck,
  CouponProblem as DomainCouponProblem,
  OrderOutcome as DomainOutcome,
  AnswerOutcome as DomainOutcomeOfAnswer,
  PaymentProblem as DomainPaymentProblem,
  OrderQuote as DomainQuote,
  OrderRefusal as DomainRefusal,
  ShippingQuote as DomainShippingQuote,
  Totals as DomainTotals,
} from '@store/core'
import * as z from 'zod'
import { AppliedDiscount, Order } from './order.ts'
import { Days, variantId } from './order-parts.ts'
import { amount, type FieldsOf, moment, unionOf } from './shapes.ts'

const CheckedLine: z.ZodType<DomainCheckedLine> = z
  .object({
    productId: z.int(),
    variantId,
    slug: z.string(),
    name: z.string(),
    variant: z.array(z.string()),
    image: z.string().nullable(),
    unitPrice: amount,
    compareAt: amount.nullable(),
    priceChangedFrom: amount.nullable(),
    quantity: z.number(),
    freeShipping: z.boolean(),
    maxQuantity: z.int().nullable(),
    supplier: z.string().nullable(),
    message: z.string().nullable(),
    status: z.enum(['ok', 'inactive', 'outOfStock'] as const satisfies readonly DomainCheckedLine['status'][]),
    unitsAvailable: z.int(),
  } satisfies FieldsOf<DomainCheckedLine>)
  .meta({ id: 'CheckedLine' })

const ShippingQuote = unionOf<DomainShippingQuote>()('kind', {
  quoted: { price: amount, reason: z.enum(['shop', 'products', 'pickUp', 'rate']), days: Days.optional() },
  cityNeeded: {},
  unavailable: { reason: z.enum(['noRange', 'unset', 'noCity']) },
}).meta({ id: 'ShippingQuote' })

type Minimum = NonNullable<DomainTotals['minimum']>
const Totals: z.ZodType<DomainTotals> = z
  .object({
    units: z.int(),
    subtotal: amount,
    discounts: z.array(AppliedDiscount),
    discount: amount,
    shipping: ShippingQuote,
    total: amount,
    minimum: z.object({ amount, missing: amount } satisfies FieldsOf<Minimum>).nullable(),
  } satisfies FieldsOf<DomainTotals>)
  .meta({ id: 'Totals' })

const CouponProblem = unionOf<DomainCouponProblem>()('reason', {
  unknown: {},
  inactive: {},
  notYet: { from: moment },
  expired: { until: moment },
  usedUp: {},
  usedByBuyer: { limit: z.int() },
  belowMinimum: { minimum: amount, missing: amount },
  nothingLeft: {},
}).meta({ id: 'CouponProblem' })

export const CouponCheck = unionOf<DomainCouponCheck>()('kind', {
  applies: { code: z.string(), amount },
  refused: { problem: CouponProblem },
}).meta({ id: 'CouponCheck' })

/** Why an order cannot be paid by this method. */
const PaymentProblem = unionOf<DomainPaymentProblem>()('reason', {
  delivery: {},
  cityNeeded: {},
  city: {},
  least: { amount },
  ceiling: { amount },
}).meta({ id: 'PaymentProblem' })

const choice = { productId: z.int(), variantId }

/** Why an order was not created. */
const OrderRefusal = unionOf<DomainRefusal>()('kind', {
  empty: {},
  badQuantity: choice,
  unknownProduct: choice,
  variantNeeded: { productId: z.int(), name: z.string() },
  inactive: { ...choice, name: z.string() },
  outOfStock: { ...choice, name: z.string(), available: z.int() },
  overLimit: { ...choice, name: z.string(), limit: z.int() },
  priceChanged: { expected: amount, actual: amount },
  belowMinimum: { minimum: amount, missing: amount },
  shippingUnavailable: { reason: z.enum(['noRange', 'unset', 'noCity', 'cityNeeded']) },
  coupon: { problem: CouponProblem },
  paymentMethod: { problem: PaymentProblem.nullable() },
  closed: {},
  tooManyOpen: { limit: z.int() },
  shopFull: {},
  notTaken: {},
  field: { field: z.string() },
}).meta({ id: 'OrderRefusal' })

export const OrderQuote: z.ZodType<DomainQuote> = z
  .object({
    lines: z.array(CheckedLine),
    totals: Totals,
    refusals: z.array(OrderRefusal),
    takesCoupons: z.boolean().optional(),
  } satisfies FieldsOf<DomainQuote>)
  .meta({ id: 'OrderQuote' })

export const OrderOutcome = unionOf<DomainOutcome>()('kind', {
  placed: { order: Order, accessKey: z.string() },
  refused: { refusals: z.array(OrderRefusal) },
  conflict: { number: z.int(), accessKey: z.string() },
}).meta({ id: 'OrderOutcome' })

export const AnswerOutcome = unionOf<DomainOutcomeOfAnswer>()('kind', {
  answered: { order: Order },
  closed: { order: Order },
  wrongCode: {},
}).meta({ id: 'AnswerOutcome' })
