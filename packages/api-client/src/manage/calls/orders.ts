import {
  NEXT_STEPS,
  ORDER_STATUSES,
  type OrderPayment,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  PAYMENT_TROUBLES,
  SHIPMENT_STATUSES,
} from '@store/core'
import * as z from 'zod'
import { countInAddress, idInAddress } from '../../contract/fields.ts'
import { orderFields, orderLineFields, paymentFields } from '../../contract/order.ts'
import { channel } from '../../contract/order-parts.ts'
import { amount, type FieldsOf, moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { counted, countedPageOf, listOf, nothing, OfShop, page, revision, search, yesOrNo } from '../shapes.ts'
import { markFields } from './buyers.ts'
import { LineTaxResource } from './taxes.ts'

export const OfOrder = z.object({ shopId: idInAddress, number: idInAddress })

export const status = z.enum(ORDER_STATUSES)
export const shipment = z.enum(SHIPMENT_STATUSES)

/** The shop's next step with it; null: none. */
export const next = z.enum(NEXT_STEPS).nullable()

/** A comma-separated list of these names in a query. */
const someOf = <const Name extends string>(names: readonly Name[]) =>
  z.codec(z.string().max(120), z.array(z.enum(names)), {
    decode: (typed) => typed.split(',') as Name[],
    encode: (some) => some.join(','),
  })

const HistoryEntry = z
  .object({
    at: moment,
    who: z.string(),
    about: z.enum(['order', 'shipment', 'payment']),
    /** Null: the order was placed. */
    from: z.enum([...ORDER_STATUSES, ...SHIPMENT_STATUSES, ...PAYMENT_STATES]).nullable(),
    to: z.enum([...ORDER_STATUSES, ...SHIPMENT_STATUSES, ...PAYMENT_STATES]),
    /** The text may name the buyer, so it is only for keys with `buyers:read`. */
    why: z.string().nullable().optional(),
  })
  .meta({ id: 'HistoryEntry' })

const { accessKey: _, proof, buyer, answers, invoice, delivery, carrier: broughtBy, ...facts } = orderFields
/** The buyer's earlier orders, found by phone or ID number. */
const Earlier = z.object({ orders: z.int(), returned: z.int() })
/** The team's note about the buyer, found by the order's email, phone or ID number. */
const BuyerMark = z.object(markFields).meta({ id: 'BuyerMark' })

export const OrderResource = z
  .object({
    ...facts,
    proof: proof.optional(),
    lines: z.array(
      z.object({
        ...orderLineFields,
        message: orderLineFields.message.optional(),
        /** The tax in what was paid for it, after discounts of the order; null: none. */
        tax: LineTaxResource.nullable(),
      }),
    ),
    next,
    /** How often its buyer did not answer when asked to confirm it. */
    confirmTries: z.int(),
    /** When its buyer was notified that it can be picked up. */
    readyAt: moment.nullable(),
    /** The end of the delivery time that its buyer was promised; null: it is not on its way, or no time was promised. */
    promisedUntil: moment.nullable(),
    /** Problems with its money; usually none. */
    troubles: z.array(z.enum(PAYMENT_TROUBLES)),
    /** Oldest first. */
    history: z.array(HistoryEntry),
    // `page`: its buyer's page, without signing in. The buyer and the address are only for keys with `buyers:read`, and so
    // are the buyer's messages and the reasons of status changes.
    /**
     * The parcel's recipient; also for people of the stockroom, like `delivery` and `carrier`, as long as the order is
     * open.
     */
    recipient: z.object({ name: z.string(), phone: z.string() }).optional(),
    ...z
      .object({
        buyer,
        answers,
        invoice,
        delivery,
        carrier: broughtBy,
        earlier: Earlier,
        mark: BuyerMark,
        page: z.string(),
      })
      .partial().shape,
  })
  .meta({ id: 'OrderResource' })

const OrderSummary = z
  .object({
    number: z.int(),
    status,
    shipment,
    units: z.int(),
    total: amount,
    currency: z.string(),
    paymentMethod: z.enum(PAYMENT_METHODS),
    channel,
    placedAt: moment,
    /** It was paid with a test account. */
    test: z.boolean(),
    next,
    /** Until when its units are reserved for an answer or a payment. */
    heldUntil: moment.nullable(),
    pickUp: z.boolean(),
    confirmTries: z.int(),
    readyAt: moment.nullable(),
    promisedUntil: moment.nullable(),
    /** The first two lines, for display in a list. */
    lines: z.array(z.object({ name: z.string(), image: z.string().nullable() })),
    // Only for keys with `buyers:read`.
    city: z.string().nullable().optional(),
    buyer: z.string().optional(),
    email: z.string().nullable().optional(),
    phone: z.string().optional(),
  })
  .meta({ id: 'OrderSummary' })

const filters = {
  status: status.optional(),
  shipment: shipment.optional(),
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
  channel: channel.optional(),
  /** A coupon's code as stored in orders. */
  coupon: z.string().max(60).optional(),
  /** The destination city as stored in orders; for keys with `buyers:read`. */
  city: z.string().max(120).optional(),
  /** Only orders that were paid with a test account, or only others. */
  test: yesOrNo.optional(),
  /** Orders with one of these next steps. */
  next: someOf(NEXT_STEPS).optional(),
  /** Orders whose payment currently has one of these problems. */
  troubles: someOf(PAYMENT_TROUBLES).optional(),
  /** Whether the parcel is on its way after the promised delivery time (`promisedUntil`). */
  late: yesOrNo.optional(),
  /** Whether sending a mail about it failed for good in the last 7 days, and it has not been sent since. */
  mailFailed: yesOrNo.optional(),
  /** Orders that were placed at this moment or later. */
  since: moment.optional(),
  /** Orders that were placed before this moment. */
  until: moment.optional(),
  /** An order number, or a part of a product's name; for keys with `buyers:read` also of the buyer's name, mail, phone or ID number, or of the parcel's number. */
  q: search,
}

const listOrders = defineManageEndpoint({
  name: 'listOrders',
  tag: 'Orders',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/orders',
  summary: 'Orders, newest first',
  access: 'orders:read',
  params: OfShop,
  query: z.object({ ...page, ...counted, ...filters }),
  response: countedPageOf(OrderSummary),
})

/** The maximum number of orders per call. */
const MOST_WHOLE = 200

/** Numbers in a query, separated by commas. */
const numbers = z.codec(
  z
    .string()
    .regex(/^[0-9]{1,15}(,[0-9]{1,15}){0,199}$/)
    .max(3200),
  z.array(z.int()).max(MOST_WHOLE),
  {
    decode: (typed) => typed.split(',').map(Number),
    encode: (list) => list.join(','),
  },
)

const exportOrders = defineManageEndpoint({
  name: 'exportOrders',
  tag: 'Orders',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/orders.csv',
  summary: 'Orders for a spreadsheet, newest first; who bought them takes `buyers:export`',
  access: 'exports:make',
  fresh: true,
  params: OfShop,
  query: z.object({
    /** Left out: all of them. */
    limit: countInAddress(10_000_000).optional(),
    /** Only these, if they match the filters. */
    numbers: numbers.optional(),
    ...filters,
  }),
  response: nothing,
  answers: 'text/csv',
})

/** One attempt to pay an order online. */
const PaymentAttempt = z
  .object({ ...paymentFields, startedAt: moment } satisfies FieldsOf<OrderPayment & { readonly startedAt: string }>)
  .meta({ id: 'PaymentAttempt' })

/** An order with every attempt to pay it, and its revision for changes. */
const OrderToChange = OrderResource.extend({
  /** Oldest first. */
  attempts: z.array(PaymentAttempt),
  revision,
}).meta({ id: 'OrderToChange' })

const getOrder = defineManageEndpoint({
  name: 'getOrder',
  tag: 'Orders',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/orders/:number',
  summary: 'An order with its lines and history; its buyer, too, for keys with buyers:read',
  access: 'orders:read',
  params: OfOrder,
  response: OrderToChange,
})

const getOrders = defineManageEndpoint({
  name: 'getOrders',
  tag: 'Orders',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/orders/by-number',
  summary:
    'Up to 200 orders as getOrder answers them, in the order of their numbers here; what is not there is left out',
  access: 'orders:read',
  params: OfShop,
  query: z.object({ numbers }),
  response: listOf(OrderResource),
})

const listOrderEvents = defineManageEndpoint({
  name: 'listOrderEvents',
  tag: 'Orders',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/orders/:number/events',
  summary: 'What became of an order: who moved it, when and why, oldest first',
  access: 'orders:read',
  params: OfOrder,
  response: listOf(HistoryEntry),
})

const getOrderProof = defineManageEndpoint({
  name: 'getOrderProof',
  tag: 'Orders',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/orders/:number/proof',
  summary:
    "What its buyer sent to show that they have paid: a JPEG or PDF from a stranger, named by the answer's headers",
  access: 'buyers:read',
  params: OfOrder,
  response: nothing,
  answers: 'application/octet-stream',
})

export const orderCalls = {
  listOrders,
  exportOrders,
  getOrder,
  getOrders,
  listOrderEvents,
  getOrderProof,
} as const
