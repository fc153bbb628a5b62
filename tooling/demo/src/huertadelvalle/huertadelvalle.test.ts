import { applicableDiscounts, quoteShipping, readOpeningHours } from '@store/core'
import { describe, expect, test } from 'vitest'
import { major } from '../demo-shop.ts'
import { demoShops } from '../index.ts'

/** What the shop is to sell, as it was commissioned; prices in cents. */
const WRITTEN: readonly (readonly [name: string, price: number, before?: number])[] = [
  ['Aguacate fuerte ×4', 240],
  ['Maracuyá 1 kg', 225],
  ['Naranjilla 1 kg', 195],
  ['Tomate de árbol 1 kg', 160],
  ['Mora de Castilla 500 g', 150],
  ['Guineo orito, mano', 110],
  ['Papa chola 2 kg', 185],
  ['Choclo tierno ×3', 150],
  ['Zanahoria 1 kg', 90],
  ['Cebolla paiteña 1 kg', 120],
  ['Cilantro, atado', 45],
  ['Huevos de campo ×12', 315],
  ['Queso fresco 500 g', 340],
  ['Yogur natural 1 L', 290, 340],
  ['Pan de yuca ×10', 200],
  ['Pan de masa madre', 380],
  ['Café de Loja molido 400 g', 690],
  ['Quinua lavada 500 g', 230],
  ['Chocolate negro 70 %', 275],
  ['Panela molida 1 kg', 170],
]

const shop = demoShops.find(({ shop: { subdomain } }) => subdomain === 'huertadelvalle')
if (!shop) throw new Error('there is no Huerta del Valle')
const unitsOf = ({ variants, units }: (typeof shop.products)[number]) =>
  variants.length > 0 ? variants.reduce((sum, variant) => sum + variant.units, 0) : units

describe('Huerta del Valle', () => {
  test('sells what is written, at those prices, in whole cents', () => {
    const prices = shop.products.map(({ name, price, compareAt }) => [name, price, compareAt])
    expect(prices.toSorted()).toEqual(WRITTEN.map(([name, price, before = null]) => [name, price, before]).toSorted())
    for (const { variants } of shop.products)
      for (const { price } of variants) expect(Number.isInteger(price)).toBe(true)
  })

  test('lists its aisles in the order one walks through them, and each in parts', () => {
    expect(shop.categories.map(({ name }) => name)).toEqual([
      'Frutas',
      'Verduras',
      'Lácteos y huevos',
      'Panadería',
      'Despensa',
    ])
    for (const { name, image } of shop.categories) {
      const parts = shop.products.filter(({ category }) => category === name).map(({ subcategory }) => subcategory)
      expect(new Set(parts).size, name).toBeGreaterThan(1)
      expect(image?.kind, name).toBe('bytes')
    }
  })

  test('panela alone is sold out; some things are few, one grind is gone, and avocados are plenty (S3)', () => {
    expect(shop.products.filter((product) => unitsOf(product) === 0).map(({ name }) => name)).toEqual([
      'Panela molida 1 kg',
    ])
    expect(shop.products.filter((product) => unitsOf(product) > 0 && unitsOf(product) <= 5).length).toBeGreaterThan(1)
    expect(shop.products.flatMap(({ variants }) => variants).some(({ units }) => units === 0)).toBe(true)
    const plenty = shop.products.find(({ options, units }) => options.length === 0 && units >= 240)
    expect(plenty?.maxQuantity).toBeNull()
  })

  test('says of everything how it is sold, where it is from and how it keeps', () => {
    for (const { name, description } of shop.products)
      for (const key of ['Unidad', 'Origen', 'Conservación']) expect(description, name).toContain(`${key}: `)
  })

  test('says how much of it there is, in the name or by weight, so that a kilo can be compared', () => {
    for (const { name, dimensions } of shop.products)
      if (!name.startsWith('Chocolate')) expect(`${name} ${dimensions?.weight}`).toMatch(/\d (?:kg|g|L)\b|×\d+/)
  })

  test('every tag a product has is an answer to a question of the shop, and every answer is given', () => {
    const answers = shop.shop.tags.flatMap(({ values }) => values.map(({ id }) => id))
    expect(new Set(shop.products.flatMap(({ tagValues = [] }) => tagValues))).toEqual(new Set(answers))
  })

  test('brings every cart for what the policy says (B9), and takes off by number and by amount (D4)', () => {
    const quote = (dollars: number) => {
      const cart = { subtotal: major(dollars), lines: [{ freeShipping: false }], delivery: 'address' as const }
      return quoteShipping(shop.shop.shippingRate, cart, null)
    }
    const quoted = (price: number) => ({ kind: 'quoted', price, reason: 'rate', days: { from: 1, to: 1 } })
    expect([5, 14.99, 15, 900].map(quote)).toEqual([175, 175, 0, 0].map(quoted))
    const discounts = shop.discounts.map((discount, index) => ({ ...discount, id: String(index) }))
    const taken = (subtotal: number, units: number) =>
      applicableDiscounts(discounts, { subtotal: major(subtotal), units }).map(({ amount }) => amount)
    expect([taken(20, 11), taken(20, 12), taken(30, 2), taken(50, 2)]).toEqual([[], [160], [200], [400]])
  })

  test('links only what it sells in its articles, and the recipe most of all', () => {
    const references = shop.products.map(({ reference }) => reference)
    for (const { slug, body } of shop.articles) {
      const linked = [...body.matchAll(/href="\/productos\/([^"]+)"/g)].map(([, reference]) => reference)
      expect(
        linked.filter((reference) => !references.includes(reference ?? '')),
        slug,
      ).toEqual([])
      expect(linked.length, slug).toBeGreaterThanOrEqual(5)
    }
  })

  test('says when it is open so that it can be read', () => {
    for (const { hours } of shop.branches) expect(readOpeningHours(hours)).not.toBeNull()
  })
})
