import { applicableDiscounts, describedFacts, quoteShipping, readOpeningHours, type SafeHtml } from '@store/core'
import { describe, expect, test } from 'vitest'
import { major } from '../demo-shop.ts'
import { demoShops } from '../index.ts'

/** What the shop is to sell, as it was commissioned; prices in reais. */
const WRITTEN: readonly (readonly [name: string, price: number, before?: number])[] = [
  ['Leite de limpeza Aveia', 79],
  ['Espuma Calêndula', 68],
  ['Água micelar Camomila', 59],
  ['Sérum Neblina', 148],
  ['Sérum Acerola', 162, 190],
  ['Óleo Rosa-mosqueta', 124],
  ['Bálsamo Casca', 96],
  ['Creme Manhã', 118],
  ['Creme Noite Lavanda', 132],
  ['Máscara Argila branca', 74],
  ['Protetor Véu FPS 50', 109],
  ['Bastão Pitanga', 42],
  ['Sabonete Capim-limão', 26],
  ['Óleo corporal Maracujá', 88],
  ['Kit ritual de bolso', 189],
  ['Escova de cerdas', 64],
]

const shop = demoShops.find(({ shop: { subdomain } }) => subdomain === 'orvalho')
if (!shop) throw new Error('there is no Orvalho')
const unitsOf = ({ variants, units }: (typeof shop.products)[number]) =>
  variants.length > 0 ? variants.reduce((sum, variant) => sum + variant.units, 0) : units

describe('Orvalho', () => {
  test('sells what is written, at those prices', () => {
    const prices = shop.products.map(({ name, price, compareAt }) => [name, price, compareAt])
    const expected = WRITTEN.map(([name, price, before]) => [name, major(price), before ? major(before) : null])
    expect(prices.toSorted()).toEqual(expected.toSorted())
  })

  test('lists the steps of the ritual in their order, and each in parts', () => {
    expect(shop.categories.map(({ name }) => name)).toEqual(['Limpar', 'Tratar', 'Hidratar', 'Proteger', 'Corpo'])
    for (const { name, image } of shop.categories) {
      const parts = shop.products.filter(({ category }) => category === name).map(({ subcategory }) => subcategory)
      expect(new Set(parts).size, name).toBeGreaterThan(1)
      expect(image?.kind, name).toBe('bytes')
    }
  })

  test('the brush alone is sold out; some things are few, one shade is gone, and soap is plenty (S3)', () => {
    expect(shop.products.filter((product) => unitsOf(product) === 0).map(({ name }) => name)).toEqual([
      'Escova de cerdas',
    ])
    expect(shop.products.filter((product) => unitsOf(product) > 0 && unitsOf(product) <= 5).length).toBeGreaterThan(1)
    expect(shop.products.flatMap(({ variants }) => variants).some(({ units }) => units === 0)).toBe(true)
    const plenty = shop.products.find(({ options, units }) => options.length === 0 && units >= 240)
    expect(plenty?.maxQuantity).toBeNull()
  })

  test('comes in three shades where it gives colour, each photographed under its name', () => {
    const tinted = shop.products.filter(({ options }) => options.some(({ name }) => name === 'Tom'))
    expect(tinted.map(({ name }) => name).toSorted()).toEqual(['Bastão Pitanga', 'Protetor Véu FPS 50'])
    for (const { options, images } of tinted) {
      const [first, ...others] = options[0]?.values ?? []
      expect([first, ...others]).toHaveLength(3)
      for (const shade of others)
        expect(
          images.some(({ alt }) => alt?.includes(shade)),
          shade,
        ).toBe(true)
    }
  })

  test('says of everything what is in it, and how it is used in steps', () => {
    for (const { name, description } of shop.products) {
      const { facts } = describedFacts(description as SafeHtml)
      const factOf = (key: string) => facts.find((fact) => fact.name === key)?.value ?? ''
      expect(factOf('Ingredientes').split(', ').length, name).toBeGreaterThanOrEqual(3)
      expect(factOf('Modo de uso').split('; ').length, name).toBeGreaterThanOrEqual(3)
    }
  })

  test('every tag a product has is an answer to a question of the shop, and every answer is given', () => {
    const answers = shop.shop.tags.flatMap(({ values }) => values.map(({ id }) => id))
    expect(new Set(shop.products.flatMap(({ tagValues = [] }) => tagValues))).toEqual(new Set(answers))
  })

  test('brings every cart for what the policy says (B9), and takes off by number and by amount (D4)', () => {
    const quote = (reais: number) => {
      const cart = { subtotal: major(reais), lines: [{ freeShipping: false }], delivery: 'address' as const }
      return quoteShipping(shop.shop.shippingRate, cart, null)
    }
    const quoted = (price: number) => ({ kind: 'quoted', price, reason: 'rate' })
    expect([20, 149.99, 150, 249.99, 250].map(quote)).toEqual([18_90, 18_90, 9_90, 9_90, 0].map(quoted))
    const discounts = shop.discounts.map((discount, index) => ({ ...discount, id: String(index) }))
    const taken = (subtotal: number, units: number) =>
      applicableDiscounts(discounts, { subtotal: major(subtotal), units }).map(({ amount }) => amount / 100)
    expect([taken(200, 2), taken(200, 3), taken(350, 2), taken(600, 2)]).toEqual([[], [20], [25], [60]])
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
    for (const { hours } of shop.branches) expect(readOpeningHours(hours)).not.toBeNull()
  })
})
