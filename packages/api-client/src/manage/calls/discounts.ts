import type { Reduction as DomainReduction } from '@store/core'
import * as z from 'zod'
import { amount, moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, nothing, OfShop, OfShopById, price, revision, textOrNull } from '../shapes.ts'

/** The reduction of a discount or a coupon. */
export const Reduction: z.ZodType<DomainReduction> = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('fixed'), amount }),
    z.object({ kind: z.literal('percentage'), percent: z.number() }),
  ])
  .meta({ id: 'Reduction' })
export const SentReduction: z.ZodType<DomainReduction> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('fixed'), amount: price }),
    z.strictObject({ kind: z.literal('percentage'), percent: z.number().gt(0).max(100) }),
  ])
  .meta({ id: 'SentReduction' })

const common = {
  id: z.string(),
  name: z.string().nullable(),
  active: z.boolean(),
  reduction: Reduction,
  from: moment.nullable(),
  until: moment.nullable(),
  revision,
}
const DiscountResource = z
  .discriminatedUnion('trigger', [
    z.object({ ...common, trigger: z.literal('quantity'), minQuantity: z.int() }),
    z.object({
      ...common,
      trigger: z.literal('subtotal'),
      ranges: z.array(z.object({ from: amount, to: amount.nullable(), reduction: Reduction.nullable() })),
    }),
  ])
  .meta({ id: 'DiscountResource' })

const fields = {
  name: textOrNull(120),
  active: z.boolean(),
  /** Its reduction; a range may have its own. */
  reduction: SentReduction,
  /** The start of its validity; null: at once. */
  from: moment.nullable(),
  /** The end of its validity; null: none. */
  until: moment.nullable(),
}
/** The minimum number of units. */
const minQuantity = z.int().min(1).max(10_000)
/** While the subtotal is in one of these ranges, ends included; `to` null: no upper end. */
const ranges = z
  .array(z.strictObject({ from: price, to: price.nullable(), reduction: SentReduction.nullable().optional() }))
  .min(1)
  .max(50)
const draft = {
  name: fields.name.optional(),
  active: fields.active.optional(),
  reduction: fields.reduction,
  from: fields.from.optional(),
  until: fields.until.optional(),
}

const listDiscounts = defineManageEndpoint({
  name: 'listDiscounts',
  tag: 'Discounts',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/discounts',
  summary: 'Discounts, given or not, newest first',
  access: 'shop',
  params: OfShop,
  response: listOf(DiscountResource),
})

const createDiscount = defineManageEndpoint({
  name: 'createDiscount',
  tag: 'Discounts',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/discounts',
  summary: 'Add a discount on carts of so many units, or of such a subtotal; it is given unless `active` is false',
  access: 'discounts:write',
  params: OfShop,
  body: z.discriminatedUnion('trigger', [
    z.strictObject({ ...draft, trigger: z.literal('quantity'), minQuantity }),
    z.strictObject({ ...draft, trigger: z.literal('subtotal'), ranges }),
  ]),
  example: {
    trigger: 'quantity',
    minQuantity: 3,
    reduction: { kind: 'percentage', percent: 10 },
    name: 'Three or more',
  },
  response: DiscountResource,
  status: 201,
})

const getDiscount = defineManageEndpoint({
  name: 'getDiscount',
  tag: 'Discounts',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/discounts/:id',
  summary: 'A discount',
  access: 'shop',
  params: OfShopById,
  response: DiscountResource,
})

const changeDiscount = defineManageEndpoint({
  name: 'changeDiscount',
  tag: 'Discounts',
  method: 'PATCH',
  path: '/manage/v1/shops/:shopId/discounts/:id',
  summary: 'Change what is given of a discount and leave the rest; what it depends on stays',
  access: 'discounts:write',
  params: OfShopById,
  revision: true,
  body: z.strictObject({ ...fields, minQuantity, ranges }).partial(),
  example: { active: false },
  response: DiscountResource,
})

const deleteDiscount = defineManageEndpoint({
  name: 'deleteDiscount',
  tag: 'Discounts',
  method: 'DELETE',
  path: '/manage/v1/shops/:shopId/discounts/:id',
  summary: 'Remove a discount; orders keep what they have',
  access: 'discounts:write',
  params: OfShopById,
  revision: true,
  response: nothing,
})

export const discountCalls = { listDiscounts, createDiscount, getDiscount, changeDiscount, deleteDiscount } as const
