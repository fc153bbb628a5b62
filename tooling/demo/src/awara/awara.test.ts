import { applicableDiscounts, describedFacts, quoteShipping, readOpeningHours, type SafeHtml } from '@store/core'
import { describe, expect, test } from 'vitest'
import { major } from '../demo-shop.ts'
import { demoShops } from '../index.ts'

/** What the shop is to sell, as it was commissioned; prices in euros. */
const WRITTEN: readonly (readonly [name: string, price: number, before?: number])[] = [
  ['Bague Oyapock', 1480],
  ['Bague Carbet', 920],
  ['Alliance Mahury', 640],
  ['Solitaire Latérite', 2350],
  ['Collier Pluie', 780],
  ['Pendentif Awara', 410],
  ['Sautoir Maripa', 1120],
  ['Boucles Colibri', 360],
  ['Créoles Sinnamary', 290],
  ['Puces Luciole', 180, 220],
  ['Bracelet Fleuve', 540],
  ['Jonc Kourou', 690],
  ['Bracelet Graines', 240],
  ['Broche Morpho', 1260],
]

const shop = demoShops.find(({ shop: { subdomain } }) => subdomain === 'awara')
if (!shop) throw new Error('there is no Maison Awara')
const unitsOf = ({ variants, units }: (typeof shop.products)[number]) =>
  variants.length > 0 ? variants.reduce((sum, variant) => sum + variant.units, 0) : units

describe('Maison Awara', () => {
  test('sells what is written, at those prices', () => {
    const prices = shop.products.map(({ name, price, compareAt }) => [name, price, compareAt])
    const expected = WRITTEN.map(([name, price, before]) => [name, major(price), before ? major(before) : null])
    expect(prices.toSorted()).toEqual(expected.toSorted())
  })

  test('has four showcases in their order, each in parts and with a picture', () => {
    expect(shop.categories.map(({ name }) => name)).toEqual(['Bagues', 'Colliers', 'Boucles d’oreilles', 'Bracelets'])
    for (const { name, image } of shop.categories) {
      const parts = shop.products.filter(({ category }) => category === name).map(({ subcategory }) => subcategory)
      expect(new Set(parts).size, name).toBeGreaterThan(1)
      expect(image?.kind, name).toBe('bytes')
    }
  })

  test('the brooch alone is sold; most pieces are few, and one size is gone (S3)', () => {
    expect(shop.products.filter((product) => unitsOf(product) === 0).map(({ name }) => name)).toEqual(['Broche Morpho'])
    expect(shop.products.filter((product) => unitsOf(product) > 0 && unitsOf(product) <= 5).length).toBeGreaterThan(2)
    const sizes = shop.products.find(({ name }) => name === 'Bague Oyapock')?.variants ?? []
    expect(sizes.some(({ units }) => units === 0)).toBe(true)
  })

  test('a piece made in several metals is photographed in each', () => {
    const [alliance, ...others] = shop.products.filter(({ options }) => options.some(({ name }) => name === 'Métal'))
    expect([alliance?.name, others]).toEqual(['Alliance Mahury', []])
    for (const metal of alliance?.options[0]?.values.slice(1) ?? [])
      expect(
        alliance?.images.some(({ alt }) => alt?.includes(metal)),
        metal,
      ).toBe(true)
  })

  test('says of every piece its metal first, and its stone where it has one', () => {
    const bare = shop.shop.tags.flatMap(({ values }) => values).find(({ name }) => name === 'Sans pierre')?.id ?? 0
    for (const { name, description, tagValues = [] } of shop.products) {
      const names = describedFacts(description as SafeHtml).facts.map((fact) => fact.name)
      expect(names[0], name).toBe('Métal')
      if (!tagValues.includes(bare)) expect(names[1], name).toBe('Pierre')
    }
  })

  test('every tag a piece has is an answer to a question of the shop, and every answer is given', () => {
    const answers = shop.shop.tags.flatMap(({ values }) => values.map(({ id }) => id))
    expect(new Set(shop.products.flatMap(({ tagValues = [] }) => tagValues))).toEqual(new Set(answers))
  })

  test('brings every cart for what the policy says (B9), and takes off by number and by amount (D4)', () => {
    const quote = (euros: number) => {
      const cart = { subtotal: major(euros), lines: [{ freeShipping: false }], delivery: 'address' as const }
      return quoteShipping(shop.shop.shippingRate, cart, null)
    }
    const quoted = (euros: number) => ({ kind: 'quoted', price: major(euros), reason: 'rate' })
    expect([180, 299.99, 300, 799.99, 800].map(quote)).toEqual([12, 12, 9, 9, 0].map(quoted))
    const discounts = shop.discounts.map((discount, index) => ({ ...discount, id: String(index) }))
    const taken = (subtotal: number, units: number) =>
      applicableDiscounts(discounts, { subtotal: major(subtotal), units }).map(({ amount }) => amount / 100)
    expect([taken(900, 2), taken(900, 3), taken(1500, 2), taken(3000, 2)]).toEqual([[], [72], [90], [240]])
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
