import { factsOf, type ProductDraft, quoteShipping } from '@store/core'
import { describe, expect, test } from 'vitest'
import { kilovatioShop } from './kilovatio.ts'

const { shop, products, categories, discounts } = kilovatioShop

/** What the shop is to sell, as it was commissioned; prices in pesos. */
const EIGHTEEN: readonly (readonly [name: string, price: number, before?: number])[] = [
  ['Audífonos Kaúl Pro', 89_990, 109_990],
  ['Audífonos Kaúl Lite', 49_990],
  ['Audífonos Ruka Studio', 139_990],
  ['Audífonos in-ear Kaúl Mini', 34_990],
  ['Parlante Ruka Volcán 20 W', 54_990],
  ['Barra de sonido Ruka Línea', 119_990],
  ['Cargador Nodo 65 W', 27_990],
  ['Batería portátil Nodo 20.000 mAh', 36_990],
  ['Cable USB-C Nodo 2 m', 8_990],
  ['Teclado mecánico Quila 75 %', 74_990],
  ['Mouse Quila inalámbrico', 24_990],
  ['Monitor Quila 27"', 189_990, 219_990],
  ['Hub Quila 7 en 1', 32_990],
  ['Ampolleta Farol color', 9_990],
  ['Enchufe inteligente Farol', 12_990],
  ['Cámara interior Farol 2K', 39_990],
  ['Aro de luz Farol 26 cm', 22_990],
  ['Router Farol AX', 64_990],
]

const unitsOf = ({ variants, units }: ProductDraft) =>
  variants.length > 0 ? variants.reduce((sum, variant) => sum + variant.units, 0) : units
const descriptionLines = ({ description }: ProductDraft) =>
  (description ?? '').split('</p>')[0]?.slice(3).split('<br>\n') ?? []

test('sells what the plan lists at its prices', () => {
  for (const [name, price, before] of EIGHTEEN) {
    const compareAt = before === undefined ? null : before * 100
    expect(products.find((each) => each.name === name)).toMatchObject({ price: price * 100, compareAt })
  }
})

test('is large enough to be filtered and compared: nearly fifty products in five categories', () => {
  expect(products.length).toBeGreaterThanOrEqual(48)
  expect(categories.map(({ name }) => name)).toEqual([
    'Audio',
    'Carga y energía',
    'Computación',
    'Casa conectada',
    'Fotografía móvil',
  ])
  for (const { name } of categories) {
    const own = products.filter(({ category }) => category === name)
    expect(own.length, name).toBeGreaterThanOrEqual(7)
    expect(new Set(own.map(({ subcategory }) => subcategory)).size, name).toBeGreaterThanOrEqual(3)
  }
})

test('its first page shows every category, and the newest are those it lists first', () => {
  const listed = products.toSorted((one, other) => other.position - one.position)
  expect(new Set(listed.slice(0, 5).map(({ category }) => category)).size).toBe(5)
  expect(listed.toReversed()).toEqual(products)
})

describe.each(products.map((product) => [product.name, product] as const))('%s', (_, product) => {
  test('begins with facts that a datasheet can show, each in a line', () => {
    const { facts, rest } = factsOf(descriptionLines(product).join('\n'))
    expect(facts.length).toBeGreaterThanOrEqual(4)
    expect(rest).toBe('')
    expect(facts.every(({ value }) => value.length < 70)).toBe(true)
  })

  test('says how large and heavy it is, who made it, and how long it is answered for', () => {
    const { dimensions, brand, warranty } = product
    expect([dimensions?.length, dimensions?.width, dimensions?.height].every((measure) => (measure ?? 0) > 0)).toBe(
      true,
    )
    expect(dimensions?.weight).toMatch(/^[\d,.]+ k?g$/)
    expect(brand).toBeTruthy()
    expect(warranty).toMatch(/^\d+ meses$/)
  })

  test('has a photograph, a drawing, one with the mug and one in a group; and one of each further colour', () => {
    const colours = product.options.find(({ name }) => name === 'Color')?.values ?? []
    expect(product.images).toHaveLength(4 + Math.max(0, colours.length - 1))
  })
})

test('one product is sold out; of others a variant is, or few are left (S3)', () => {
  expect(products.filter((product) => unitsOf(product) === 0).map(({ name }) => name)).toEqual(['Router Farol AX'])
  const some = products.filter(({ variants }) => variants.some(({ units }) => units === 0))
  expect(some.length).toBeGreaterThanOrEqual(4)
  expect(products.filter((product) => unitsOf(product) > 0 && unitsOf(product) <= 3).length).toBeGreaterThanOrEqual(4)
})

test('some are used, some sent by their importer, some sent for nothing, some limited (D9)', () => {
  const count = (test: (product: ProductDraft) => boolean) => products.filter(test).length
  expect(count(({ condition }) => condition === 'used')).toBeGreaterThanOrEqual(3)
  expect(count(({ supplier }) => supplier !== null)).toBeGreaterThanOrEqual(3)
  expect(count(({ freeShipping }) => freeShipping)).toBeGreaterThanOrEqual(8)
  expect(count(({ maxQuantity }) => maxQuantity !== null)).toBeGreaterThanOrEqual(6)
  expect(count(({ compareAt }) => compareAt !== null)).toBeGreaterThanOrEqual(6)
  const axes = new Set(products.flatMap(({ options }) => options.map(({ name }) => name)))
  for (const axis of ['Color', 'Capacidad', 'Enchufe', 'Largo']) expect(axes).toContain(axis)
})

test('every filter finds something, and only ids of filters are given', () => {
  const ids = shop.tags.flatMap(({ values }) => values.map(({ id }) => id))
  const used = new Set(products.flatMap(({ tagValues = [] }) => tagValues))
  expect([...used].toSorted((one, other) => one - other)).toEqual(ids.toSorted((one, other) => one - other))
})

test('has discounts of both kinds, and ships for less the more is bought (B9, D4)', () => {
  expect(new Set(discounts.map(({ trigger }) => trigger))).toEqual(new Set(['quantity', 'subtotal']))
  const quote = (pesos: number) =>
    quoteShipping(
      shop.shippingRate,
      { subtotal: pesos * 100, lines: [{ freeShipping: false }], delivery: 'address' },
      null,
    )
  const prices = [8_990, 79_999, 80_000, 199_990, 200_000, 900_000].map((pesos) => quote(pesos))
  expect(prices.map((one) => (one.kind === 'quoted' ? one.price / 100 : one.kind))).toEqual([
    4_990, 4_990, 2_990, 2_990, 0, 0,
  ])
})
