import { describe, expect, test } from 'vitest'
import type { ShippingRate } from '../shop/shop.ts'
import { DEFAULT_SHIPPING_RATE, type Delivery, deliveryDays, quoteShipping } from './shipping.ts'

const paid = { freeShipping: false }
const free = { freeShipping: true }
const cart = (subtotal: number, lines = [paid], delivery: Delivery = 'address') => ({ subtotal, lines, delivery })
const quoted = (price: number, reason = 'rate') => ({ kind: 'quoted', price, reason })
const unavailable = (reason: string) => ({ kind: 'unavailable', reason })

const flat: ShippingRate = { kind: 'flat', price: 900 }
const bySubtotal: ShippingRate = {
  kind: 'bySubtotal',
  ranges: [
    { from: 0, to: 5_000, price: 800 },
    { from: 5_000, to: 9_999, price: 400 },
    { from: 20_000, to: 90_000, price: 0 },
  ],
}
const byCity: ShippingRate = {
  kind: 'byCity',
  cities: [
    { cityId: 5, price: 300 },
    { cityId: 6, price: 0 },
  ],
  elsewhere: 700,
}
const onlyHere: ShippingRate = { ...byCity, elsewhere: null }
const unset: ShippingRate = { kind: 'unset' }

describe('quoteShipping (B9)', () => {
  test.each([
    ['free across the store', { kind: 'free' } as const, cart(1), null, quoted(0, 'shop')],
    ['flat', flat, cart(1), null, quoted(900)],
    ['by subtotal, inside', bySubtotal, cart(100), null, quoted(800)],
    ['by subtotal, the first of two ranges that meet', bySubtotal, cart(5_000), null, quoted(800)],
    ['by subtotal, the end of a range', bySubtotal, cart(9_999), null, quoted(400)],
    ['by subtotal, the start of a range', bySubtotal, cart(20_000), null, quoted(0)],
    ['by subtotal, between ranges (M4)', bySubtotal, cart(10_000), null, unavailable('noRange')],
    ['by subtotal, above all ranges (M4)', bySubtotal, cart(90_001), null, unavailable('noRange')],
    ['by city, none chosen yet', byCity, cart(1), null, { kind: 'cityNeeded' }],
    ['by city', byCity, cart(1), 5, quoted(300)],
    ['by city, free there', byCity, cart(1), 6, quoted(0)],
    ['by city, the rest of the country', byCity, cart(1), 9, quoted(700)],
    ['by city, not served (M10)', onlyHere, cart(1), 9, unavailable('noCity')],
    ['not configured (M5)', unset, cart(1), 5, unavailable('unset')],
    ['every product ships free', flat, cart(1, [free, free]), null, quoted(0, 'products')],
    ['every product ships free, even where nothing is configured', unset, cart(1, [free]), null, quoted(0, 'products')],
    ['one product does not ship free', flat, cart(1, [free, paid]), null, quoted(900)],
    ['no products: the rate', flat, cart(0, []), null, quoted(900)],
    ['picked up', flat, cart(1, [paid], 'pickUp'), null, quoted(0, 'pickUp')],
    ['picked up where nothing is configured', unset, cart(1, [paid], 'pickUp'), null, quoted(0, 'pickUp')],
  ])('%s', (_, rate, cart, cityId, quote) => {
    expect(quoteShipping(rate, cart, cityId)).toEqual(quote)
  })

  test('D5: a shop ships free until its merchant says otherwise', () => {
    expect(quoteShipping(DEFAULT_SHIPPING_RATE, cart(1), null)).toEqual(quoted(0, 'shop'))
  })
})

describe('how long it takes, where the shop says so', () => {
  const [soon, late] = [
    { from: 1, to: 2 },
    { from: 4, to: 8 },
  ]
  const cities = [
    { cityId: 5, price: 300, days: soon },
    { cityId: 6, price: 0 },
  ]
  test.each([
    ['a rate', { ...flat, days: soon }, null, soon],
    ['nothing said', flat, null, null],
    ['a city of its own', { ...byCity, cities, days: late }, 5, soon],
    ['a city like the others', { ...byCity, cities, days: late }, 6, late],
    ['the rest of the country', { ...byCity, cities, days: late }, 99, late],
    ['no city yet: nearest to farthest', { ...byCity, cities, days: late }, null, { from: 1, to: 8 }],
    ['no city yet, and not all have said', { ...byCity, cities }, null, null],
    ['nothing is sent', { ...unset, days: soon }, null, null],
  ] as const)('%s', (_, rate, cityId, days) => {
    expect(deliveryDays(rate, cityId)).toEqual(days)
  })
  test('it comes with the quote, and not with what is picked up', () => {
    const rate = { ...flat, days: soon }
    expect(quoteShipping(rate, cart(1), null)).toEqual({ ...quoted(900), days: soon })
    expect(quoteShipping(rate, cart(1, [free]), null)).toEqual({ ...quoted(0, 'products'), days: soon })
    expect(quoteShipping(rate, cart(1, [paid], 'pickUp'), null)).toEqual(quoted(0, 'pickUp'))
  })
})
