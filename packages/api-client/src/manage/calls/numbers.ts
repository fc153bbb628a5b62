import type { ShopEventName } from '@store/core'
import * as z from 'zod'
import { amount, type FieldsOf } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop } from '../shapes.ts'

const numbers = '/manage/v1/shops/:shopId/numbers'
const tag = 'Numbers'

/** A day in the shop's time zone. */
const day = z.iso.date()
const period = { from: day.optional(), to: day.optional() }

const figures = {
  /** Number of visits to the shop: each browser once per visit, without robots. */
  views: z.int(),
  visitedPage: z.int(),
  visitedCatalog: z.int(),
  choseCategory: z.int(),
  viewedProduct: z.int(),
  addedToCart: z.int(),
  startedCheckout: z.int(),
  /** Orders that were placed, without those that were cancelled, rejected, expired or paid to a test account. */
  orders: z.int(),
  /** Units of these orders. */
  units: z.int(),
  /** Totals of these orders, with shipping and after discounts. */
  sales: amount,
  /** The shipping and the discounts of these orders. */
  shipping: amount,
  discounts: amount,
  /** Money that was received: online payments when they were paid, others when the order was first paid or delivered. */
  received: amount,
  /** Money that was given back. */
  refunded: amount,
} satisfies FieldsOf<Record<ShopEventName, number> & Readonly<Record<string, number>>>

const Figures = z.object(figures).meta({ id: 'Figures' })
const DayNumbers = z.object({ day, ...figures }).meta({ id: 'DayNumbers' })

const ShopNumbers = z
  .object({
    from: day,
    to: day,
    /** The time zone of the days. */
    timeZone: z.string(),
    days: z.array(DayNumbers),
    /** The sums of these days, and those of as many days before them. */
    totals: Figures,
    before: Figures,
    /** The products that reached checkout most often; a deleted one has no name. */
    checkout: z.array(z.object({ id: z.int(), name: z.string().nullable(), carts: z.int(), units: z.int() })),
  })
  .meta({ id: 'ShopNumbers' })

const getNumbers = defineManageEndpoint({
  name: 'getNumbers',
  tag,
  method: 'GET',
  path: numbers,
  summary:
    'What visitors did and what was sold, day by day of the shop’s clock, a year at most; the last thirty days when nothing is said',
  access: 'numbers:read',
  params: OfShop,
  query: z.object(period),
  response: ShopNumbers,
})

const BestSeller = z
  .object({
    id: z.int(),
    name: z.string(),
    image: z.string().nullable(),
    units: z.int(),
    /** Before discounts of the whole order. */
    amount,
    viewed: z.int(),
    added: z.int(),
  })
  .meta({ id: 'BestSeller' })

const listBestSellers = defineManageEndpoint({
  name: 'listBestSellers',
  tag,
  method: 'GET',
  path: `${numbers}/products`,
  summary: 'The fifty products of which most units were sold',
  access: 'numbers:read',
  params: OfShop,
  query: z.object(period),
  response: z.object({ items: z.array(BestSeller) }),
})

/** The dimensions by which numbers are broken down. */
export const BREAKDOWNS = [
  'paymentMethod',
  'channel',
  'city',
  'coupon',
  'hour',
  'buyers',
  'source',
  'device',
  'search',
  'returnedByCity',
  'returnedByCarrier',
] as const
export type Breakdown = (typeof BREAKDOWNS)[number]

const Part = z
  .object({
    /**
     * The value of the dimension: a city, a coupon, an hour of the shop’s clock (`14`), a search; `new` or `again` for
     * buyers.
     */
    name: z.string(),
    /** The number of orders, visits, searches, or returned parcels. */
    times: z.int(),
    /** The total of these orders; null: the dimension does not count orders. */
    amount: amount.nullable(),
    /** The number of sent parcels, of which these came back; null: the dimension does not count parcels. */
    of: z.int().nullable(),
  })
  .meta({ id: 'NumbersPart' })

const breakDownNumbers = defineManageEndpoint({
  name: 'breakDownNumbers',
  tag,
  method: 'GET',
  path: `${numbers}/by/:by`,
  summary:
    'Orders by payment method, channel, city, coupon, hour or kind of buyer; visits by source or device; searches without a result; cash on delivery that came back, by city or carrier. The fifty largest parts',
  access: 'numbers:read',
  params: OfShop.extend({ by: z.enum(BREAKDOWNS) }),
  query: z.object(period),
  response: z.object({ items: z.array(Part) }),
})

export const numberCalls = { getNumbers, listBestSellers, breakDownNumbers } as const
