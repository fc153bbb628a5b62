import { applicableDiscounts, describedFacts, quoteShipping, readOpeningHours, type SafeHtml } from '@store/core'
import { describe, expect, test } from 'vitest'
import { major } from '../demo-shop.ts'
import { demoShops } from '../index.ts'

/** What the shop is to sell, as it was commissioned; prices in pesos. */
const WRITTEN: readonly (readonly [name: string, price: number, before?: number])[] = [
  ['El río que piensa', 26_900],
  ['Cartas a Saturnina', 24_500],
  ['Manual de zambas', 19_900],
  ['Islas sin pájaro', 22_800],
  ['La siesta', 21_400],
  ['Vías muertas', 25_900],
  ['Diario del delta', 28_300],
  ['Perros de agua', 20_700],
  ['Yuyos', 31_500],
  ['Nadie baila', 18_900, 23_600],
  ['Tres finales', 23_200],
  ['Cocina de frontera', 36_800],
  ['El zorzal distraído', 16_500],
  ['Abecedario de bichos', 17_900],
  ['Contra la prisa', 22_100],
  ['Poemas para colectivo', 14_900],
  ['Atlas de lo que no volvió', 39_900],
]

const shop = demoShops.find(({ shop: { subdomain } }) => subdomain === 'puntoypampa')
if (!shop) throw new Error('there is no Punto y Pampa')
const unitsOf = ({ variants, units }: (typeof shop.products)[number]) =>
  variants.length > 0 ? variants.reduce((sum, variant) => sum + variant.units, 0) : units

describe('Punto y Pampa', () => {
  test('sells what is written, at those prices', () => {
    const prices = shop.products.map(({ name, price, compareAt }) => [name, price, compareAt])
    const expected = WRITTEN.map(([name, price, before]) => [name, major(price), before ? major(before) : null])
    expect(prices.toSorted()).toEqual(expected.toSorted())
  })

  test('has five rooms in their order, each in parts and with a shelf of its own', () => {
    expect(shop.categories.map(({ name }) => name)).toEqual(['Narrativa', 'Poesía', 'Ensayo', 'Infancias', 'Cocina'])
    for (const { name, image } of shop.categories) {
      const parts = shop.products.filter(({ category }) => category === name).map(({ subcategory }) => subcategory)
      expect(new Set(parts).size, name).toBeGreaterThan(1)
      expect(image?.kind, name).toBe('bytes')
    }
  })

  test('the atlas alone is out, and one book was somebody else’s', () => {
    expect(shop.products.filter((product) => unitsOf(product) === 0).map(({ name }) => name)).toEqual([
      'Atlas de lo que no volvió',
    ])
    expect(shop.products.filter(({ condition }) => condition === 'used').map(({ name }) => name)).toEqual([
      'Poemas para colectivo',
    ])
  })

  test('says of every book who wrote it first, then how many pages it has', () => {
    for (const { name, description } of shop.products) {
      const { facts } = describedFacts(description as SafeHtml)
      const [, pages] = facts
      expect(
        facts.map((fact) => fact.name),
        name,
      ).toEqual(['Autor', 'Páginas', 'Medidas', 'Año'])
      expect(Number(pages?.value), name).toBeGreaterThan(20)
    }
  })

  test('some books show how they begin, in a paragraph of its own', () => {
    const begin = shop.products.filter(({ description }) => /<p>«[^<]{60,}»<\/p>/.test(description ?? ''))
    expect(begin.length).toBeGreaterThanOrEqual(4)
  })

  test('every tag a book has is an answer to a question of the shop, and every answer is given', () => {
    const answers = shop.shop.tags.flatMap(({ values }) => values.map(({ id }) => id))
    expect(new Set(shop.products.flatMap(({ tagValues = [] }) => tagValues))).toEqual(new Set(answers))
  })

  test('brings every cart for what the policy says (B9), and takes off by number and by amount (D4)', () => {
    const quote = (pesos: number) => {
      const cart = { subtotal: major(pesos), lines: [{ freeShipping: false }], delivery: 'address' as const }
      return quoteShipping(shop.shop.shippingRate, cart, null)
    }
    const quoted = (pesos: number) => ({
      kind: 'quoted',
      price: major(pesos),
      reason: 'rate',
      days: { from: 1, to: 7 },
    })
    expect([16_500, 29_999, 30_000, 59_999, 60_000].map(quote)).toEqual([4_900, 4_900, 3_200, 3_200, 0].map(quoted))
    const discounts = shop.discounts.map((discount, index) => ({ ...discount, id: String(index) }))
    const taken = (subtotal: number, units: number) =>
      applicableDiscounts(discounts, { subtotal: major(subtotal), units }).map(({ amount }) => amount / 100)
    expect([taken(50_000, 2), taken(50_000, 3), taken(90_000, 2), taken(150_000, 2)]).toEqual([
      [],
      [5_000],
      [9_000],
      [22_000],
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
      expect(linked.length, slug).toBeGreaterThanOrEqual(3)
    }
  })

  test('says when it is open so that it can be read', () => {
    for (const { hours } of shop.branches) expect(readOpeningHours(hours), hours ?? '').not.toBeNull()
  })
})
