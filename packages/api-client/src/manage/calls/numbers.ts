import type { ShopEventName } from '@store/core'
import * as z from 'zod'
import type { FieldsOf } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop } from '../shapes.ts'

/** A day in UTC. */
const day = z.iso.date()

const DayNumbers = z
  .object({
    day,
    /** Number of visits to the shop. */
    views: z.int(),
    visitedPage: z.int(),
    visitedCatalog: z.int(),
    choseCategory: z.int(),
    viewedProduct: z.int(),
    addedToCart: z.int(),
    startedCheckout: z.int(),
  } satisfies FieldsOf<Record<ShopEventName, number> & { readonly day: string; readonly views: number }>)
  .meta({ id: 'DayNumbers' })

const ShopNumbers = z
  .object({
    from: day,
    to: day,
    days: z.array(DayNumbers),
    /** The products that reached checkout most often; a deleted one has no name. */
    checkout: z.array(z.object({ id: z.int(), name: z.string().nullable(), carts: z.int(), units: z.int() })),
  })
  .meta({ id: 'ShopNumbers' })

const getNumbers = defineManageEndpoint({
  name: 'getNumbers',
  tag: 'Numbers',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/numbers',
  summary: 'What visitors did, day by day of UTC, a year at most; the last thirty days when nothing is said',
  access: 'numbers:read',
  params: OfShop,
  query: z.object({ from: day.optional(), to: day.optional() }),
  response: ShopNumbers,
})

export const numberCalls = { getNumbers } as const
