import { applicableDiscounts, quoteShipping, readOpeningHours } from '@store/core'
import { describe, expect, test } from 'vitest'
import { major } from '../demo-shop.ts'
import { demoShops } from '../index.ts'

/** What the shop is to sell, as it was commissioned; prices in Mexican pesos. */
const WRITTEN: readonly (readonly [name: string, price: number, before?: number])[] = [
  ['Tenis Cumbre 2', 2499],
  ['Tenis Cañón Trail', 1899],
  ['Tenis Huasteca Agua', 3150],
  ['Tenis Pista Flex', 1450],
  ['Playera Viento', 549],
  ['Short Zancada', 629],
  ['Cortaviento Norte', 1290, 1720],
  ['Mallas Térmicas Alba', 890],
  ['Balón Regio n.º 5', 699],
  ['Taquetes Potrero', 1599],
  ['Espinilleras Muro', 349],
  ['Mochila Ruta 12 L', 1390],
  ['Termo Fuente 750 ml', 459],
  ['Bandas de resistencia ×3', 329],
  ['Mancuernas 5 kg, par', 980],
  ['Calcetas Ritmo ×3', 279],
  ['Gorra Solana', 399],
]
const SHOES = ['25', '26', '27', '28', '29', '30']
const CLOTHES = ['CH', 'M', 'G', 'XG']

const shop = demoShops.find(({ shop: { subdomain } }) => subdomain === 'sierraveloz')
if (!shop) throw new Error('there is no Sierra Veloz')
const unitsOf = ({ variants, units }: (typeof shop.products)[number]) =>
  variants.length > 0 ? variants.reduce((sum, variant) => sum + variant.units, 0) : units

describe('Sierra Veloz', () => {
  test('sells what is written, at those prices', () => {
    const prices = shop.products.map(({ name, price, compareAt }) => [name, price, compareAt])
    const expected = WRITTEN.map(([name, price, before]) => [name, major(price), before ? major(before) : null])
    expect(prices.toSorted()).toEqual(expected.toSorted())
  })

  test('lists its sports in their order, each in parts, with a picture and a colour of its own', () => {
    expect(shop.categories.map(({ name }) => name)).toEqual(['Correr', 'Montaña', 'Fútbol', 'Gimnasio', 'Accesorios'])
    for (const { name, image } of shop.categories) {
      const parts = shop.products.filter(({ category }) => category === name).map(({ subcategory }) => subcategory)
      expect(new Set(parts).size, name).toBeGreaterThan(1)
      expect(image?.kind, name).toBe('bytes')
    }
    const { sports } = shop.settings as { readonly sports: Readonly<Record<string, string>> }
    expect(Object.keys(sports)).toEqual(shop.categories.map(({ name }) => name))
    expect(new Set(Object.values(sports)).size).toBe(shop.categories.length)
  })

  test('shoes come in 25 to 30, clothes in letters, and what is for sale is filed under its size', () => {
    const [sizes] = shop.shop.tags
    expect(sizes?.values.map(({ name }) => name)).toEqual([...SHOES, ...CLOTHES])
    for (const { name, options, variants, tagValues = [] } of shop.products) {
      const axis = options.findIndex((option) => option.name === 'Talla')
      if (axis < 0) continue
      const values = options[axis]?.values ?? []
      expect(
        values.every((value) => (/^\d/.test(values[0] ?? '') ? SHOES : CLOTHES).includes(value)),
        name,
      ).toBe(true)
      const forSale = values.filter((value) => variants.some((each) => each.values[axis] === value && each.units > 0))
      const filed = sizes?.values.filter(({ id }) => tagValues.includes(id)).map((value) => value.name) ?? []
      expect(filed.toSorted(), name).toEqual(forSale.toSorted())
    }
  })

  test('the cap alone is sold out; some sizes of others are (S3)', () => {
    expect(shop.products.filter((product) => unitsOf(product) === 0).map(({ name }) => name)).toEqual(['Gorra Solana'])
    const soldOut = shop.products.flatMap(({ variants }) => variants).filter(({ units }) => units === 0)
    expect(soldOut.length).toBeGreaterThan(2)
  })

  test('the shirt has a photo in its other colour, told by its name', () => {
    const shirt = shop.products.find(({ name }) => name === 'Playera Viento')
    expect(shirt?.options.map(({ name }) => name)).toEqual(['Talla', 'Color'])
    expect(shirt?.images.some(({ alt }) => alt === 'Playera Viento, Negro')).toBe(true)
  })

  test('every answer of its questions is given by something', () => {
    const answers = shop.shop.tags.flatMap(({ values }) => values.map(({ id }) => id))
    expect(new Set(shop.products.flatMap(({ tagValues = [] }) => tagValues))).toEqual(new Set(answers))
  })

  test('brings every cart for what the policy says (B9), and takes off by number and by amount (D4)', () => {
    const quote = (pesos: number) => {
      const cart = { subtotal: major(pesos), lines: [{ freeShipping: false }], delivery: 'address' as const }
      return quoteShipping(shop.shop.shippingRate, cart, null)
    }
    const prices = [279, 999.99, 1000, 1499.99, 1500].map((pesos) => quote(pesos))
    expect(prices.map((quoted) => quoted.kind === 'quoted' && quoted.price / 100)).toEqual([129, 129, 89, 89, 0])
    const discounts = shop.discounts.map((discount, index) => ({ ...discount, id: String(index) }))
    const taken = (subtotal: number, units: number) =>
      applicableDiscounts(discounts, { subtotal: major(subtotal), units }).map(({ amount }) => amount / 100)
    expect([taken(3000, 3), taken(3000, 4), taken(4000, 2), taken(7000, 2)]).toEqual([[], [300], [300], [700]])
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
