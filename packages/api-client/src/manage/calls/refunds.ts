import { type Refund as DomainRefund, PAYMENT_PROVIDERS, REFUND_WAYS, type RestockedUnits } from '@store/core'
import * as z from 'zod'
import { variantId } from '../../contract/order-parts.ts'
import { amount, type FieldsOf, moment, sentId } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { price, text } from '../shapes.ts'
import { by } from './order-steps.ts'
import { OfOrder } from './orders.ts'

const Restocked: z.ZodType<RestockedUnits> = z
  .object({ productId: z.int(), variantId, units: z.int() } satisfies FieldsOf<RestockedUnits>)
  .meta({ id: 'RestockedUnits' })

const Refund = z
  .object({
    id: z.int(),
    amount,
    how: z.enum(REFUND_WAYS),
    /** The text may name the buyer, so it is only for keys with `buyers:read`. */
    reason: z.string().optional(),
    restocked: z.array(Restocked),
    who: z.string(),
    at: moment,
  } satisfies FieldsOf<Omit<DomainRefund, 'reason'> & { readonly reason: string | undefined }>)
  .meta({ id: 'Refund' })

const Refunds = z
  .object({
    /** The money received for the order. */
    received: amount,
    /** The amount that can still be refunded. */
    left: amount,
    /** The most that the caller may refund now, by their own limit; null: they have none. */
    most: amount.nullable(),
    /** Oldest first. */
    items: z.array(Refund),
    /** What can be refunded through the provider of its payment (`refundByProvider`); null: nothing. */
    returnable: z
      .object({
        provider: z.enum(PAYMENT_PROVIDERS),
        most: amount,
        /** Whether partial refunds are possible. */
        parts: z.boolean(),
        /** False: it was paid to a test account, and no money moves. */
        live: z.boolean(),
      })
      .nullable(),
    /** A refund requested from a provider that has not decided yet. It counts as refunded until then. */
    asked: z.object({ provider: z.enum(PAYMENT_PROVIDERS), amount, at: moment }).nullable(),
  })
  .meta({ id: 'Refunds' })

const listRefunds = defineManageEndpoint({
  name: 'listRefunds',
  tag: 'Orders',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/orders/:number/refunds',
  summary: 'Money of an order that was given back, and what still can be',
  access: 'orders:read',
  params: OfOrder,
  response: Refunds,
})

/** Lines of an order whose units are put back on sale. */
const MOST_RESTOCKED = 200

const paths = '/manage/v1/shops/:shopId/orders/:number/refunds'
const refundFields = {
  amount: price.refine((refundFields) => refundFields > 0, { params: { code: 'tooSmall', least: 1 } }),
  reason: text(400),
  /** Units to put back on sale with this refund, by the product and variant of the order's lines. */
  restock: z
    .array(z.strictObject({ productId: sentId, variantId: z.string().max(20).nullable(), units: z.int().min(1) }))
    .max(MOST_RESTOCKED)
    .optional(),
  by,
}
const refunded = {
  amount,
  left: amount,
  /** Products whose units could not be put back into stock, because they were deleted. */
  notReturned: z.array(z.string()),
}

const refundOrder = defineManageEndpoint({
  name: 'refundOrder',
  tag: 'Orders',
  method: 'POST',
  path: paths,
  summary: 'Write down that money was given back by hand, at most what was received; its buyer is told by mail',
  access: 'orders:refund',
  fresh: true,
  params: OfOrder,
  idempotent: true,
  body: z.strictObject({ ...refundFields, how: z.literal('byHand') }),
  example: {
    amount: 25_00,
    how: 'byHand',
    reason: 'One hat was torn',
    restock: [{ productId: 77, variantId: null, units: 1 }],
  },
  response: z.object({ id: z.int(), ...refunded }),
  status: 201,
})

const refundByProvider = defineManageEndpoint({
  name: 'refundByProvider',
  tag: 'Orders',
  method: 'POST',
  path: `${paths}/provider`,
  summary:
    'Ask the provider of its payment to give money back, at most what is `returnable`; its buyer is told by mail',
  access: 'orders:refund',
  fresh: true,
  params: OfOrder,
  idempotent: true,
  body: z.strictObject(refundFields),
  example: { amount: 25_00, reason: 'One hat was torn' },
  response: z.object({
    /** Null: the provider has not decided yet. It is polled until it has; see `listRefunds`. */
    id: z.int().nullable(),
    /** The provider that was asked: an order may have been paid more than once. */
    provider: z.enum(PAYMENT_PROVIDERS),
    ...refunded,
  }),
  status: 201,
})

export const refundCalls = { listRefunds, refundOrder, refundByProvider } as const
