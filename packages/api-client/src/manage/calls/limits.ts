import { MOST_OF_LIMITS, PLAN_IDS, SHOP_LIMITS, type ShopLimit } from '@store/core'
import * as z from 'zod'
import { moment } from '../../contract/shapes.ts'
import { LONGEST_WISH } from '../choices.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop, revision, text } from '../shapes.ts'

const path = '/manage/v1/shops/:shopId/limits'
const tag = 'Plan and limits'

const LimitUse = z
  .object({
    limit: z.enum(SHOP_LIMITS),
    /** Daily limits count from midnight of the shop's time zone. */
    used: z.int(),
    most: z.int(),
    /** `near`: from 80 % on. */
    state: z.enum(['fine', 'near', 'full']),
    /**
     * Whether new ones are refused when the limit is reached. Existing ones stay editable, and orders are never refused
     * because of a plan.
     */
    stops: z.boolean(),
  })
  .meta({ id: 'LimitUse' })

const figure = (limit: ShopLimit) => z.int().min(0).max(MOST_OF_LIMITS[limit]).nullable()

/** The shop's exceptions from its plan's limits; null: the plan's. */
export const OwnLimits = z
  .strictObject({
    products: figure('products'),
    mediaBytes: figure('mediaBytes'),
    people: figure('people'),
    mailsADay: figure('mailsADay'),
    ordersADay: figure('ordersADay'),
  })
  .meta({ id: 'OwnLimits' })
export const plan = z.enum(PLAN_IDS)

/** The shop's request for higher limits. */
export const PlanWish = z.object({ text: z.string(), at: moment, by: z.string() }).meta({ id: 'PlanWish' })

export const planShape = {
  plan,
  limits: z.array(LimitUse),
  own: OwnLimits,
  /** Null: it has not requested more. */
  wish: PlanWish.nullable(),
  /** Until when the shop counts as new: it then has lower limits of mails and orders a day, which are enforced. */
  quietUntil: moment.nullable(),
}

const ShopLimits = z.object({ ...planShape, revision }).meta({ id: 'ShopLimits' })

const getShopLimits = defineManageEndpoint({
  name: 'getShopLimits',
  tag,
  method: 'GET',
  path,
  summary: 'The plan of the shop, and what is used of what',
  access: 'settings:write',
  params: OfShop,
  response: ShopLimits,
})

const setShopLimits = defineManageEndpoint({
  name: 'setShopLimits',
  tag,
  method: 'PUT',
  path,
  summary:
    'Give the shop a plan, and figures of its own instead of the plan’s. What it has asked for is answered by that',
  access: 'platform',
  params: OfShop,
  revision: true,
  body: z.strictObject({ plan, own: OwnLimits }),
  example: {
    plan: 'grow',
    own: { products: null, mediaBytes: null, people: 45, mailsADay: null, ordersADay: null },
  },
  response: ShopLimits,
})

const askForMore = defineManageEndpoint({
  name: 'askForMore',
  tag,
  method: 'POST',
  path: `${path}/wish`,
  summary: 'Ask the platform for more than the plan has. Asking again changes what is asked for',
  access: 'settings:write',
  params: OfShop,
  body: z.strictObject({ text: text(LONGEST_WISH) }),
  example: { text: 'We add 8,000 books in March.' },
  response: ShopLimits,
})

const withdrawWish = defineManageEndpoint({
  name: 'withdrawWish',
  tag,
  method: 'DELETE',
  path: `${path}/wish`,
  summary: 'Take back what was asked for',
  access: 'settings:write',
  params: OfShop,
  revision: true,
  response: ShopLimits,
})

export const limitCalls = { getShopLimits, setShopLimits, askForMore, withdrawWish } as const
