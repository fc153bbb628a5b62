import { NEXT_STEPS } from '@store/core'
import * as z from 'zod'
import { sentId } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, OfShop } from '../shapes.ts'
import { by, carrier, UndoStep } from './order-steps.ts'

/** The maximum number of orders per call. */
const MOST = 200

const once = (steps: readonly { readonly number: number }[]) =>
  new Set(steps.map(({ number }) => number)).size === steps.length

/** The result for each order, in the order of the call. */
const Outcome = z
  .object({
    number: z.int(),
    /**
     * `other`: its next step is another (`next`), or none; `unknown`: the shop has no such order; `forbidden`: not allowed
     * to the caller's role.
     */
    outcome: z.enum(['done', 'other', 'unknown', 'forbidden']),
    /** Its next step now. */
    next: z.enum(NEXT_STEPS).nullable(),
    undo: UndoStep.nullable(),
  })
  .meta({ id: 'StepOutcome' })

const takeOrderSteps = defineManageEndpoint({
  name: 'takeOrderSteps',
  tag: 'Orders',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/orders/steps',
  summary: 'Take the next step of up to 200 orders, each by itself: an answer for each',
  access: 'orders:write',
  params: OfShop,
  idempotent: true,
  body: z.strictObject({
    steps: z
      .array(
        z.strictObject({
          number: sentId,
          /** The next step as displayed to the caller. */
          next: z.enum(NEXT_STEPS),
          carrier: carrier.optional(),
        }),
      )
      .min(1)
      .max(MOST)
      .refine(once, { params: { code: 'taken' } }),
    by,
  }),
  example: {
    steps: [{ number: 1043, next: 'handOver', carrier: { name: 'Servientrega', trackingNumber: '2200123' } }],
  },
  response: listOf(Outcome),
})

const undoOrderSteps = defineManageEndpoint({
  name: 'undoOrderSteps',
  tag: 'Orders',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/orders/steps/undo',
  summary: 'Undo steps of up to 200 orders, each by itself: an answer for each',
  access: 'orders:write',
  params: OfShop,
  idempotent: true,
  body: z.strictObject({
    steps: z
      .array(z.strictObject({ number: sentId, step: sentId }))
      .min(1)
      .max(MOST)
      .refine(once, { params: { code: 'taken' } }),
  }),
  example: { steps: [{ number: 1043, step: 911 }] },
  response: listOf(z.object({ number: z.int(), undone: z.boolean() })),
})

export const orderBatchCalls = { takeOrderSteps, undoOrderSteps } as const
