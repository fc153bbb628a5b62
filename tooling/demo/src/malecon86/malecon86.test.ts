import { applicableDiscounts, quoteShipping, readOpeningHours } from '@store/core'
import { expect, test } from 'vitest'
import { major } from '../demo-shop.ts'
import { demoShops } from '../index.ts'

/** What the shop is to sell, as it was commissioned; prices in Dominican pesos. */
const WRITTEN: readonly (readonly [name: string, price: number, before?: number])[] = [
  ['Hoodie Malecón', 3450],
  ['Cap Colmado', 1290],
  ['Tee 27 de Febrero', 1650],
  ['Cargo Zona Oriental', 3900],
  ['Tote Bachata', 890],
  ['Jersey Esquina', 2400],
  ['Medias ×3', 650],
  ['Chaleco Guagua', 4200],
  ['Tee Apagón', 1550],
  ['Short Güibia', 1980],
  ['Bucket Salitre', 1150, 1450],
  ['Crewneck 808', 2950],
  ['Bandana Cibao', 490],
  ['Zine Nº 3', 350],
  ['Póster Noche', 750],
  ['Llavero Ficha', 290],
]
const shop = demoShops.find((demo) => demo.shop.subdomain === 'malecon86')
if (!shop) throw new Error('there is no Malecón 86')
const left = ({ variants, units }: (typeof shop.products)[number]) =>
  variants.length > 0 ? variants.reduce((sum, each) => sum + each.units, 0) : units

test('Malecón 86 sells what is written, at those prices, in that order', () => {
  const prices = shop.products.toReversed().map(({ name, price, compareAt }) => [name, price, compareAt])
  expect(prices).toEqual(WRITTEN.map(([name, price, before]) => [name, major(price), before ? major(before) : null]))
})

test('two things are gone, and no others', () => {
  const soldOut = shop.products.filter((product) => left(product) === 0).map(({ name }) => name)
  expect(soldOut.toSorted()).toEqual(['Cargo Zona Oriental', 'Chaleco Guagua'])
})

test('what is for sale is filed under the sizes that are left, and what has none is one size', () => {
  const [sizes] = shop.shop.tags
  for (const { name, variants, units, tagValues = [] } of shop.products) {
    const there = variants.filter((variant) => variant.units > 0).map(({ values }) => values[0])
    const filed = sizes?.values.filter(({ id }) => tagValues.includes(id)).map((value) => value.name)
    expect(filed, name).toEqual(variants.length === 0 && units > 0 ? ['Única'] : there)
  }
})

test('carts are brought for what the policy says (B9), and less is paid for many and for much (D4)', () => {
  const brought = [2999.99, 3000, 4999.99, 5000].map((pesos) => {
    const lines = [{ freeShipping: false }]
    const quoted = quoteShipping(shop.shop.shippingRate, { subtotal: major(pesos), lines, delivery: 'address' }, null)
    return quoted.kind === 'quoted' && quoted.price / 100
  })
  expect(brought).toEqual([250, 150, 150, 0])
  const discounts = shop.discounts.map((discount, index) => ({ ...discount, id: `${index}` }))
  const off = (pesos: number, units: number) =>
    applicableDiscounts(discounts, { subtotal: major(pesos), units }).map(({ amount }) => amount / 100)
  expect([off(5000, 2), off(5000, 3), off(8000, 2), off(14_000, 2)]).toEqual([[], [500], [600], [1500]])
})

test('its articles link what it sells, and it says when it is open so that it can be read', () => {
  const references = new Set(shop.products.map(({ reference }) => reference))
  for (const { slug, body } of shop.articles) {
    const linked = [...body.matchAll(/href="\/productos\/([^"]+)"/g)].map(([, reference = '']) => reference)
    expect(linked.length, slug).toBeGreaterThan(2)
    expect(linked.filter((reference) => !references.has(reference), slug)).toEqual([])
  }
  for (const { hours } of shop.branches) expect(readOpeningHours(hours), hours ?? '').not.toBeNull()
})
