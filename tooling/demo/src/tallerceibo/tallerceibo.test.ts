import { applicableDiscounts, describedFacts, quoteShipping, readOpeningHours, type SafeHtml } from '@store/core'
import { describe, expect, test } from 'vitest'
import { major } from '../demo-shop.ts'
import { demoShops } from '../index.ts'
import { inAddress } from './pictures.ts'

/** What the shop is to sell, as it was commissioned: centimetres as wide, as deep, as high; prices in pesos. */
const WRITTEN: readonly (readonly [name: string, sides: readonly (number | null)[], price: number, before?: number])[] =
  [
    ['Sillón Pampero', [72, 81, 94], 28_900],
    ['Sillón Pampero bajo', [72, 78, 82], 26_400],
    ['Silla Rambla', [46, 50, 80], 8_900],
    ['Banco Cordón', [38, 38, 45], 5_600],
    ['Mesa Solís', [180, 90, 75], 42_500],
    ['Mesa ratona Laguna', [110, 60, 38], 16_800, 19_900],
    ['Mesa de luz Farolito', [42, 38, 52], 7_900],
    ['Escritorio Bitácora', [120, 60, 76], 24_700],
    ['Biblioteca Sarandí', [90, 32, 190], 31_200],
    ['Aparador Durazno', [160, 45, 78], 46_800],
    ['Perchero Viento', [45, 45, 172], 6_400],
    ['Lámpara de pie Garza', [40, 40, 158], 11_900],
    ['Lámpara de mesa Caracol', [28, 28, 41], 7_200],
    ['Manta merino', [130, null, 180], 4_900],
    ['Almohadón Cuchilla', [50, null, 50], 1_950],
    ['Espejo Médano', [60, 4, 160], 9_300],
  ]

const shop = demoShops.find(({ shop: { subdomain } }) => subdomain === 'tallerceibo')
if (!shop) throw new Error('there is no Taller Ceibo')
const unitsOf = ({ variants, units }: (typeof shop.products)[number]) =>
  variants.length > 0 ? variants.reduce((sum, variant) => sum + variant.units, 0) : units

describe('Taller Ceibo', () => {
  test('sells what is written, as large as it is, at those prices', () => {
    const actual = shop.products.map(({ name, dimensions, price, compareAt }) => [
      name,
      [dimensions?.width, dimensions?.length, dimensions?.height],
      price,
      compareAt,
    ])
    const expected = WRITTEN.map(([name, sides, price, before]) => [
      name,
      sides,
      major(price),
      before ? major(before) : null,
    ])
    expect(actual.toSorted()).toEqual(expected.toSorted())
  })

  test('lists its rooms in their order, each with a picture', () => {
    expect(shop.categories.map(({ name }) => name)).toEqual(['Asientos', 'Mesas', 'Guardado', 'Luz', 'Textiles'])
    for (const { name, image } of shop.categories) expect(image?.kind, name).toBe('bytes')
  })

  test('the mirror alone is sold out; one sideboard is left, and one cloth is gone (S3)', () => {
    expect(shop.products.filter((product) => unitsOf(product) === 0).map(({ name }) => name)).toEqual(['Espejo Médano'])
    expect(shop.products.find(({ name }) => name === 'Aparador Durazno')?.units).toBe(1)
    expect(shop.products.flatMap(({ variants }) => variants).some(({ units }) => units === 0)).toBe(true)
  })

  test('every wood and cloth to choose is photographed under its name', () => {
    for (const { name, options, images } of shop.products)
      for (const value of options[0]?.values.slice(1) ?? [])
        expect(
          images.some(({ alt }) => alt?.includes(value)),
          `${name} ${value}`,
        ).toBe(true)
  })

  test('says of everything what it is made of, and weighs it', () => {
    for (const { name, description, dimensions } of shop.products) {
      const { facts } = describedFacts(description as SafeHtml)
      expect(facts[0]?.name, name).toBe('Material')
      expect(dimensions?.weight, name).toMatch(/^\d+(?:,\d)? kg$/)
    }
  })

  test('points in its rooms are of pieces it sells, inside the picture; the first is measured', () => {
    const addresses = shop.products.map(({ name }) => inAddress(name))
    for (const { title, points = [] } of shop.banners) {
      expect(points.length, title).toBeGreaterThan(1)
      for (const { slug, x, y } of points) {
        expect(addresses).toContain(slug)
        expect(Math.min(x, y)).toBeGreaterThan(0)
        expect(Math.max(x, y)).toBeLessThan(100)
      }
      expect(points[0]?.box).toHaveLength(4)
    }
  })

  test('every tag a piece has is an answer to a question of the shop, and every answer is given', () => {
    const answers = shop.shop.tags.flatMap(({ values }) => values.map(({ id }) => id))
    expect(new Set(shop.products.flatMap(({ tagValues = [] }) => tagValues))).toEqual(new Set(answers))
  })

  test('brings every order for what the policy says (B9), and takes off by number and by amount (D4)', () => {
    const quote = (pesos: number) => {
      const cart = { subtotal: major(pesos), lines: [{ freeShipping: false }], delivery: 'address' as const }
      return quoteShipping(shop.shop.shippingRate, cart, null)
    }
    const quoted = (price: number) => ({
      kind: 'quoted',
      price: major(price),
      reason: 'rate',
      days: { from: 3, to: 6 },
    })
    expect([1_950, 4_999, 5_000, 19_999, 20_000].map(quote)).toEqual([390, 390, 890, 890, 0].map(quoted))
    const discounts = shop.discounts.map((discount, index) => ({ ...discount, id: String(index) }))
    const taken = (subtotal: number, units: number) =>
      applicableDiscounts(discounts, { subtotal: major(subtotal), units }).map(({ amount }) => amount / 100)
    expect([taken(50_000, 3), taken(50_000, 4), taken(60_000, 2), taken(120_000, 2)]).toEqual([
      [],
      [4_000],
      [3_000],
      [9_000],
    ])
  })

  test('links only what it sells in its notes', () => {
    const references = shop.products.map(({ reference }) => reference)
    for (const { slug, body } of shop.articles) {
      const linked = [...body.matchAll(/href="\/productos\/([^"]+)"/g)].map(([, reference]) => reference)
      expect(
        linked.filter((reference) => !references.includes(reference ?? '')),
        slug,
      ).toEqual([])
      expect(linked.length, slug).toBeGreaterThanOrEqual(3)
    }
  })

  test('says when it is open so that it can be read', () => {
    for (const { hours } of shop.branches) expect(readOpeningHours(hours)).not.toBeNull()
  })
})
