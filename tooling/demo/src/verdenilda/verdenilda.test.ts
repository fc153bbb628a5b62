import { applicableDiscounts, quoteShipping } from '@store/core'
import { describe, expect, test } from 'vitest'
import { major } from '../demo-shop.ts'
import { demoShops } from '../index.ts'

/** What the shop is to sell, as it was commissioned; prices in bolivianos. */
const WRITTEN: readonly (readonly [name: string, price: number, before?: number])[] = [
  ['Ficus lira mediano', 145],
  ['Calatea pavo', 98],
  ['Potus colgante', 55],
  ['Lengua de suegra', 70],
  ['Zamioculca', 120],
  ['Helecho Boston', 65],
  ['Suculentas ×4', 60],
  ['Echeveria', 22],
  ['Cactus columna', 85],
  ['Lavanda', 40],
  ['Romero', 30],
  ['Buganvilla', 75, 95],
  ['Maceta de barro 20 cm', 38],
  ['Maceta esmaltada', 64],
  ['Sustrato 5 kg', 28, 34],
  ['Terrario de regalo', 180],
  ['Regadera de lata', 58],
  ['Orquídea blanca', 160],
]

const shop = demoShops.find(({ shop: { subdomain } }) => subdomain === 'verdenilda')
if (!shop) throw new Error('there is no Verde Nilda')
const unitsOf = ({ variants, units }: (typeof shop.products)[number]) =>
  variants.length > 0 ? variants.reduce((sum, variant) => sum + variant.units, 0) : units

describe('Verde Nilda', () => {
  test('sells what is written, at those prices, and a little more', () => {
    for (const [name, price, before] of WRITTEN) {
      const product = shop.products.find((each) => each.name === name)
      const lowest = Math.min(product?.price ?? 0, ...(product?.variants ?? []).map((variant) => variant.price))
      expect([name, lowest, product?.compareAt ?? null]).toEqual([name, major(price), before ? major(before) : null])
    }
    expect(shop.products.length).toBeGreaterThanOrEqual(24)
  })

  test('lists its categories in the order of a walk through it, and each in parts', () => {
    expect(shop.categories.map(({ name }) => name)).toEqual(['Sombra', 'Sol', 'Suculentas', 'Macetas', 'Regalo'])
    for (const { name, image } of shop.categories) {
      const parts = shop.products.filter(({ category }) => category === name).map(({ subcategory }) => subcategory)
      expect(new Set(parts).size, name).toBeGreaterThan(1)
      expect(parts, name).not.toContain(null)
      expect(image?.kind, name).toBe('bytes')
    }
  })

  test('has things in every state of stock: plenty, few, one choice gone, all gone (S3)', () => {
    const soldOut = shop.products.filter((product) => unitsOf(product) === 0).map(({ name }) => name)
    expect(soldOut.toSorted()).toEqual(['Orquídea blanca', 'Rosario colgante'])
    expect(shop.products.some((product) => unitsOf(product) > 0 && unitsOf(product) < 3)).toBe(true)
    const partly = shop.products.filter(
      (product) => unitsOf(product) > 0 && product.variants.some(({ units }) => units === 0),
    )
    expect(partly.length).toBeGreaterThanOrEqual(2)
  })

  test('limits some, asks for words with others, and brings one for nothing', () => {
    expect(shop.products.filter(({ maxQuantity }) => maxQuantity !== null).length).toBeGreaterThanOrEqual(3)
    expect(shop.products.filter(({ message }) => message?.required)).toHaveLength(1)
    expect(shop.products.filter(({ freeShipping }) => freeShipping)).toHaveLength(1)
  })

  test('every tag a product has is an answer to a question of the shop, and every answer is given', () => {
    const answers = shop.shop.tags.flatMap(({ values }) => values.map(({ id }) => id))
    expect(new Set(answers).size).toBe(answers.length)
    const given = shop.products.flatMap(({ tagValues = [] }) => tagValues)
    expect(new Set(given)).toEqual(new Set(answers))
  })

  test('brings every cart for what the policy says, the large ones for nothing (B9)', () => {
    const quote = (bolivianos: number) => {
      const cart = { subtotal: major(bolivianos), lines: [{ freeShipping: false }], delivery: 'address' as const }
      return quoteShipping(shop.shop.shippingRate, cart, null)
    }
    const quoted = (price: number) => ({ kind: 'quoted', price: major(price), reason: 'rate' })
    expect([40, 149.99, 150, 299.99, 300, 25_000].map(quote)).toEqual([15, 15, 10, 10, 0, 0].map(quoted))
  })

  test('takes something off by number and by amount (D4)', () => {
    const discounts = shop.discounts.map((discount, index) => ({ ...discount, id: String(index) }))
    const taken = (subtotal: number, units: number) =>
      applicableDiscounts(discounts, { subtotal: major(subtotal), units }).map(({ amount }) => amount / 100)
    expect(taken(200, 4)).toEqual([])
    expect(taken(200, 5)).toEqual([20])
    expect(taken(400, 2)).toEqual([25])
    expect(taken(800, 6)).toEqual([80, 60])
  })

  test('greets in the thread, is open to the marketplace (R7), and asks nothing twice: what checkout asks stands there (C10)', () => {
    expect(shop.settings.headline).toMatch(/^¡Hola! Soy Nilda/)
    expect(shop.marketplace.enabled).toBe(true)
    expect(shop.chatOrderForm.map(({ key }) => key)).toEqual(['dia', 'luz'])
    expect(shop.banners).toHaveLength(3)
  })
})
