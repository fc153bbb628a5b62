import { type Product, VISIT_SOURCES } from '@store/core'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { anyCity, anyDiscount, anyPolicies, anyProduct, anyQuery, anyShop } from '../arbitraries.ts'
import { decodeOutput, encodeOutput, endpoints } from '../index.ts'
import { arrives, sent, survives } from '../round-trip.ts'

const id = fc.integer({ min: 1, max: 2 ** 31 - 1 })
const text = fc.string({ minLength: 1 }).filter((any) => any.trim() !== '' && !any.includes('\0'))
const orNull = <T>(any: fc.Arbitrary<T>) => fc.option(any, { nil: null })
const byPosition = (categories: readonly { position: number }[]) =>
  categories.every(({ position }, i) => i === 0 || position <= (categories[i - 1]?.position ?? 0))

describe('every answer survives the wire', () => {
  test('shops (C1)', () => survives(endpoints.getShop, orNull(anyShop)))
  test('logos (C2)', () => survives(endpoints.getLogo, orNull(fc.record({ src: text, alt: fc.constant(null) }))))
  test('counted views (C3)', () => survives(endpoints.countView, fc.constant(undefined)))
  test('categories (C6), highest position first', () => {
    const category = fc.record({ id, name: text, position: fc.integer(), image: orNull(text), count: orNull(fc.nat()) })
    survives(
      endpoints.listCategories,
      fc.array(category).map((all) => all.toSorted((a, b) => b.position - a.position)),
    )
    fc.assert(
      fc.property(fc.array(category), (all) => {
        const read = decodeOutput(endpoints.listCategories, encodeOutput(endpoints.listCategories, all).body)
        return read.ok && byPosition(read.value)
      }),
    )
  })
  test('subcategories (C7)', () =>
    survives(
      endpoints.listSubcategories,
      fc.array(fc.record({ id, name: text, categoryId: id, image: orNull(text), count: orNull(fc.nat()) })),
    ))
  test('branches (C8)', () =>
    survives(
      endpoints.listBranches,
      fc.array(
        fc.record({
          id,
          name: orNull(text),
          address: text,
          latitude: fc.integer({ min: -90e6, max: 90e6 }).map((n) => n / 1e6 || 0),
          longitude: fc.integer({ min: -180e6, max: 180e6 }).map((n) => n / 1e6 || 0),
          hours: orNull(text),
          phone: orNull(text),
          photo: orNull(text),
        }),
      ),
    ))
  test('policies (C9)', () => survives(endpoints.getPolicies, orNull(anyPolicies)))
  test('discounts (C13)', () => survives(endpoints.listDiscounts, fc.array(anyDiscount)))
  test('cities (C14)', () => survives(endpoints.listCities, fc.array(anyCity)))
  test('resolved shops (C16)', () =>
    survives(
      endpoints.resolveShop,
      orNull(
        fc.record({
          id,
          templateId: id,
          version: fc.nat(),
          subdomain: orNull(text),
          domain: orNull(text),
          settings: orNull(fc.record({ header: fc.jsonValue().map(sent) })),
        }),
      ),
    ))
  test('pages of products (C22), whole', () => {
    const products = fc.array(anyProduct, { maxLength: 5 })
    const price = orNull(fc.nat())
    survives(
      endpoints.listProducts,
      fc
        .record({ products, page: id, limit: id, count: fc.nat(), minPrice: price, maxPrice: price })
        .map((page) => (page.count === 0 ? { ...page, minPrice: null, maxPrice: null } : page)),
    )
  })
  test('products (C23), whole', () => survives(endpoints.getProduct, orNull(anyProduct)))
  test('descriptions (C24)', () =>
    survives(
      endpoints.getProductDescription,
      anyPolicies.map((any) => any.shipping),
    ))
  test('checked products (C27), as far as a cart looks', () =>
    survives(
      endpoints.checkProducts,
      fc.array(
        anyProduct.map(
          ({ barcode: _, ...product }): Product => ({
            ...product,
            featured: false,
            images: product.images.slice(0, 1),
            category: null,
            subcategoryId: null,
            sku: null,
            brand: null,
            tagValues: [],
          }),
        ),
        { maxLength: 5 },
      ),
    ))
})

describe('every question arrives as it was asked', () => {
  const byId = fc.record({ params: fc.record({ id }) })
  test('about a shop', () => {
    for (const endpoint of [endpoints.getShop, endpoints.getLogo, endpoints.listDiscounts]) arrives(endpoint, byId)
  })
  test('about a visit (C3), with where it came from', () =>
    arrives(
      endpoints.countView,
      fc.record({
        params: fc.record({ id }),
        query: fc.oneof(fc.constant({}), fc.record({ source: fc.constantFrom(...VISIT_SOURCES) })),
      }),
    ))
  test('by name (C16)', () =>
    arrives(endpoints.resolveShop, fc.record({ query: fc.record({ criteria: text, isDomain: fc.boolean() }) })))
  test('for cities (C14)', () =>
    arrives(
      endpoints.listCities,
      fc.record({
        query: fc.record({
          country: orNull(fc.constantFrom('CO', 'BR')),
          shopId: orNull(fc.integer({ min: 1, max: 2 ** 31 - 1 })),
        }),
      }),
    ))
  test('for a page of the catalogue (C22)', () =>
    arrives(
      endpoints.listProducts,
      fc.record({ query: fc.tuple(anyQuery, id).map(([query, shopId]) => ({ ...query, shopId })) }),
    ))
  test('for a product (C23)', () =>
    arrives(
      endpoints.getProduct,
      fc.record({ params: fc.record({ slug: text }), query: fc.record({ shopId: orNull(id) }) }),
    ))
  test('for a cart check (C27)', () =>
    arrives(endpoints.checkProducts, fc.record({ body: fc.record({ shopId: id, ids: fc.array(id) }) })))
})
