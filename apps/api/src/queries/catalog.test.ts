import { type CatalogQuery, emptyQuery, type Product, SORTS, type Sort } from '@store/core'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import {
  createShop,
  findDescription,
  findProduct,
  findProductOwner,
  findProducts,
  findProductsById,
  saveProducts,
} from './index.ts'
import type { StoredProductDraft } from './product-draft.ts'

let db: TestDatabase
let ana = 0
let bea = 0
beforeAll(async () => {
  db = await openTestDatabase()
  ana = await openShop('ana')
  bea = await openShop('bea')
})
afterAll(() => db.close())

async function openShop(subdomain: string): Promise<number> {
  const outcome = await createShop(db, {
    subdomain,
    name: subdomain,
    templateId: 5,
    currency: 'COP',
    country: 'CO',
    language: 'es',
  })
  if (outcome.kind === 'taken') throw new Error('taken')
  return outcome.shop.id
}

const plain: StoredProductDraft = {
  ...{ reference: 'r', name: 'Camisa', summary: null, description: null, price: 100_00, compareAt: null, options: [] },
  ...{ variants: [], units: 5, active: true, featured: false, freeShipping: false, condition: 'new', category: null },
  ...{ subcategory: null, images: [], sku: null, brand: null, warranty: null, dimensions: null, supplier: null },
  ...{ maxQuantity: null, position: 0 },
}
const find = (shopId: number, query: Partial<CatalogQuery>) =>
  inShop(db, shopId, (tx) => findProducts(tx, shopId, { ...emptyQuery, ...query }))

const WORDS = ['Camisa', 'Blusa', 'Árbol', 'Niño', 'Lino', 'Algodón', 'Çaya', 'Lápiz', 'zapato 9', 'zapato 10', 'Ñandú']
const draftArbitrary = fc.record({
  name: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  price: fc.option(fc.integer({ min: 0, max: 9 }).map((n) => n * 100_00)),
  discounted: fc.boolean(),
  // No slip makes one of these of a word that is searched for.
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

const SLIP = fc.constantFrom('wrong', 'missing', 'extra', 'swapped', 'cut')

/** A word as shoppers type it: with a letter wrong, missing, extra or swapped; or a part of it. */
function mistyped(word: string, slip: 'wrong' | 'missing' | 'extra' | 'swapped' | 'cut', at: number, letter: string) {
  const [before, after] = [word.slice(0, at), word.slice(at)]
  if (slip === 'wrong') return before + letter + after.slice(1)
  if (slip === 'missing') return before + after.slice(1)
  if (slip === 'extra') return before + letter + after
  if (slip === 'swapped') return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2)
  return before || after
}

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
    ...{ page: query.page, limit: query.limit, sort: query.sort },
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
          const shopId = await openShop(`s${Math.random().toString(36).slice(2)}`)
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

  test('whatever the words and the slips, a search finds what a plain reading of every name finds', async () => {
    const letters = fc.constantFrom(...'aeioulnrstñáç')
    const word = fc.string({ unit: letters, minLength: 2, maxLength: 8 })
    const names = fc.array(
      fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
      { minLength: 40, maxLength: 40 },
    )
    const slips = fc.array(fc.tuple(fc.nat(), SLIP, fc.nat({ max: 8 }), letters), { minLength: 60, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(names, slips, async (names, slips) => {
        const shopId = await openShop(`s${Math.random().toString(36).slice(2)}`)
        await saveProducts(
          db,
          shopId,
          names.map((name, index) => ({ ...plain, reference: String(index), name })),
        )
        const words = names.flatMap((name) => name.split(' '))
        const searches = slips.map(([which, slip, at, letter]) =>
          mistyped(words[which % words.length] ?? '', slip, at, letter),
        )
        for (const search of new Set(searches)) {
          const { products } = await find(shopId, { search, limit: 100, sort: 'nameAsc' })
          const found = names.filter((name) => isFound(name, search))
          expect([search, products.map(({ name }) => name).toSorted()]).toEqual([search, found.toSorted()])
        }
      }),
      { numRuns: 6 },
    )
  })

  test('a forgotten accent, capital or one wrong letter in a long word still finds the product; a short word must be right', async () => {
    await saveProducts(db, ana, [
      { ...plain, reference: 'lino', name: 'Camisa Poblado de lino crudo' },
      { ...plain, reference: 'panoleta', name: 'Pañoleta Orquídea' },
      { ...plain, reference: 'lapiz', name: 'Lápiz 2B' },
    ])
    const names = async (search: string) => (await find(ana, { search })).products.map(({ name }) => name)
    for (const search of [
      'camisa',
      'CÁMISA',
      'poblado lino',
      'isa pobl',
      'camiza',
      'camsia',
      'camissa',
      'camsa crudo',
    ]) {
      expect([search, await names(search)]).toEqual([search, ['Camisa Poblado de lino crudo']])
    }
    for (const search of ['panoleta', 'orquidea', 'orquidae'])
      expect([search, await names(search)]).toEqual([search, ['Pañoleta Orquídea']])
    // One letter of a word of five, wherever it is; a word of one or two letters must be there as it is.
    for (const search of ['lpaiz', 'lápzi', 'alpiz', 'xapiz', 'laxiz', 'lapi', 'lapis', 'llapiz', 'lapizz', '2b'])
      expect([search, await names(search)]).toEqual([search, ['Lápiz 2B']])
    for (const search of [
      'linu',
      '2c',
      'lpiaz',
      'alpizz',
      'camisa orquidea',
      '%',
      '_____',
      "'; drop table products; --",
    ])
      expect([search, await names(search)]).toEqual([search, []])
  })

  test('search finds what a product is about, not only its name: category, tags, options, brand and description, below the name', async () => {
    const shopId = await openShop('about')
    await saveProducts(db, shopId, [
      {
        ...plain,
        reference: 'described',
        name: 'Plato hondo',
        position: 9,
        description: '<p class="noche">Para servir ceviche &amp; tiradito.</p>',
      },
      { ...plain, reference: 'category', name: 'Leche de tigre', category: 'Ceviches', position: 5 },
      { ...plain, reference: 'name', name: 'Ceviche clásico', position: 1 },
      { ...plain, reference: 'sub', name: 'Veinte amores', category: 'Libros', subcategory: 'Poesía' },
      {
        ...plain,
        reference: 'brand',
        name: 'Crema facial',
        brand: 'Orvalho',
        summary: 'Protetores solares para o rosto',
      },
      {
        ...{
          ...plain,
          reference: 'options',
          name: 'Cap Norte',
          category: 'Gorras',
          options: [{ name: 'Color', values: ['Azulón'] }],
        },
        variants: [{ values: ['Azulón'], price: 100_00, compareAt: null, units: 1, sku: null, enabled: true }],
      },
      { ...plain, reference: 'tagged', name: 'Manta' },
    ])
    await inShop(db, shopId, async (tx) => {
      const tags = [{ id: 1, name: 'Fibra', position: 1, values: [{ id: 7, name: 'Alpaca bebé' }] }]
      await tx.execute(sql`update shops set tags = ${JSON.stringify(tags)}::jsonb where shop_id = ${shopId}`)
      await tx.execute(sql`update products set tag_values = '{7}' where shop_id = ${shopId} and name = 'Manta'`)
    })
    const names = async (search: string) => (await find(shopId, { search })).products.map(({ name }) => name)
    // By name first, though the merchant put it last; then by what it is, then by what is told of it.
    const ceviche = ['Ceviche clásico', 'Leche de tigre', 'Plato hondo']
    for (const search of ['ceviche', 'CEVICHES', 'cevi'])
      expect([search, await names(search)]).toEqual([search, ceviche])
    for (const [search, name] of [
      ...[
        ['poesia', 'Veinte amores'],
        ['poesías', 'Veinte amores'],
        ['amor poesía', 'Veinte amores'],
        ['libro', 'Veinte amores'],
      ],
      ...[
        ['gorra', 'Cap Norte'],
        ['azulon', 'Cap Norte'],
        ['gorra azulón', 'Cap Norte'],
        ['orvalho', 'Crema facial'],
      ],
      ...[
        ['protetor solar', 'Crema facial'],
        ['crema orvalho', 'Crema facial'],
        ['alpaca', 'Manta'],
        ['manta alpacas', 'Manta'],
      ],
    ])
      expect([search, await names(search ?? '')]).toEqual([search, [name]])
    // Markup is no word, nor is the name of an option; and every word must be found.
    for (const search of ['class', 'noche', 'values', 'gorra poesía', 'ceviche alpaca'])
      expect([search, await names(search)]).toEqual([search, []])
    expect((await find(ana, { search: 'alpaca' })).count).toBe(0)
  })

  test('singular and plural find each other in the four languages of shops', async () => {
    const shopId = await openShop('plurals')
    const pairs = [
      ...[
        ['luz', 'luces'],
        ['flor', 'flores'],
        ['clase', 'clases'],
        ['lápiz', 'lápices'],
        ['limão', 'limões'],
      ],
      ...[
        ['bijou', 'bijoux'],
        ['berry', 'berries'],
        ['dress', 'dresses'],
        ['shoe', 'shoes'],
        ['box', 'boxes'],
      ],
    ]
    await saveProducts(
      db,
      shopId,
      pairs.flatMap((pair) => pair.map((name) => ({ ...plain, reference: name, name }))),
    )
    for (const pair of pairs)
      for (const search of pair) {
        const { products } = await find(shopId, { search })
        expect([search, products.map(({ name }) => name).toSorted()]).toEqual([search, pair.toSorted()])
      }
  })

  test('a page has a hundred products at most, and pages together are the whole catalogue, each product once', async () => {
    const shopId = await openShop('cien')
    await saveProducts(
      db,
      shopId,
      Array.from({ length: 230 }, (_, n) => ({ ...plain, reference: String(n) })),
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
      { ...plain, reference: 'tagged' },
      { ...plain, reference: 'untagged' },
    ])
    const id = saved && 'id' in saved ? saved.id : 0
    await inShop(db, bea, (tx) =>
      tx.execute(sql`update products set tag_values = '{7,8}' where shop_id = ${bea} and id = ${id}`),
    )
    expect((await find(bea, { tag: 7 })).products.map((product) => product.id)).toEqual([id])
    expect((await find(bea, { tag: 9 })).count).toBe(0)
  })

  test('a product of another shop is not found by any door', async () => {
    const [mine] = await saveProducts(db, ana, [{ ...plain, reference: 'secret', description: '<p>Hola</p>' }])
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

/** Saves the drafts and answers them as products, with what only the database knows. */
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
        ...plain,
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

const bare = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string) =>
  bare(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

function isFound(name: string, search: string): boolean {
  const words = wordsOf(search)
  return (
    words.length > 0 &&
    words.every(
      (word) =>
        bare(name).includes(word) ||
        wordsOf(name).some(
          (part) =>
            stem(part) === stem(word) ||
            (word.length >= 3 && stem(part).startsWith(word)) ||
            (word.length >= 5 && oneOff(part, word)),
        ),
    )
  )
}

/** One form for singular and plural. */
const stem = (word: string) =>
  word
    .replace(/([cdglmnz])oes$/, '$1ao')
    .replace(/([ao]u)x$/, '$1')
    .replace(/(.{3})[es]{1,4}$/, '$1')
    .replace(/(.{2})z$/, '$1c')
    .replace(/(.{2})y$/, '$1i')

/** One letter wrong, missing, extra or exchanged with its neighbour. */
function oneOff(a: string, b: string): boolean {
  const tries = new Set<string>([b])
  for (let i = 0; i <= b.length; i++) {
    tries.add(b.slice(0, i) + b.slice(i + 1))
    tries.add(b.slice(0, i) + (b[i + 1] ?? '') + (b[i] ?? '') + b.slice(i + 2))
    for (const letter of new Set(a))
      tries.add(b.slice(0, i) + letter + b.slice(i)).add(b.slice(0, i) + letter + b.slice(i + 1))
  }
  return tries.has(a)
}
