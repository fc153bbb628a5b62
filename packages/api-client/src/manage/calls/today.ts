import * as z from 'zod'
import { amount } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop } from '../shapes.ts'

/** `more`: there are more than `count`, because counting stopped there. */
const Count = z.object({ count: z.int(), more: z.boolean() }).meta({ id: 'TodayCount' })

/** Pending work besides orders with a next step, which `listOrders` has. Parts that the caller may not see are left out. */
const Today = z
  .object({
    /** Parcels on their way after the promised delivery time (`listOrders` with `late`). */
    late: Count.optional(),
    /** Orders about which a mail failed for good (`listOrders` with `mailFailed`). */
    mails: Count.optional(),
    /** Webhooks that are switched off because they failed, or with a delivery that failed for good in the last 7 days. */
    webhooks: Count.optional(),
    /** Domains that opened the shop, and no longer resolve to this platform. */
    domains: Count.optional(),
    /** Products that are drafts. */
    drafts: Count.optional(),
    /** Products on sale among the 20 best sellers of the last 30 days that are sold out. */
    bestSellersOut: Count.optional(),
    /**
     * Yesterday's sales in the shop's time zone, as counted by `getNumbers`. Also for people in sales, who see no other
     * numbers.
     */
    sold: z.object({ orders: z.int(), sales: amount }).optional(),
  })
  .meta({ id: 'Today' })

const getToday = defineManageEndpoint({
  name: 'getToday',
  tag: 'Shops',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/today',
  summary: 'What waits for somebody today, besides orders with a next step: as much as the caller may see',
  access: 'shop',
  params: OfShop,
  response: Today,
})

export const todayCalls = { getToday } as const
