import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATES, PAYMENT_TROUBLES, SHIPMENT_STATUSES } from '@store/core'
import * as z from 'zod'
import { countInAddress, idInAddress } from '../contract/fields.ts'
import { orderFields, orderLineFields } from '../contract/order.ts'
import { channel } from '../contract/order-parts.ts'
import { amount, moment } from '../contract/shapes.ts'
import { defineManageEndpoint } from './endpoint.ts'
import { listOf, nothing, OfShop, page, pageOf, search, text, textOrNull, webAddress } from './shapes.ts'

export const OfOrder = z.object({ shopId: idInAddress, number: idInAddress })

const status = z.enum(ORDER_STATUSES)
const shipment = z.enum(SHIPMENT_STATUSES)

const HistoryEntry = z
  .object({
    at: moment,
    who: z.string(),
    about: z.enum(['order', 'shipment', 'payment']),
    /** Null: the order was placed. */
    from: z.enum([...ORDER_STATUSES, ...SHIPMENT_STATUSES, ...PAYMENT_STATES]).nullable(),
    to: z.enum([...ORDER_STATUSES, ...SHIPMENT_STATUSES, ...PAYMENT_STATES]),
    /** In words that may name the buyer: for keys with `buyers:read`. */
    why: z.string().nullable().optional(),
  })
  .meta({ id: 'HistoryEntry' })

const { accessKey: _, proof, buyer, answers, invoice, delivery, carrier, ...facts } = orderFields
const OrderResource = z
  .object({
    ...facts,
    proof: proof.optional(),
    lines: z.array(z.object({ ...orderLineFields, message: orderLineFields.message.optional() })),
    /** What is wrong with its money; usually nothing. */
    troubles: z.array(z.enum(PAYMENT_TROUBLES)),
    /** Oldest first. */
    history: z.array(HistoryEntry),
    // Who bought it and where it goes: for keys with `buyers:read`, as are what the buyer wrote and why it was moved.
    ...z.object({ buyer, answers, invoice, delivery, carrier }).partial().shape,
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
    /** Its money is of a test account. */
    test: z.boolean(),
    // For keys with `buyers:read`.
    buyer: z.string().optional(),
    email: z.string().nullable().optional(),
    phone: z.string().optional(),
  })
  .meta({ id: 'OrderSummary' })

const filters = {
  status: status.optional(),
  shipment: shipment.optional(),
  /** The first moment at which they may have been placed. */
  since: moment.optional(),
  /** The moment before which they were placed. */
  until: moment.optional(),
  /** A number; for keys with `buyers:read` also a part of the buyer's name, mail, phone or ID number. */
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
  query: z.object({ ...page, ...filters }),
  response: pageOf(OrderSummary),
})

const exportOrders = defineManageEndpoint({
  name: 'exportOrders',
  tag: 'Orders',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/orders.csv',
  summary: 'Orders for a spreadsheet, newest first; the header Link says that there are more, and where',
  access: 'exports:make',
  params: OfShop,
  query: z.object({ ...page, limit: countInAddress(100_000).optional(), ...filters }),
  response: nothing,
  answers: 'text/csv',
})

const getOrder = defineManageEndpoint({
  name: 'getOrder',
  tag: 'Orders',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/orders/:number',
  summary: 'An order with its lines and history; its buyer, too, for keys with buyers:read',
  access: 'orders:read',
  params: OfOrder,
  response: OrderResource,
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

/** Who does it, where the caller knows: a person of the shop. The history names them beside the key. */
export const by = text(120).optional()
const why = textOrNull(500).optional()
const carrierText = textOrNull(120).optional()
/** Sends what a provider's test account was paid: nobody paid anything. */
const evenTest = z.boolean().optional()

const Step = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('confirm'), from: status.optional(), why, by }),
  z.strictObject({ step: z.literal('move'), to: status, from: status.optional(), why, by, evenTest }),
  z.strictObject({
    step: z.literal('ship'),
    to: shipment,
    from: shipment.optional(),
    carrier: z
      .strictObject({
        name: text(120),
        trackingNumber: carrierText,
        trackingUrl: webAddress.nullable().optional(),
      })
      .optional(),
    why,
    by,
    evenTest,
  }),
])

/** Where an order stands after a step; nothing of its buyer, since answers are kept for whoever sends the same again. */
const OrderStanding = z
  .object({
    number: z.int(),
    status,
    shipment,
    heldUntil: moment.nullable(),
    updatedAt: moment,
    /** Products whose units went back to no shelf, because they are gone. */
    notReturned: z.array(z.string()),
    /** Products that were sold meanwhile: the order has none of their units. */
    notTaken: z.array(z.string()),
  })
  .meta({ id: 'OrderStanding' })

const takeOrderStep = defineManageEndpoint({
  name: 'takeOrderStep',
  tag: 'Orders',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/orders/:number/steps',
  summary:
    'Confirm an order paid by hand, move it, or move its parcel: 409 when it cannot go there, or is not where `from` says',
  access: 'orders:write',
  params: OfOrder,
  idempotent: true,
  body: Step,
  example: {
    step: 'ship',
    from: 'inPacking',
    to: 'inTransit',
    carrier: { name: 'Servientrega', trackingNumber: '2200123' },
  },
  response: OrderStanding,
})

export const orderCalls = {
  listOrders,
  exportOrders,
  getOrder,
  listOrderEvents,
  getOrderProof,
  takeOrderStep,
} as const
