import { NEXT_STEPS } from '@store/core'
import * as z from 'zod'
import { idInAddress } from '../../contract/fields.ts'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { text, textOrNull, webAddress } from '../shapes.ts'
import { next, OfOrder, shipment, status } from './orders.ts'

/** The person of the shop who does it, if the caller knows. The history names them beside the key. */
export const by = text(120).optional()
const why = textOrNull(500).optional()
const carrierText = textOrNull(120).optional()
/** Also ships an order that was paid with a provider's test account, although no money moved. */
const evenTest = z.boolean().optional()

export const carrier = z.strictObject({
  name: text(120),
  trackingNumber: carrierText,
  /** Where the parcel can be followed. Not given: on the page of its carrier, if that is one we know. */
  trackingUrl: webAddress.nullable().optional(),
})

const Step = z.discriminatedUnion('step', [
  z.strictObject({
    step: z.literal('advance'),
    /** The next step as the caller saw it. */
    next: z.enum(NEXT_STEPS),
    /** Who brings it, for `handOver`. */
    carrier: carrier.optional(),
    why,
    by,
  }),
  /** The buyer of an order that has to be confirmed does not answer; after three times, `next` proposes to give it up. */
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

/** The order's status after a step. It contains nothing of the buyer, because answers are stored for repeated requests. */
export const OrderStanding = z
  .object({
    number: z.int(),
    status,
    shipment,
    heldUntil: moment.nullable(),
    updatedAt: moment,
    /** Products whose units could not be put back into stock, because they were deleted. */
    notReturned: z.array(z.string()),
    /** Products that were sold in the meantime: the order has no units of them. */
    notTaken: z.array(z.string()),
    next,
  })
  .meta({ id: 'OrderStanding' })

/** How to undo a step: this call, until then. What the step says by mail and webhook waits as long. */
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
