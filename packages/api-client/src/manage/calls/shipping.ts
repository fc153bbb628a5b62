import type { Amount, DeliveryDays, ShippingRate } from '@store/core'
import * as z from 'zod'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop, price, revision } from '../shapes.ts'

const MOST_RANGES = 200
/** More than any supported country has. */
const MOST_CITIES = 10_000

const days: z.ZodType<DeliveryDays | null | undefined> = z
  .strictObject({ from: z.int().min(0).max(365), to: z.int().min(0).max(365) })
  .refine(({ from, to }) => from <= to, { params: { code: 'notAllowed' }, path: ['to'] })
  .nullish()

type Range = { readonly from: Amount; readonly to: Amount; readonly price: Amount }

/** Overlapping ranges are refused, because both ends belong to a range and it would be unclear which range applies. */
function apart(ranges: readonly Range[]): boolean {
  const sorted = ranges.toSorted((a, b) => a.from - b.from)
  return sorted.every((range, index) => range.from > (sorted[index - 1]?.to ?? -1))
}

const range = z
  .strictObject({ from: price, to: price, price })
  .refine(({ from, to }) => from <= to, { params: { code: 'notAllowed' }, path: ['to'] })

/** How a shop charges for delivery. */
const Rate: z.ZodType<ShippingRate> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('free'), days }),
    z.strictObject({ kind: z.literal('flat'), price, days }),
    z.strictObject({
      kind: z.literal('bySubtotal'),
      ranges: z
        .array(range)
        .min(1)
        .max(MOST_RANGES)
        .refine(apart, { params: { code: 'notAllowed' } }),
      days,
    }),
    z.strictObject({
      kind: z.literal('byCity'),
      cities: z
        .array(z.strictObject({ cityId: z.int(), price, days }))
        .min(1)
        .max(MOST_CITIES)
        .refine((cities) => new Set(cities.map(({ cityId }) => cityId)).size === cities.length, {
          params: { code: 'taken' },
        }),
      elsewhere: price.nullable(),
      days,
    }),
    z.strictObject({ kind: z.literal('unset') }),
  ])
  .meta({ id: 'ManagedShippingRate' })

const Shipping = z.object({ rate: Rate, revision }).meta({ id: 'Shipping' })

const getShipping = defineManageEndpoint({
  name: 'getShipping',
  tag: 'Shipping',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/shipping',
  summary: 'What delivery costs',
  access: 'shop',
  params: OfShop,
  response: Shipping,
})

const setShipping = defineManageEndpoint({
  name: 'setShipping',
  tag: 'Shipping',
  method: 'PUT',
  path: '/manage/v1/shops/:shopId/shipping',
  summary: 'Set what delivery costs. Ranges do not overlap, both ends included; cities are the shop’s (`listCities`)',
  access: 'shipping:write',
  params: OfShop,
  revision: true,
  maxEntries: MOST_CITIES,
  body: z.strictObject({ rate: Rate }),
  example: { rate: { kind: 'bySubtotal', ranges: [{ from: 0, to: 99_99, price: 9_00 }], days: { from: 2, to: 5 } } },
  response: Shipping,
})

export const shippingCalls = { getShipping, setShipping } as const
