import { OFFLINE_PAYMENT_METHODS } from '@store/core'
import * as z from 'zod'
import { AppliedDiscount } from '../../contract/order.ts'
import { amount, sentId } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop, price, sentEmail, text, textOrNull } from '../shapes.ts'
import { by } from './order-steps.ts'

/** The maximum number of lines of a sale. */
const MOST_LINES = 100

const Sale = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        productId: sentId,
        variantId: z.string().max(20).nullable().optional(),
        quantity: z.int().min(1).max(9999),
      }),
    )
    .min(1)
    .max(MOST_LINES),
  /** A name or a phone number is enough; a trial run needs neither. */
  buyer: z
    .strictObject({
      name: textOrNull(120),
      phone: textOrNull(40),
      email: sentEmail.nullable(),
      idNumber: textOrNull(30),
      message: textOrNull(500),
    })
    .partial()
    .optional(),
  /** The destination; if it is left out, the buyer takes the goods along or picks them up. */
  address: z
    .strictObject({ address: text(200), city: text(120), division: text(120), details: textOrNull(200).optional() })
    .nullable()
    .optional(),
  paymentMethod: z.enum(OFFLINE_PAYMENT_METHODS),
  channel: z.enum(['pointOfSale', 'other']).optional(),
  /** `open`: not paid; `paid`; `done`: paid and handed over. */
  state: z.enum(['open', 'paid', 'done']),
  coupon: z.string().max(60).nullable().optional(),
  /** Taken off besides the shop's own discounts. */
  discount: price.optional(),
  shipping: price.optional(),
  /** The total displayed to the seller: the sale is refused if it differs. */
  expectedTotal: price.optional(),
  /** Only returns what it would cost. */
  dryRun: z.boolean().optional(),
  by,
})

const Sold = z
  .object({
    /** Null: it was a trial run. */
    number: z.int().nullable(),
    subtotal: amount,
    discounts: z.array(AppliedDiscount),
    shipping: amount,
    total: amount,
    units: z.int(),
    /** The price of each line, in their order. */
    lines: z.array(z.object({ name: z.string(), unitPrice: amount, quantity: z.int() })),
  })
  .meta({ id: 'Sold' })

const createOrder = defineManageEndpoint({
  name: 'createOrder',
  tag: 'Orders',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/orders',
  summary:
    "Write down a sale at the counter, by telephone or by message: at the shop's prices, from its stock, without the limits for shoppers",
  access: 'orders:write',
  params: OfShop,
  idempotent: true,
  body: Sale,
  example: {
    lines: [{ productId: 77, quantity: 2 }],
    buyer: { name: 'Marcela' },
    paymentMethod: 'payInStore',
    state: 'done',
    dryRun: true,
  },
  response: Sold,
})

export const saleCalls = { createOrder } as const
