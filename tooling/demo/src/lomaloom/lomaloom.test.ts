import { applicableDiscounts, describedFacts, quoteShipping, readOpeningHours, type SafeHtml } from '@store/core'
import { describe, expect, test } from 'vitest'
import { major } from '../demo-shop.ts'
import { demoShops } from '../index.ts'

/** What the shop is to sell, as it was commissioned; prices in quetzales. */
const WRITTEN: readonly (readonly [name: string, price: number, before?: number])[] = [
  ['Wall cloth Three Volcanoes', 1250],
  ['Runner Lakeside', 420],
  ['Shawl Atitlán', 680],
  ['Cushion Jacaranda', 310],
  ['Blanket Highland', 1900],
  ['Napkins Maíz, set of 4', 260],
  ['Strap Camino', 180],
  ['Clay jug Ceniza', 240],
  ['Bowl Lluvia', 150],
  ['Griddle plate', 120],
  ['Reed basket, large', 290],
  ['Pine-needle basket', 340],
  ['Spoon set', 95],
  ['Carved stool', 780],
  ['Woven notebook', 110, 140],
  ['Tablecloth Feria', 890],
]

const shop = demoShops.find(({ shop: { subdomain } }) => subdomain === 'lomaloom')
if (!shop) throw new Error('there is no Loma & Loom')
const unitsOf = ({ variants, units }: (typeof shop.products)[number]) =>
  variants.length > 0 ? variants.reduce((sum, variant) => sum + variant.units, 0) : units

describe('Loma & Loom', () => {
  test('sells what is written, at those prices', () => {
    const prices = shop.products.map(({ name, price, compareAt }) => [name, price, compareAt])
    const expected = WRITTEN.map(([name, price, before]) => [name, major(price), before ? major(before) : null])
    expect(prices.toSorted()).toEqual(expected.toSorted())
  })

  test('has five shelves in their order, each in parts and with a picture', () => {
    expect(shop.categories.map(({ name }) => name)).toEqual(['Textiles', 'Clay', 'Baskets', 'Wood', 'Small things'])
    for (const { name, image } of shop.categories) {
      const parts = shop.products.filter(({ category }) => category === name).map(({ subcategory }) => subcategory)
      expect(new Set(parts).size, name).toBeGreaterThan(1)
      expect(image?.kind, name).toBe('bytes')
    }
  })

  test('the tablecloth alone is woven out; most things are few, and one colour is gone (S3)', () => {
    expect(shop.products.filter((product) => unitsOf(product) === 0).map(({ name }) => name)).toEqual([
      'Tablecloth Feria',
    ])
    expect(shop.products.filter((product) => unitsOf(product) > 0 && unitsOf(product) <= 5).length).toBeGreaterThan(2)
    const colours = shop.products.find(({ name }) => name === 'Shawl Atitlán')?.variants ?? []
    expect(colours.some(({ units }) => units === 0)).toBe(true)
  })

  test('what comes in several yarns is photographed in each', () => {
    const [shawl, ...others] = shop.products.filter(({ options }) => options.some(({ name }) => name === 'Colour'))
    expect([shawl?.name, others]).toEqual(['Shawl Atitlán', []])
    for (const colour of shawl?.options[0]?.values.slice(1) ?? [])
      expect(
        shawl?.images.some(({ alt }) => alt?.endsWith(`, ${colour}`)),
        colour,
      ).toBe(true)
  })

  test('says first of everything who made it, where, and in how many days; a tag leads to whoever it was', () => {
    const makers = shop.shop.tags.find(({ name }) => name === 'Maker')?.values ?? []
    for (const { name, description, tagValues = [] } of shop.products) {
      const [maker, place, days] = describedFacts(description as SafeHtml).facts
      expect([maker?.name, place?.name, days?.name], name).toEqual(['Maker', 'Place', 'Days'])
      expect(Number(days?.value), name).toBeGreaterThan(0)
      expect(tagValues, name).toContain(makers.find((each) => each.name === maker?.value)?.id)
    }
    expect(makers.map(({ name }) => name)).toEqual(['Marta', 'Elena', 'Rosa', 'Juana', 'Tomás'])
  })

  test('every tag a thing has is an answer to a question of the shop, and every answer is given', () => {
    const answers = shop.shop.tags.flatMap(({ values }) => values.map(({ id }) => id))
    expect(new Set(shop.products.flatMap(({ tagValues = [] }) => tagValues))).toEqual(new Set(answers))
  })

  test('brings every basket for what the policy says (B9), and takes off by number and by amount (D4)', () => {
    const quote = (quetzales: number) => {
      const cart = { subtotal: major(quetzales), lines: [{ freeShipping: false }], delivery: 'address' as const }
      return quoteShipping(shop.shop.shippingRate, cart, null)
    }
    const days = { from: 2, to: 6 }
    const quoted = (price: number) => ({ kind: 'quoted', price: major(price), reason: 'rate', days })
    expect([95, 499.99, 500, 1199.99, 1200].map(quote)).toEqual([45, 45, 30, 30, 0].map(quoted))
    const discounts = shop.discounts.map((discount, index) => ({ ...discount, id: String(index) }))
    const taken = (subtotal: number, units: number) =>
      applicableDiscounts(discounts, { subtotal: major(subtotal), units }).map(({ amount }) => amount / 100)
    expect([taken(900, 3), taken(900, 4), taken(1500, 2), taken(3000, 2)]).toEqual([[], [90], [120], [350]])
  })

  test('links only what it sells in its letters', () => {
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
