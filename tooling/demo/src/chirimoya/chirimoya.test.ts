import { applicableDiscounts, quoteShipping, readOpeningHours } from '@store/core'
import { describe, expect, test } from 'vitest'
import { major } from '../demo-shop.ts'
import { demoShops } from '../index.ts'

/** What the shop is to sell, as it was commissioned; prices in colones. */
const WRITTEN: readonly (readonly [name: string, price: number, before?: number])[] = [
  ['Trompo Remolino', 6_900],
  ['Bloques Volcán 48 piezas', 18_500],
  ['Tren Cafetalero', 24_900],
  ['Pista La Sabana', 32_000],
  ['Títere Pizote', 9_800],
  ['Títere Perezoso', 9_800],
  ['Caja de disfraces', 21_500, 26_900],
  ['Crayones de cera ×12', 5_400],
  ['Rompecabezas Tortugas', 8_900],
  ['Papalote Ventolera', 7_500],
  ['Bola Saltarina', 3_900],
  ['Cubeta y pala Manzanillo', 6_200],
  ['Libro de tela Rana Roja', 8_400],
  ['Cuento "La lapa que no hacía bulla"', 7_900],
  ['Sonajero Marimba', 6_800],
  ['Móvil Nubes de Irazú', 19_500],
]

const shop = demoShops.find(({ shop: { subdomain } }) => subdomain === 'chirimoya')
if (!shop) throw new Error('there is no Chirimoya')
const unitsOf = ({ variants, units }: (typeof shop.products)[number]) =>
  variants.length > 0 ? variants.reduce((sum, variant) => sum + variant.units, 0) : units

describe('Chirimoya', () => {
  test('sells what is written, at those prices', () => {
    const prices = shop.products.map(({ name, price, compareAt }) => [name, price, compareAt])
    const expected = WRITTEN.map(([name, price, before]) => [name, major(price), before ? major(before) : null])
    expect(prices.toSorted()).toEqual(expected.toSorted())
  })

  test('lists its shelves in their order, and each in parts', () => {
    expect(shop.categories.map(({ name }) => name)).toEqual(['Construir', 'Inventar', 'Afuera', 'Leer', 'Bebés'])
    for (const { name, image } of shop.categories) {
      const parts = shop.products.filter(({ category }) => category === name).map(({ subcategory }) => subcategory)
      expect(new Set(parts).size, name).toBeGreaterThan(1)
      expect(image?.kind, name).toBe('bytes')
    }
  })

  test('the mobile alone is sold out; some things are few, one size is gone, and balls are plenty (S3)', () => {
    expect(shop.products.filter((product) => unitsOf(product) === 0).map(({ name }) => name)).toEqual([
      'Móvil Nubes de Irazú',
    ])
    expect(shop.products.filter((product) => unitsOf(product) > 0 && unitsOf(product) <= 5).length).toBeGreaterThan(1)
    expect(shop.products.flatMap(({ variants }) => variants).some(({ units }) => units === 0)).toBe(true)
    const plenty = shop.products.find(({ options, units }) => options.length === 0 && units >= 240)
    expect(plenty?.maxQuantity).toBeNull()
  })

  test('says of everything for what age it is, twice: as a fact and as a tag; every answer is given', () => {
    const [ages, ...others] = shop.shop.tags
    expect(ages?.name).toBe('Edad')
    const ids = (ages?.values ?? []).map(({ id }) => id)
    for (const { name, description, tagValues = [] } of shop.products) {
      expect(description, name).toContain('Edad: ')
      expect(
        tagValues.some((id) => ids.includes(id)),
        name,
      ).toBe(true)
    }
    const answers = [...ids, ...others.flatMap(({ values }) => values.map(({ id }) => id))]
    expect(new Set(shop.products.flatMap(({ tagValues = [] }) => tagValues))).toEqual(new Set(answers))
  })

  test('brings every cart for what the policy says (B9), and takes off by number and by amount (D4)', () => {
    const quote = (colones: number) => {
      const cart = { subtotal: major(colones), lines: [{ freeShipping: false }], delivery: 'address' as const }
      return quoteShipping(shop.shop.shippingRate, cart, null)
    }
    const quoted = (price: number) => ({
      kind: 'quoted',
      price: major(price),
      reason: 'rate',
      days: { from: 1, to: 4 },
    })
    expect([3_900, 24_999, 25_000, 44_999, 45_000].map(quote)).toEqual([2_500, 2_500, 1_500, 1_500, 0].map(quoted))
    const discounts = shop.discounts.map((discount, index) => ({ ...discount, id: String(index) }))
    const taken = (subtotal: number, units: number) =>
      applicableDiscounts(discounts, { subtotal: major(subtotal), units }).map(({ amount }) => amount / 100)
    expect([taken(20_000, 2), taken(20_000, 3), taken(50_000, 2), taken(90_000, 2)]).toEqual([
      [],
      [2_000],
      [4_000],
      [9_000],
    ])
  })

  test('links only what it sells in its articles', () => {
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
