import {
  isCouponCode,
  isShopName,
  normaliseCouponCode,
  type ProductDraft,
  productAvailability,
  quoteShipping,
} from '@store/core'
import { describe, expect, test } from 'vitest'
import { demoShops } from './index.ts'

/** What the shop is to sell, as it was commissioned; prices in pesos. */
const SIXTEEN: readonly (readonly [name: string, price: number, before?: number])[] = [
  ['Vestido Alba de tencel', 289_900],
  ['Vestido camisero Junín', 259_900],
  ['Vestido midi Laureles', 319_900, 379_900],
  ['Camisa Poblado de lino crudo', 169_900],
  ['Blusa Ceiba manga globo', 149_900],
  ['Camisa Niebla de popelina', 139_900],
  ['Pantalón Palmas tiro alto', 199_900],
  ['Pantalón Estación con pinzas', 219_900],
  ['Falda Prado plisada', 184_900, 229_900],
  ['Falda lápiz Astorga', 159_900],
  ['Cárdigan Santa Elena', 209_900],
  ['Buzo Oriente de punto', 189_900],
  ['Chal Páramo', 129_900],
  ['Bolso Arví de cuero', 349_900],
  ['Cinturón Guayaquil', 89_900],
  ['Pañoleta Orquídea', 99_900],
]

const unitsOf = (draft: ProductDraft) =>
  draft.variants.length > 0 ? draft.variants.reduce((sum, { units }) => sum + units, 0) : draft.units

describe.each(demoShops.map((demo) => [demo.shop.name, demo] as const))('%s', (_name, demo) => {
  const { shop, products, categories } = demo

  test('has a name of its own in the address (T1) and pays without a provider', () => {
    expect(isShopName(shop.subdomain, { brand: 'feria' })).toBe(true)
    expect(shop.paymentMethods).not.toHaveLength(0)
    expect(shop.chatNumber).toMatch(/^\d{10,15}$/)
  })

  test('tells its products apart: one reference, one name, one place in the catalogue each', () => {
    for (const key of ['reference', 'name', 'position', 'sku'] as const)
      expect(new Set(products.map((product) => product[key])).size, key).toBe(products.length)
    const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
    expect(new Set(skus).size).toBe(skus.length)
  })

  test('every product is in a category of the menu, and every category has products', () => {
    const used = new Set(products.map(({ category }) => category))
    expect([...used].toSorted()).toEqual(categories.map(({ name }) => name).toSorted())
  })

  test.each(products.map((product) => [product.name, product] as const))('%s can be shown and bought', (_, product) => {
    const { price, compareAt, options, variants } = product
    expect(price).toBeGreaterThan(0)
    if (compareAt !== null) expect(compareAt).toBeGreaterThan(price ?? 0)
    for (const variant of variants) {
      expect(variant.values).toHaveLength(options.length)
      variant.values.forEach((value, axis) => {
        expect(options[axis]?.values).toContain(value)
      })
      expect(variant.price).toBeGreaterThan(0)
      expect(Number.isInteger(variant.units) && variant.units >= 0).toBe(true)
    }
    const combinations = options.reduce((count, { values }) => count * values.length, 1)
    expect(new Set(variants.map(({ values }) => values.join('/'))).size).toBe(options.length > 0 ? combinations : 0)
    expect(product.description).toMatch(/^<p>[^:<]{1,40}: [^<]+/)
    expect(product.images[0]?.alt).toBe(product.name)
  })

  test('draws a picture when its bytes are read, the same every time', () => {
    const [first] = products[0]?.images ?? []
    expect(first?.kind).toBe('bytes')
    if (first?.kind !== 'bytes') return
    expect(Object.getOwnPropertyDescriptor(first, 'bytes')?.get, 'drawn before it is asked for').toBeTypeOf('function')
    expect(new TextDecoder().decode(first.bytes)).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
    expect(first.bytes).toEqual(first.bytes)
  })

  test('names every picture differently', () => {
    const names = products.flatMap(({ images }) => images.map(({ name }) => name))
    expect(new Set(names).size).toBe(names.length)
  })

  test('publishes articles, each under its own address, with a picture and something to read', () => {
    const { articles } = demo
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
    for (const { slug, title, summary, body, cover, publishedAt } of articles) {
      expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
      expect(title.length, slug).toBeLessThan(60)
      expect(summary, slug).toMatch(/\.$/)
      expect(body, slug).toMatch(/^<p>/)
      expect(body, slug).not.toMatch(/<h1|<script|style=/)
      expect(body.replaceAll(/<[^>]+>/g, ' ').split(/\s+/).length, slug).toBeGreaterThan(200)
      expect(new Date(publishedAt).toISOString()).toBe(publishedAt)
      expect(cover?.alt, slug).toBeTruthy()
    }
  })

  test('gives coupons whose codes can be typed', () => {
    for (const { code } of demo.coupons) expect([code, isCouponCode(code)]).toEqual([normaliseCouponCode(code), true])
  })

  test('writes all six policies, as HTML that begins below the title of the page', () => {
    for (const [kind, html] of Object.entries(demo.policies)) {
      expect(html, kind).toMatch(/^<h2>/)
      expect(html, kind).not.toMatch(/<h1|<script|style=/)
    }
    expect(Object.keys(demo.policies)).toHaveLength(6)
  })
})

describe('Alborada', () => {
  const [alborada] = demoShops
  if (!alborada) throw new Error('there is no first demo shop')

  test('sells the sixteen pieces of its season at their prices', () => {
    const prices = alborada.products.map(({ name, price, compareAt }) => [
      name,
      (price ?? 0) / 100,
      (compareAt ?? 0) / 100,
    ])
    const expected = SIXTEEN.map(([name, price, before = 0]) => [name, price, before])
    expect(prices.toSorted()).toEqual(expected.toSorted())
  })

  test('lists its categories in the order of the season', () => {
    expect(alborada.categories.map(({ name }) => name)).toEqual([
      'Vestidos',
      'Camisas y blusas',
      'Pantalones y faldas',
      'Tejidos',
      'Accesorios',
    ])
  })

  test('every filter finds something, and only ids of filters are given', () => {
    const ids = alborada.shop.tags.flatMap(({ values }) => values.map(({ id }) => id))
    const used = new Set(alborada.products.flatMap(({ tagValues = [] }) => tagValues))
    expect([...used].toSorted((one, other) => one - other)).toEqual(ids)
    for (const { name, subcategory } of alborada.products) expect(subcategory, name).toBeTruthy()
  })

  test('the shawl alone is sold out; some sizes of others are (S3)', () => {
    const soldOut = alborada.products.filter((product) => unitsOf(product) === 0)
    expect(soldOut.map(({ name }) => name)).toEqual(['Chal Páramo'])
    expect(
      alborada.products.flatMap(({ variants }) => variants).filter(({ units }) => units === 0).length,
    ).toBeGreaterThan(2)
    expect(productAvailability({ ...asProduct(soldOut[0]), units: 0 })).toBe('soldOut')
  })

  test('garments come in XS to XL', () => {
    for (const product of alborada.products.filter(
      ({ category }) => category !== 'Accesorios' && category !== 'Tejidos',
    ))
      expect(product.options.find(({ name }) => name === 'Talla')?.values, product.name).toEqual([
        'XS',
        'S',
        'M',
        'L',
        'XL',
      ])
  })

  test('a cart is quoted by city, and elsewhere too (B9), and arrives when the policy says', () => {
    const cart = { subtotal: 100_000_00, lines: [{ freeShipping: false }], delivery: 'address' as const }
    const quoted = (price: number, from: number, to: number) => ({
      kind: 'quoted',
      price,
      reason: 'rate',
      days: { from, to },
    })
    expect(quoteShipping(alborada.shop.shippingRate, cart, 5001)).toEqual(quoted(8_900_00, 1, 1))
    expect(quoteShipping(alborada.shop.shippingRate, cart, 91001)).toEqual(quoted(16_900_00, 3, 6))
    expect(quoteShipping(alborada.shop.shippingRate, cart, null)).toEqual({ kind: 'cityNeeded' })
  })

  const asProduct = (draft: ProductDraft | undefined) => {
    if (!draft) throw new Error('there is no such product')
    const { barcode: _, seoTitle: __, seoDescription: ___, ...rest } = draft
    return {
      ...rest,
      id: 1,
      slug: '',
      promotion: null,
      variants: [],
      images: [],
      category: null,
      subcategoryId: null,
      tagValues: [],
      facts: [],
      message: null,
    }
  }
})
