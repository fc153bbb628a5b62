import { BUYER_FIELDS, OFFLINE_PAYMENT_METHODS, PAYMENT_METHODS } from '@store/core'
import * as z from 'zod'
import { SentDelivery } from '../../contract/order-parts.ts'
import { amount } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { price, revision, text } from '../shapes.ts'
import { by, OrderStanding, UndoStep } from './order-steps.ts'
import { OfOrder } from './orders.ts'

/**
 * An order's destination, its buyer's name and phone, and how it is paid without a provider; fields that are left out are
 * unchanged.
 */
const change = {
  /**
   * A pick-up names its branch (`branchId`) if the shop has several. A city without an id (`cityId` null) is looked up by
   * its name and division, and accepted as written if nothing depends on the city.
   */
  delivery: SentDelivery.optional(),
  buyer: z
    .strictObject({
      name: text(BUYER_FIELDS.name.maxLength).optional(),
      phone: text(BUYER_FIELDS.phone.maxLength).optional(),
    })
    .optional(),
  paymentMethod: z.enum(OFFLINE_PAYMENT_METHODS).optional(),
}

/** What an order will cost after a change, and what it costs now. */
const ChangePrice = z
  .object({ shipping: amount, total: amount, was: z.object({ shipping: amount, total: amount }) })
  .meta({ id: 'ChangePrice' })

const quoteOrderChange = defineManageEndpoint({
  name: 'quoteOrderChange',
  tag: 'Orders',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/orders/:number/quote',
  summary: 'What an order would cost with such a change. Nothing is changed',
  access: 'orders:write',
  params: OfOrder,
  unlogged: true,
  body: z.strictObject(change),
  example: { delivery: { kind: 'pickUp' } },
  response: ChangePrice,
})

const changeOrder = defineManageEndpoint({
  name: 'changeOrder',
  tag: 'Orders',
  method: 'PATCH',
  path: '/manage/v1/shops/:shopId/orders/:number',
  summary:
    'Change where an order goes to, name and phone of its buyer, or how it is paid by hand, until it is packed; a buyer who has had a mail about the order is told by mail. The total changes only if delivery costs something else there, and never once it is paid',
  access: 'orders:write',
  params: OfOrder,
  revision: true,
  body: z.strictObject({
    ...change,
    /** The total that was displayed to the caller (`quoteOrderChange`); left out: it must not change. */
    expectedTotal: price.optional(),
    by,
  }),
  example: { buyer: { name: 'Marta Rey', phone: '3001234567' } },
  response: z.object({
    ...OrderStanding.shape,
    paymentMethod: z.enum(PAYMENT_METHODS),
    shipping: amount,
    total: amount,
    /** False: the order had these values already. */
    changed: z.boolean(),
    /** A mail to its buyer is delayed until the change can no longer be undone. */
    mailed: z.boolean(),
    revision,
    undo: UndoStep,
  }),
})

export const orderChangeCalls = { quoteOrderChange, changeOrder } as const
