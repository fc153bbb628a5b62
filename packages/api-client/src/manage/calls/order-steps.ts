import { NEXT_STEPS } from '@store/core'
import * as z from 'zod'
import { idInAddress } from '../../contract/fields.ts'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { text, textOrNull, webAddress } from '../shapes.ts'
import { next, OfOrder, shipment, status } from './orders.ts'

/** The name of the person of the shop who does it, if the caller has it. The history has it beside the key. */
export const by = text(120).optional()
const why = textOrNull(500).optional()
const carrierText = textOrNull(120).optional()
/** Also ships an order that was paid with a provider's test account, although no money moved. */
const evenTest = z.boolean().optional()

export const carrier = z.strictObject({
  name: text(120),
  trackingNumber: carrierText,
  /** Where the parcel can be tracked. Not given: the page of its carrier, if that is a known one. */
  trackingUrl: webAddress.nullable().optional(),
})

const Step = z.discriminatedUnion('step', [
  z.strictObject({
    step: z.literal('advance'),
    /** The next step as displayed to the caller. */
    next: z.enum(NEXT_STEPS),
    /** The carrier, for `handOver`. */
    carrier: carrier.optional(),
    why,
    by,
  }),
  /** The buyer of an order that needs confirmation does not answer; after three times, `next` proposes to give it up. */
  z.strictObject({ step: z.literal('noAnswer'), why, by }),
  z.strictObject({ step: z.literal('confirm'), from: status.optional(), why, by }),
  z.strictObject({ step: z.literal('move'), to: status, from: status.optional(), why, by, evenTest }),
  z.strictObject({
    step: z.literal('ship'),
    to: shipment,
    from: shipment.optional(),
    carrier: carrier.optional(),
    why,
    by,
    evenTest,
  }),
])

/** The order's status after a step. Without data of the buyer, because responses are stored for repeated requests. */
export const OrderStanding = z
  .object({
    number: z.int(),
    status,
    shipment,
    heldUntil: moment.nullable(),
    updatedAt: moment,
    /** Products whose units could not be put back into stock, because they were deleted. */
    notReturned: z.array(z.string()),
    /** Products that were sold out in the meantime: no units are reserved for the order. */
    notTaken: z.array(z.string()),
    next,
  })
  .meta({ id: 'OrderStanding' })

/** How to undo a step: this call, until then. The step's mails and webhooks are delayed until then. */
export const UndoStep = z
  .object({ step: z.int(), method: z.literal('POST'), path: z.string(), until: moment })
  .meta({ id: 'UndoStep' })

const takeOrderStep = defineManageEndpoint({
  name: 'takeOrderStep',
  tag: 'Orders',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/orders/:number/steps',
  summary:
    'Take the next step of an order, confirm one that is paid by hand, or move it or its parcel: 409 when it cannot go there, or is not where the caller saw it',
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
  response: OrderStanding.extend({ undo: UndoStep }),
})

const undoOrderStep = defineManageEndpoint({
  name: 'undoOrderStep',
  tag: 'Orders',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/orders/:number/steps/:step/undo',
  summary:
    'Undo a step: the order is as it was, and nobody is told; 409 when its time is over, somebody has moved the order since, or its units were sold',
  access: 'orders:write',
  params: OfOrder.extend({ step: idInAddress }),
  idempotent: true,
  response: OrderStanding,
})

export const orderStepCalls = { takeOrderStep, undoOrderStep } as const
