import { BUYER_FIELDS, type OrderDraft as DomainDraft, FIELD_LIMITS, type ShopAnswer, type ShopId } from '@store/core'
import * as z from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { idInAddress, typed } from './fields.ts'
import { Order } from './order.ts'
import { AnswerOutcome, CouponCheck, OrderOutcome, OrderQuote } from './order-answers.ts'
import { CouponQuestion, OrderDraft, QuoteRequest } from './order-draft.ts'
import { type FieldsOf, sentId, sentText } from './shapes.ts'

const EXAMPLE_ORDER = {
  shopId: 7,
  key: '4f1d2c9ab07e4c53a8e6d1f0b3957c24',
  lines: [{ productId: 12, variantId: '31', quantity: 2, unitPrice: 28_990_000, message: null }],
  buyer: { name: 'Ana Gómez', idNumber: '1020304050', email: 'ana@example.org', phone: '3001234567', message: null },
  delivery: {
    kind: 'address',
    address: {
      cityId: 5001,
      city: 'Medellín',
      division: 'Antioquia',
      neighbourhood: 'Laureles',
      postcode: null,
      address: 'Calle 44 # 70-12',
      details: null,
    },
  },
  paymentMethod: 'cashOnDelivery',
  channel: 'web',
  coupon: null,
  expectedTotal: 59_180_000,
} as const satisfies DomainDraft

const EXAMPLE_QUOTE = {
  shopId: 7,
  lines: EXAMPLE_ORDER.lines,
  delivery: 'address',
  cityId: 5001,
} as const satisfies QuoteRequest

/**
 * C33. Placed, refused and conflict are all successful answers: 200, distinguished by `kind`.
 * Only a body that is not an order is a 400.
 */
const placeOrder = defineEndpoint({
  name: 'placeOrder',
  tag: 'Orders',
  method: 'POST',
  path: '/storefront/v1/orders',
  summary: 'Places an order; the same key answers the same order',
  body: OrderDraft,
  example: EXAMPLE_ORDER,
  response: OrderOutcome,
  open: true,
})

/** C33. The price of this cart as an order, and the reasons that would refuse it. Writes nothing. */
const quoteOrder = defineEndpoint({
  name: 'quoteOrder',
  tag: 'Orders',
  method: 'POST',
  path: '/storefront/v1/orders/quote',
  summary: 'Lines and totals that an order of this cart would have',
  body: QuoteRequest,
  example: EXAMPLE_QUOTE,
  response: OrderQuote,
  open: true,
})

/** C33. A code's reduction of a cart now, or why there is none. Writes nothing, and reserves no use of the code. */
const checkCoupon = defineEndpoint({
  name: 'checkCoupon',
  tag: 'Orders',
  method: 'POST',
  path: '/storefront/v1/orders/coupon',
  summary: 'Whether a coupon applies to a cart, and what it takes off',
  body: CouponQuestion,
  response: CouponCheck,
  open: true,
})

/** C33. Null: the shop has no order with this number and buyer. */
const findOrder = defineEndpoint({
  name: 'findOrder',
  tag: 'Orders',
  method: 'GET',
  path: '/storefront/v1/orders/lookup',
  summary: "An order, by its number and its buyer's ID number",
  query: z.object({ shopId: idInAddress, number: idInAddress, idNumber: typed(BUYER_FIELDS.idNumber.maxLength) }),
  response: Order,
  open: true,
  nullOn: [404],
})

/** C33. Null: there is no such order, or the key is wrong. */
const getPlacedOrder = defineEndpoint({
  name: 'getPlacedOrder',
  tag: 'Orders',
  method: 'GET',
  path: '/storefront/v1/orders/placed/:number',
  summary: 'An order, by the key that came with it when it was placed',
  params: z.object({ number: idInAddress }),
  query: z.object({ shopId: idInAddress, key: typed(FIELD_LIMITS.key) }),
  response: Order,
  open: true,
  nullOn: [404],
})

/**
 * C33. The shop's answer to an order by chat, from the order's page. The code is from the shop's mail and works once. Null:
 * there is no such order, or the key is wrong.
 */
const answerOrder = defineEndpoint({
  name: 'answerOrder',
  tag: 'Orders',
  method: 'POST',
  path: '/storefront/v1/orders/placed/:number/answer',
  summary: 'Confirms or cancels an order by chat, with the code that was mailed to the shop',
  params: z.object({ number: idInAddress }),
  body: z
    .strictObject({
      shopId: sentId,
      key: sentText(FIELD_LIMITS.key),
      code: sentText(FIELD_LIMITS.key),
      answer: z.enum(['confirm', 'paid', 'cancel'] as const satisfies readonly ShopAnswer[]),
    } satisfies FieldsOf<{
      readonly shopId: ShopId
      readonly key: string
      readonly code: string
      readonly answer: ShopAnswer
    }>)
    .meta({ id: 'ShopAnswer' }),
  response: AnswerOutcome,
  open: true,
  nullOn: [404],
})

export const orderCalls = { quoteOrder, checkCoupon, placeOrder, findOrder, getPlacedOrder, answerOrder } as const
