import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addLine, emptyCart, setQuantity } from '../cart/cart.ts'
import { checkCart } from '../cart/cart-check.ts'
import { itemsToText } from '../cart/cart-items.ts'
import { lineFrom, lineKey } from '../cart/cart-line.ts'
import { itemsFromText } from '../cart/requested-lines.ts'
import { repairCart } from '../cart/stored-cart.ts'
import { formatAmount, parseAmount, sumAmounts } from '../money/amount.ts'
import { shownUnit } from '../money/rounding.ts'
import { chargedAmount } from '../payment/provider-terms.ts'
import type { Product } from '../product/product.ts'
import { anyProduct, laterProduct } from '../product/sample-product.ts'
import type { ShippingRate } from '../shop/shop.ts'
import type { Discount, Reduction } from './discount.ts'
import { cartTotals, type PricedLine } from './totals.ts'

const amount = fc.integer({ min: 0, max: 50_000_000 })
const reduction: fc.Arbitrary<Reduction> = fc.oneof(
  fc.record({ kind: fc.constant('fixed'), amount }),
  fc.record({ kind: fc.constant('percentage'), percent: fc.integer({ min: 0, max: 120 }) }),
)
const discount: fc.Arbitrary<Discount> = fc
  .record({
    id: fc.constantFrom('1', '2', '3', '4'),
    name: fc.constant(null),
    active: fc.boolean(),
    reduction,
    minQuantity: fc.integer({ min: 0, max: 12 }),
    ranges: fc.option(
      fc.array(fc.record({ from: amount, to: fc.option(amount), reduction: fc.option(reduction) }), { maxLength: 3 }),
    ),
  })
  .map(({ minQuantity, ranges, ...common }) =>
    ranges ? { ...common, trigger: 'subtotal', ranges } : { ...common, trigger: 'quantity', minQuantity },
  )
const discounts = fc.uniqueArray(discount, { maxLength: 4, selector: ({ id }) => id })
const shippingRate: fc.Arbitrary<ShippingRate> = fc.oneof(
  fc.constant<ShippingRate>({ kind: 'free' }),
  fc.constant<ShippingRate>({ kind: 'unset' }),
  fc.record({ kind: fc.constant('flat'), price: amount }),
  fc.record({
    kind: fc.constant('bySubtotal'),
    ranges: fc.array(fc.record({ from: amount, to: amount, price: amount }), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('byCity'),
    cities: fc.array(fc.record({ cityId: fc.integer({ min: 1, max: 4 }), price: amount }), { maxLength: 3 }),
    elsewhere: fc.option(amount),
  }),
)
const coupon = fc.option(fc.record({ code: fc.constant('HOLA'), reduction }))
const CURRENCIES = 'ARS BOB BRL CLP COP CRC DOP EUR GTQ HNL MXN PAB PEN PYG USD UYU VES'.split(' ')
const conditions = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  discounts,
  coupon,
  shippingRate,
  minPurchase: fc.option(amount),
  delivery: fc.constantFrom('address', 'pickUp'),
  cityId: fc.option(fc.integer({ min: 1, max: 4 })),
})
const lines = fc.array(
  fc.record({ unitPrice: amount, quantity: fc.integer({ min: 0, max: 9999 }), freeShipping: fc.boolean() }),
  { maxLength: 6 },
)

test('totals are whole, never negative, and add up; discounts and coupon together never exceed the subtotal', () => {
  fc.assert(
    fc.property(lines, conditions, (lines, conditions) => {
      const totals = cartTotals({ lines, ...conditions })
      const shipping = totals.shipping.kind === 'quoted' ? totals.shipping.price : 0
      expect(totals.total).toBeGreaterThanOrEqual(0)
      expect(Number.isSafeInteger(totals.total)).toBe(true)
      expect(totals.discount).toBeLessThanOrEqual(totals.subtotal)
      expect(totals.discounts.every(({ amount }) => amount > 0)).toBe(true)
      expect(totals.total).toBe(totals.subtotal - totals.discount + shipping)
    }),
    { numRuns: 2000 },
  )
})

/** The amount as displayed, digits only, so that the displayed amounts can be added up. */
test('in every currency the parts that are shown add up to the total that is shown, and that is what is charged', () => {
  const shown = (amount: number, currency: string) =>
    parseAmount(formatAmount(amount, { currency, country: null }), { currency, country: null }) ?? Number.NaN
  fc.assert(
    fc.property(lines, conditions, (given, conditions) => {
      const { currency } = conditions
      const unit = shownUnit(currency)
      const priced = (amount: number) => amount - (amount % unit)
      const lines = given.map((line) => ({ ...line, unitPrice: priced(line.unitPrice) }))
      const rate = conditions.shippingRate
      const shippingRate = rate.kind === 'flat' ? { ...rate, price: priced(rate.price) } : ({ kind: 'free' } as const)
      const totals = cartTotals({ lines, ...conditions, shippingRate })
      const ofLines = lines.map(({ unitPrice, quantity }) => shown(unitPrice * quantity, currency))
      expect(sumAmounts(ofLines)).toBe(shown(totals.subtotal, currency))
      const off = totals.discounts.map(({ amount }) => shown(amount, currency))
      const shipping = totals.shipping.kind === 'quoted' ? shown(totals.shipping.price, currency) : 0
      expect(shown(totals.subtotal, currency) - sumAmounts(off) + shipping).toBe(shown(totals.total, currency))
      expect(chargedAmount(totals.total, currency)).toBe(totals.total)
    }),
    { numRuns: 3000 },
  )
})

test('the order of lines and of discounts is irrelevant', () => {
  const shuffled = lines.chain((lines) =>
    fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
  )
  fc.assert(
    fc.property(shuffled, conditions, ([lines, otherwise], conditions) => {
      const mirrored = { ...conditions, discounts: conditions.discounts.toReversed() }
      expect(cartTotals({ lines: otherwise, ...mirrored })).toEqual(cartTotals({ lines, ...conditions }))
    }),
    { numRuns: 2000 },
  )
})

/**
 * A shopper fills a cart from what the catalogue showed, some of it long ago; it is stored, read, checked against
 * today's catalogue and totalled in the browser. The server gets only ids and quantities and prices them anew.
 */
test('the client’s total is the server’s on 100,000 random carts', () => {
  const catalogue = fc.tuple(anyProduct(1), anyProduct(2), anyProduct(3))
  const later = (shown: readonly Product[]) => fc.tuple(fc.constant(shown), fc.tuple(...shown.map(laterProduct)))
  const shows = fc.sample(catalogue.chain(later), { numRuns: 2000, seed: 11 })
  const rules = fc.sample(conditions, { numRuns: 2000, seed: 12 })
  const random = randomNumbers(13)
  let sold = 0

  for (let i = 0; i < 100_000; i++) {
    const [shown, today] = shows[i % shows.length] ?? []
    const rule = rules[random(rules.length)]
    if (!shown || !today || !rule) throw new Error('samples were made above')

    let cart = emptyCart(7)
    for (let choice = 0; choice < 1 + random(4); choice++) {
      const product = shown[random(shown.length)]
      const variant = product?.variants[random(product.variants.length)]
      const line = product && lineFrom(product, variant?.id ?? null, 1 + random(6))
      if (line) cart = addLine(cart, line)
      if (line && random(5) === 0) cart = setQuantity(cart, lineKey(line), random(9))
    }
    if (i % 50 === 0) cart = repairCart(JSON.stringify(cart), 7)

    const check = checkCart(cart, today)
    const active = check.lines.filter(({ status }) => status !== 'inactive')
    const client = cartTotals({ lines: active, ...rule })

    const server: PricedLine[] = []
    for (const { productId, variantId, quantity } of itemsFromText(itemsToText(active))) {
      const product = today.find(({ id }) => id === productId)
      const line = product && lineFrom(product, variantId)
      if (line) server.unshift({ unitPrice: line.unitPrice, quantity, freeShipping: line.freeShipping })
    }
    const answer = cartTotals({ lines: server, ...rule })
    if (check.valid) sold++
    if (JSON.stringify(client) !== JSON.stringify(answer)) expect(client).toEqual(answer)
  }
  // The sample is only useful if many of its carts can really be bought.
  expect(sold).toBeGreaterThan(30_000)
}, 120_000)

/** A small seeded generator: drawing each cart through fast-check would take minutes. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
