import type { Coupon } from '@store/core'
import * as z from 'zod'
import { typed } from '../../contract/fields.ts'
import { amount, type FieldsOf, moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { nothing, OfShop, page, pageOf, price, revision } from '../shapes.ts'
import { Reduction, SentReduction } from './discounts.ts'

/** Codes are compared without case, accents and surrounding space. */
const code = typed(60)
const OfCoupon = OfShop.extend({ code })

const CouponResource = z
  .object({
    code: z.string(),
    active: z.boolean(),
    reduction: Reduction,
    minPurchase: amount.nullable(),
    from: moment.nullable(),
    until: moment.nullable(),
    maxUses: z.int().nullable(),
    maxUsesPerBuyer: z.int().nullable(),
    /** Orders that currently use it. */
    uses: z.int(),
    revision,
  } satisfies FieldsOf<Coupon & { readonly uses: number; readonly revision: string }>)
  .meta({ id: 'CouponResource' })

const fields = {
  active: z.boolean(),
  reduction: SentReduction,
  /** The minimum for the subtotal before discounts. */
  minPurchase: price.nullable(),
  /** The start of its validity. */
  from: moment.nullable(),
  /** The end of its validity. */
  until: moment.nullable(),
  /** How many orders may use it, and how many orders of one buyer. */
  maxUses: z.int().min(1).max(1_000_000).nullable(),
  maxUsesPerBuyer: z.int().min(1).max(1000).nullable(),
}

const listCoupons = defineManageEndpoint({
  name: 'listCoupons',
  tag: 'Coupons',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/coupons',
  summary: 'Coupons, newest first, and how many orders use each',
  access: 'discounts:write',
  params: OfShop,
  query: z.object(page),
  response: pageOf(CouponResource),
})

const createCoupon = defineManageEndpoint({
  name: 'createCoupon',
  tag: 'Coupons',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/coupons',
  summary: 'Create a code that takes something off',
  access: 'discounts:write',
  params: OfShop,
  body: z.strictObject({
    ...z.object(fields).partial().shape,
    reduction: fields.reduction,
    /** 4 to 40 letters, digits, - and _. */
    code: z.string().min(1).max(60),
  }),
  example: { code: 'HOLA10', reduction: { kind: 'percentage', percent: 10 }, maxUses: 200 },
  response: CouponResource,
  status: 201,
})

/** The maximum number of coupons per request. */
const MOST_COUPONS_AT_ONCE = 500

const createCoupons = defineManageEndpoint({
  name: 'createCoupons',
  tag: 'Coupons',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/coupons/batch',
  summary: 'Create many codes that nobody can guess, with one beginning and the same conditions',
  access: 'discounts:write',
  params: OfShop,
  body: z.strictObject({
    ...z.object(fields).partial().shape,
    reduction: fields.reduction,
    /** 2 to 20 letters, digits, - and _. */
    prefix: z.string().min(1).max(40),
    count: z.int().min(1).max(MOST_COUPONS_AT_ONCE),
  }),
  example: { prefix: 'FERIA-', count: 3, reduction: { kind: 'percentage', percent: 15 }, maxUses: 1 },
  response: z.object({ codes: z.array(z.string()) }),
  status: 201,
})

const getCoupon = defineManageEndpoint({
  name: 'getCoupon',
  tag: 'Coupons',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/coupons/:code',
  summary: 'A coupon',
  access: 'discounts:write',
  params: OfCoupon,
  response: CouponResource,
})

const changeCoupon = defineManageEndpoint({
  name: 'changeCoupon',
  tag: 'Coupons',
  method: 'PATCH',
  path: '/manage/v1/shops/:shopId/coupons/:code',
  summary: 'Change what is given of a coupon, close it or open it again; orders that use it keep what they have',
  access: 'discounts:write',
  params: OfCoupon,
  revision: true,
  body: z.strictObject(fields).partial(),
  example: { active: false },
  response: CouponResource,
})

const deleteCoupon = defineManageEndpoint({
  name: 'deleteCoupon',
  tag: 'Coupons',
  method: 'DELETE',
  path: '/manage/v1/shops/:shopId/coupons/:code',
  summary: 'Remove a coupon that no order uses; one that is used can only be closed',
  access: 'discounts:write',
  params: OfCoupon,
  revision: true,
  response: nothing,
})

export const couponCalls = { listCoupons, createCoupon, createCoupons, getCoupon, changeCoupon, deleteCoupon } as const
