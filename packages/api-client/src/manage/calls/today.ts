import * as z from 'zod'
import { amount } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop } from '../shapes.ts'

/** How many there are; `more`: at least so many, as only so many were counted. */
const Count = z.object({ count: z.int(), more: z.boolean() }).meta({ id: 'TodayCount' })

/** What waits for somebody besides orders with a next step, which `listOrders` has. What its reader may not see is left out. */
const Today = z
  .object({
    /** Parcels on their way after the last day that their buyers were promised (`listOrders` with `late`). */
    late: Count.optional(),
    /** Orders of which a mail was given up (`listOrders` with `mailFailed`). */
    mails: Count.optional(),
    /** Webhooks that are switched off because they failed, or of which a delivery was given up in the last 7 days. */
    webhooks: Count.optional(),
    /** Domains that opened the shop, and no longer lead here. */
    domains: Count.optional(),
    /** Products that are drafts. */
    drafts: Count.optional(),
    /** Products on sale among the 20 best sellers of the last 30 days of which nothing is left. */
    bestSellersOut: Count.optional(),
    /** What was sold yesterday, by the clock of the shop, as `getNumbers` counts it. For people in sales, too: of the numbers they see no more. */
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
