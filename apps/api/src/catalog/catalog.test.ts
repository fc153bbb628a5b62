import { type CatalogQuery, emptyQuery, type Product, SORTS, type Sort } from '@store/core'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { openEmptyShop, plainProduct } from '../testing/catalogue.ts'
import { isFound, mistyped, SLIP } from '../testing/plain-search.ts'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import { findProducts, listOptions } from './store/catalog.ts'
import { saveProducts } from './store/products.ts'
import { findDescription, findProduct, findProductOwner, findProductsById } from './store/shown-products.ts'

let db: TestDatabase
let ana = 0
let bea = 0
beforeAll(async () => {
  db = await openTestDatabase()
  ana = await openEmptyShop(db, 'ana')
  bea = await openEmptyShop(db, 'bea')
})
afterAll(() => db.close())

const find = (shopId: number, query: Partial<CatalogQuery>) =>
  inShop(db, shopId, (tx) => findProducts(tx, shopId, { ...emptyQuery, ...query }))

const WORDS = ['Camisa', 'Blusa', 'Árbol', 'Niño', 'Lino', 'Algodón', 'Çaya', 'Lápiz', 'zapato 9', 'zapato 10', 'Ñandú']
const draftArbitrary = fc.record({
  name: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  price: fc.option(fc.integer({ min: 0, max: 9 }).map((n) => n * 100_00)),
  discounted: fc.boolean(),
  // No mistyped search word becomes one of these.
  category: fc.constantFrom('Hogar', 'Juguetes', null),
  subcategory: fc.constantFrom('Primera', 'Segunda', null),
  active: fc.boolean(),
  featured: fc.boolean(),
  freeShipping: fc.boolean(),
  position: fc.integer({ min: 0, max: 3 }),
  withVariants: fc.boolean(),
  sold: fc.integer({ min: 0, max: 3 }),
  tagValues: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }),
})

const typed = fc
  .tuple(
    fc.constantFrom(...WORDS, 'camión', 'de', '%', '_'),
    fc.array(fc.tuple(SLIP, fc.nat({ max: 8 }), fc.constantFrom(...'abilnosñá')), { maxLength: 2 }),
  )
  .map(([word, slips]) => slips.reduce((text, [slip, at, letter]) => mistyped(text, slip, at, letter), word))

const queryArbitrary = fc.record({
  page: fc.integer({ min: 1, max: 4 }),
  limit: fc.integer({ min: 1, max: 12 }),
  search: fc.option(fc.array(typed, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))),
  category: fc.constantFrom(null, 'Hogar', 'Juguetes', 'Ninguna'),
  bySubcategory: fc.boolean(),
  promotion: fc.boolean(),
  freeShipping: fc.boolean(),
  withVariants: fc.boolean(),
  featured: fc.boolean(),
  minPrice: fc.option(fc.integer({ min: 0, max: 9 }).map((n) => n * 100_00)),
  maxPrice: fc.option(fc.integer({ min: 0, max: 9 }).map((n) => n * 100_00)),
  tag: fc.option(fc.integer({ min: 1, max: 6 })),
  sort: fc.constantFrom(...SORTS),
})

/** Most filters off in most queries, or nothing would ever be found. */
const fewFilters = fc
  .tuple(queryArbitrary, fc.subarray(Object.keys(emptyQuery), { maxLength: 4 }))
  .map(([query, kept]) => ({
    ...emptyQuery,
    ...Object.fromEntries(Object.entries(query).filter(([key]) => kept.includes(key))),
    page: query.page,
    limit: query.limit,
    sort: query.sort,
    bySubcategory: kept.includes('subcategory') && query.bySubcategory,
  }))

type Kept = Product & { readonly position: number; readonly sold: number }

describe('the catalogue (C22)', () => {
  test('filters, sorts, pages, counts and price bounds are those of a plain list', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(draftArbitrary, { maxLength: 30 }),
        fc.array(fc.oneof(fewFilters, queryArbitrary), { minLength: 10, maxLength: 10 }),
        async (drafts, queries) => {
          const shopId = await openEmptyShop(db, `s${Math.random().toString(36).slice(2)}`)
          const kept = await keep(shopId, drafts)
          for (const { bySubcategory, ...rest } of queries) {
            const subcategory = bySubcategory
              ? (kept.find((product) => product.subcategoryId)?.subcategoryId ?? 0)
              : null
            const query = { ...emptyQuery, ...rest, subcategory }
            expect(await find(shopId, query)).toEqual(expected(kept, query))
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  test('a page has a hundred products at most, and pages together are the whole catalogue, each product once', async () => {
    const shopId = await openEmptyShop(db, 'cien')
    await saveProducts(
      db,
      shopId,
      Array.from({ length: 230 }, (_, n) => ({ ...plainProduct, reference: String(n) })),
    )
    const pages = await Promise.all([1, 2, 3, 4].map((page) => find(shopId, { page, limit: 1000 })))
    expect(pages.map(({ limit, count, products }) => [limit, count, products.length])).toEqual([
      [100, 230, 100],
      [100, 230, 100],
      [100, 230, 30],
      [100, 230, 0],
    ])
    expect(new Set(pages.flatMap(({ products }) => products.map(({ id }) => id))).size).toBe(230)
  })

  test('tags filter by their values', async () => {
    const [saved] = await saveProducts(db, bea, [
      { ...plainProduct, reference: 'tagged' },
      { ...plainProduct, reference: 'untagged' },
    ])
    const id = saved && 'id' in saved ? saved.id : 0
    await inShop(db, bea, (tx) =>
      tx.execute(sql`update products set tag_values = '{7,8}' where shop_id = ${bea} and id = ${id}`),
    )
    expect((await find(bea, { tag: 7 })).products.map((product) => product.id)).toEqual([id])
    expect((await find(bea, { tag: 9 })).count).toBe(0)
  })

  test('choices filter together, by one variant that is in stock, and are listed in the order of the products', async () => {
    const shopId = await openEmptyShop(db, 'tallas')
    const variants = (options: readonly (readonly [string, string, number, boolean?])[]) => ({
      options: [
        { name: 'Talla', values: [...new Set(options.map(([size]) => size))] },
        { name: 'Color', values: [...new Set(options.map(([, color]) => color))] },
      ],
      variants: options.map(([size, color, units, enabled = true]) => ({
        values: [size, color],
        price: 10_00,
        compareAt: null,
        units,
        sku: null,
        enabled,
      })),
    })
    await saveProducts(db, shopId, [
      {
        ...plainProduct,
        reference: 'a',
        name: 'A',
        category: 'Ropa',
        ...variants([
          ['S', 'Negro', 2],
          ['M', 'Rojo', 2],
          ['L', 'Negro', 0],
        ]),
      },
      {
        ...plainProduct,
        reference: 'b',
        name: 'B',
        ...variants([
          ['M', 'Negro', 1],
          ['L', 'Negro', 4, false],
        ]),
      },
      { ...plainProduct, reference: 'c', name: 'C', options: [{ name: 'Talla', values: ['M'] }], active: false },
      { ...plainProduct, reference: 'd', name: 'D' },
    ])
    const names = async (options: string) =>
      (await find(shopId, { options, sort: 'nameAsc' })).products.map(({ name }) => name)
    expect(await names('Talla:M')).toEqual(['A', 'B'])
    expect(await names('Color:Negro;Talla:M')).toEqual(['B'])
    expect(await names('Color:Negro;Talla:S')).toEqual(['A'])
    // Sold out, switched off, of another name, of nobody.
    for (const nothing of ['Talla:L', 'Color:M', 'Talla:XL', "Talla:M' or true--"])
      expect(await names(nothing)).toEqual([])
    const options = (category: string | null) => inShop(db, shopId, (tx) => listOptions(tx, shopId, category))
    expect(await options(null)).toEqual([
      { name: 'Talla', values: ['S', 'M', 'L'] },
      { name: 'Color', values: ['Negro', 'Rojo'] },
    ])
    expect(await options('Ropa')).toHaveLength(2)
    expect(await options('Nada')).toEqual([])
    expect(await inShop(db, bea, (tx) => listOptions(tx, shopId, null))).toEqual([])
  })

  test('a product of another shop is not found by any call', async () => {
    const [mine] = await saveProducts(db, ana, [{ ...plainProduct, reference: 'secret', description: '<p>Hola</p>' }])
    const id = mine && 'id' in mine ? mine.id : 0
    expect(await inShop(db, ana, (tx) => findProduct(tx, ana, id))).toMatchObject({
      id,
      slug: `camisa-${id}`,
      units: 5,
    })
    expect(await inShop(db, ana, (tx) => findDescription(tx, ana, id))).toBe('<p>Hola</p>')
    expect(await inShop(db, bea, (tx) => findProduct(tx, bea, id))).toBeNull()
    expect(await inShop(db, bea, (tx) => findProduct(tx, ana, id))).toBeNull()
    expect(await inShop(db, bea, (tx) => findDescription(tx, ana, id))).toBeNull()
    expect(await inShop(db, bea, (tx) => findProductsById(tx, ana, [id]))).toEqual([])
    expect(await findProductOwner(db, id)).toBe(ana)
    expect(await findProductOwner(db, 999_999)).toBeNull()
  })
})

/** Saves the drafts and returns them as products, with the fields that only the database has. */
async function keep(
  shopId: number,
  drafts: readonly (typeof draftArbitrary extends fc.Arbitrary<infer Draft> ? Draft : never)[],
): Promise<Kept[]> {
  const saved = await saveProducts(
    db,
    shopId,
    drafts.map(({ discounted, withVariants, sold: _, tagValues: __, ...draft }, index) => {
      const compareAt = discounted && draft.price !== null ? draft.price + 50_00 : null
      return {
        ...plainProduct,
        ...draft,
        reference: String(index),
        compareAt,
        options: withVariants ? [{ name: 'Talla', values: ['XXL'] }] : [],
        variants: withVariants
          ? [{ values: ['XXL'], price: draft.price ?? 300_00, compareAt, units: 1, sku: null, enabled: true }]
          : [],
      }
    }),
  )
  const ids = saved.map((outcome) => (outcome.kind === 'refused' ? 0 : outcome.id))
  return inShop(db, shopId, async (tx) => {
    for (const [index, { sold, tagValues }] of drafts.entries()) {
      await tx.execute(
        sql`update products set tag_values = ${sql.param(tagValues)}::integer[] where shop_id = ${shopId} and id = ${ids[index]}`,
      )
      await tx.execute(sql`update stock set sold = ${sold} where shop_id = ${shopId} and product_id = ${ids[index]}`)
    }
    const products = await findProductsById(tx, shopId, ids)
    return products.map((product) => {
      const draft = drafts[ids.indexOf(product.id)]
      return { ...product, position: draft?.position ?? 0, sold: draft?.sold ?? 0 }
    })
  })
}

function expected(kept: readonly Kept[], query: CatalogQuery) {
  const matches = kept.filter(
    (product) =>
      product.active &&
      (query.search === null || isFound(product.name, query.search)) &&
      (query.category === null || product.category?.name === query.category) &&
      (query.subcategory === null || product.subcategoryId === query.subcategory) &&
      (query.tag === null || product.tagValues.includes(query.tag)) &&
      (!query.promotion || product.compareAt !== null) &&
      (!query.freeShipping || product.freeShipping) &&
      (!query.withVariants || product.options.length > 0) &&
      (!query.featured || product.featured) &&
      (query.minPrice === null || (product.price !== null && product.price >= query.minPrice)) &&
      (query.maxPrice === null || (product.price !== null && product.price <= query.maxPrice)),
  )
  const sorted = matches.toSorted((a, b) => ORDER[query.sort](a, b) || a.id - b.id)
  const prices = matches.map(({ price }) => price).filter((price) => price !== null)
  const products = sorted.slice((query.page - 1) * query.limit, query.page * query.limit)
  return {
    products: products.map(({ position: _, sold: __, ...product }) => product),
    page: query.page,
    limit: query.limit,
    count: matches.length,
    minPrice: prices.length > 0 ? Math.min(...prices) : null,
    maxPrice: prices.length > 0 ? Math.max(...prices) : null,
  }
}

const collator = new Intl.Collator('es', { numeric: true })
const byPosition = (a: Kept, b: Kept) => b.position - a.position
const byPrice = (direction: number) => (a: Kept, b: Kept) =>
  Number(a.price === null) - Number(b.price === null) || direction * ((a.price ?? 0) - (b.price ?? 0))
const ORDER: Record<Sort, (a: Kept, b: Kept) => number> = {
  featured: byPosition,
  nameAsc: (a, b) => collator.compare(a.name, b.name),
  nameDesc: (a, b) => collator.compare(b.name, a.name),
  priceAsc: byPrice(1),
  priceDesc: byPrice(-1),
  bestSellers: (a, b) => b.sold - a.sold || byPosition(a, b),
  promotions: (a, b) => Number(a.compareAt === null) - Number(b.compareAt === null) || byPosition(a, b),
  withVariants: (a, b) => Number(a.options.length === 0) - Number(b.options.length === 0) || byPosition(a, b),
}
