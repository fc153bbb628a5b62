import {
  ADDRESS_FIELDS,
  type Address,
  type AnswerOutcome,
  type AppliedDiscount,
  BUYER_FIELDS,
  type Buyer,
  type CheckedLine,
  type CouponCheck,
  type CouponProblem,
  DOCUMENT_TYPES,
  eachField,
  eachText,
  INSTRUMENTS,
  INVOICE_FIELDS,
  type Invoice,
  type KnownBuyer,
  ORDER_STATUSES,
  type Order,
  type OrderDelivery,
  type OrderDraft,
  type OrderOutcome,
  type OrderPayment,
  type OrderQuote,
  type OrderRefusal,
  PAYMENT_METHODS,
  PAYMENT_PROVIDERS,
  PAYMENT_REFUSALS,
  PAYMENT_STATES,
  type PaymentProblem,
  type PaymentStart,
  type ReceivedProof,
  SHIPMENT_STATUSES,
  type ShippingQuote,
  type Totals,
} from '@store/core'
import fc from 'fast-check'
import { amount, count, days, id, list, orNull, text, textOrNull } from './arbitrary-parts.ts'

/** Any order, and its drafts, quotes, coupons and payments, for tests that encode and decode them. */

const time = fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2100-01-01') })
const moment = time.map((date) => date.toISOString())

/** The text fields of a table. */
const textsOf = <Fields extends typeof BUYER_FIELDS | typeof ADDRESS_FIELDS>(fields: Fields) =>
  eachText(
    fields,
    () => text,
    () => textOrNull,
  )

const buyer: fc.Arbitrary<Buyer> = fc.record({
  ...textsOf(BUYER_FIELDS),
  documentType: orNull(fc.constantFrom(...DOCUMENT_TYPES)),
  message: textOrNull,
})
const invoice: fc.Arbitrary<Invoice> = fc.record(
  eachField(INVOICE_FIELDS, () => text),
  { requiredKeys: [], noNullPrototype: true },
)
const knownBuyer: fc.Arbitrary<KnownBuyer> = fc
  .tuple(buyer, text)
  .map(([known, phoneShown]) => ({ ...known, phoneShown }))
const address: fc.Arbitrary<Address> = fc.record({ ...textsOf(ADDRESS_FIELDS), cityId: orNull(id) })
const delivery: fc.Arbitrary<OrderDelivery> = fc.oneof(
  fc.constant({ kind: 'pickUp' as const }),
  fc.record({ kind: fc.constant('pickUp' as const), branchId: id }),
  fc.record({ kind: fc.constant('address' as const), address }),
)
const promised = fc.oneof(
  delivery,
  fc.record({ kind: fc.constant('pickUp' as const), branchId: id, place: fc.string({ minLength: 1 }) }),
  fc.record({ kind: fc.constant('address' as const), address, days }),
)
const paymentMethod = fc.constantFrom(...PAYMENT_METHODS)
const channel = fc.constantFrom('web' as const, 'chat' as const, 'pointOfSale' as const, 'other' as const)

/** Odd quantities too: the server's rules refuse them, not the contract. */
export const anyDraft: fc.Arbitrary<OrderDraft> = fc.record({
  shopId: id,
  key: text,
  lines: list(
    fc.record({
      productId: id,
      variantId: textOrNull,
      quantity: fc.oneof(fc.integer(), fc.constantFrom(0, -1, 1e9, 1.5)),
      unitPrice: orNull(amount),
      message: textOrNull,
    }),
  ),
  buyer,
  delivery,
  paymentMethod,
  channel,
  coupon: textOrNull,
  answers: list(fc.record({ key: text, value: text })),
  invoice: orNull(invoice),
  expectedTotal: orNull(amount),
})

const appliedDiscounts: fc.Arbitrary<AppliedDiscount[]> = list(
  fc.record({
    id: text,
    name: textOrNull,
    trigger: fc.constantFrom('quantity' as const, 'subtotal' as const, 'coupon' as const),
    amount,
  }),
)

export const anyPayment: fc.Arbitrary<OrderPayment> = fc.record({
  provider: fc.constantFrom(...PAYMENT_PROVIDERS),
  state: fc.constantFrom(...PAYMENT_STATES),
  instrument: orNull(fc.constantFrom(...INSTRUMENTS)),
  reference: text,
  receipt: textOrNull,
  amount,
  live: fc.boolean(),
  updatedAt: moment,
})
export const anyPaymentStart: fc.Arbitrary<PaymentStart> = fc.oneof(
  fc.record({ kind: fc.constant('redirect' as const), url: text }),
  fc.record({ kind: fc.constant('settled' as const) }),
  fc.record({ kind: fc.constant('refused' as const), reason: fc.constantFrom(...PAYMENT_REFUSALS) }),
)

export const anyProof: fc.Arbitrary<ReceivedProof> = fc.record({ receivedAt: moment, changesLeft: count })

const wholeOrder: fc.Arbitrary<Required<Order>> = fc.record({
  number: id,
  shopId: id,
  status: fc.constantFrom(...ORDER_STATUSES),
  shipment: fc.constantFrom(...SHIPMENT_STATUSES),
  lines: list(
    fc.record({
      productId: id,
      variantId: textOrNull,
      name: text,
      variant: list(text),
      image: textOrNull,
      unitPrice: amount,
      quantity: count,
      message: textOrNull,
    }),
  ),
  units: count,
  currency: fc.constantFrom('COP', 'USD'),
  subtotal: amount,
  discounts: appliedDiscounts,
  discount: amount,
  shipping: amount,
  total: amount,
  coupon: textOrNull,
  paymentMethod,
  channel,
  buyer: knownBuyer,
  answers: list(fc.record({ label: text, value: text })),
  invoice: orNull(invoice),
  delivery: promised,
  carrier: orNull(fc.record({ name: text, trackingNumber: textOrNull, trackingUrl: textOrNull })),
  depositAccount: textOrNull,
  seller: fc.record({ name: text, city: textOrNull, phone: textOrNull }),
  payment: orNull(anyPayment),
  heldUntil: orNull(moment),
  lapsed: fc.boolean(),
  placedAt: moment,
  updatedAt: moment,
  proof: anyProof,
  accessKey: text,
})
export const anyOrder: fc.Arbitrary<Order> = fc.oneof(
  wholeOrder,
  wholeOrder.map(({ proof: _proof, accessKey: _key, ...order }) => order),
)

const of = <const Kind extends string>(kind: Kind) => ({ kind: fc.constant(kind) })
const choice = { productId: id, variantId: textOrNull }
const because = <const Reason extends string>(reason: Reason) => ({ reason: fc.constant(reason) })
const anyCouponProblem: fc.Arbitrary<CouponProblem> = fc.oneof(
  fc.record(because('unknown')),
  fc.record(because('inactive')),
  fc.record({ ...because('notYet'), from: moment }),
  fc.record({ ...because('expired'), until: moment }),
  fc.record(because('usedUp')),
  fc.record({ ...because('usedByBuyer'), limit: count }),
  fc.record({ ...because('belowMinimum'), minimum: amount, missing: amount }),
  fc.record(because('nothingLeft')),
)
export const anyCouponCheck: fc.Arbitrary<CouponCheck> = fc.oneof(
  fc.record({ ...of('applies'), code: text, amount }),
  fc.record({ ...of('refused'), problem: anyCouponProblem }),
)
const anyPaymentProblem: fc.Arbitrary<PaymentProblem> = fc.oneof(
  fc.record({ reason: fc.constantFrom('delivery' as const, 'cityNeeded' as const, 'city' as const) }),
  fc.record({ reason: fc.constantFrom('least' as const, 'ceiling' as const), amount }),
)
const anyRefusal: fc.Arbitrary<OrderRefusal> = fc.oneof(
  fc.record(of('empty')),
  fc.record({ ...of('badQuantity'), ...choice }),
  fc.record({ ...of('unknownProduct'), ...choice }),
  fc.record({ ...of('variantNeeded'), productId: id, name: text }),
  fc.record({ ...of('inactive'), ...choice, name: text }),
  fc.record({ ...of('outOfStock'), ...choice, name: text, available: count }),
  fc.record({ ...of('overLimit'), ...choice, name: text, limit: count }),
  fc.record({ ...of('priceChanged'), expected: amount, actual: amount }),
  fc.record({ ...of('belowMinimum'), minimum: amount, missing: amount }),
  fc.record({
    ...of('shippingUnavailable'),
    reason: fc.constantFrom('noRange' as const, 'unset' as const, 'noCity' as const, 'cityNeeded' as const),
  }),
  fc.record({ ...of('coupon'), problem: anyCouponProblem }),
  fc.record({ ...of('paymentMethod'), problem: orNull(anyPaymentProblem) }),
  fc.record(of('closed')),
  fc.record(of('shopFull')),
  fc.record(of('notTaken')),
  fc.record({ ...of('tooManyOpen'), limit: count }),
  fc.record({ ...of('field'), field: text }),
)

export const anyAnswerOutcome: fc.Arbitrary<AnswerOutcome> = fc.oneof(
  fc.record({ ...of('answered'), order: anyOrder }),
  fc.record({ ...of('closed'), order: anyOrder }),
  fc.record(of('wrongCode')),
)

export const anyOutcome: fc.Arbitrary<OrderOutcome> = fc.oneof(
  fc.record({ ...of('placed'), order: anyOrder, accessKey: text }),
  fc.record({ ...of('refused'), refusals: list(anyRefusal) }),
  fc.record({ ...of('conflict'), number: id, accessKey: text }),
)

const quote: fc.Arbitrary<ShippingQuote> = fc.oneof(
  fc.record(of('cityNeeded')),
  fc.record({ ...of('unavailable'), reason: fc.constantFrom('noRange' as const, 'unset' as const, 'noCity' as const) }),
  fc.record(
    {
      ...of('quoted'),
      price: amount,
      reason: fc.constantFrom('shop' as const, 'products' as const, 'pickUp' as const, 'rate' as const),
      days,
    },
    { requiredKeys: ['kind', 'price', 'reason'] },
  ),
)
const totals: fc.Arbitrary<Totals> = fc.record({
  units: count,
  subtotal: amount,
  discounts: appliedDiscounts,
  discount: amount,
  shipping: quote,
  total: amount,
  minimum: orNull(fc.record({ amount, missing: amount })),
})
const checkedLine: fc.Arbitrary<CheckedLine> = fc.record({
  productId: id,
  variantId: textOrNull,
  slug: text,
  name: text,
  variant: list(text),
  image: textOrNull,
  unitPrice: amount,
  compareAt: orNull(amount),
  quantity: count,
  freeShipping: fc.boolean(),
  maxQuantity: orNull(count),
  supplier: textOrNull,
  message: textOrNull,
  status: fc.constantFrom('ok' as const, 'inactive' as const, 'outOfStock' as const),
  unitsAvailable: count,
  priceChangedFrom: orNull(amount),
})
export const anyQuote: fc.Arbitrary<OrderQuote> = fc.record(
  { lines: list(checkedLine), totals, refusals: list(anyRefusal), takesCoupons: fc.boolean() },
  { requiredKeys: ['lines', 'totals', 'refusals'] },
)
