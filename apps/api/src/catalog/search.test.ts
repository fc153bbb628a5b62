import { type CatalogQuery, emptyQuery } from '@store/core'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inShop, type Tx } from '../database/index.ts'
import { openEmptyShop, plainProduct } from '../testing/catalogue.ts'
import { isFound, mistyped, SLIP } from '../testing/plain-search.ts'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import { findProducts } from './store/catalog.ts'
import { saveProducts } from './store/products.ts'

let db: TestDatabase
let ana = 0
beforeAll(async () => {
  db = await openTestDatabase()
  await db.owner.query(
    `do $$ begin execute format('alter database %I set track_functions = %L', current_database(), 'all'); end $$`,
  )
  ana = await openEmptyShop(db, 'ana')
})
afterAll(() => db.close())

const find = (shopId: number, query: Partial<CatalogQuery>) =>
  inShop(db, shopId, (tx) => findProducts(tx, shopId, { ...emptyQuery, ...query }))

describe('search (C22)', () => {
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
        const shopId = await openEmptyShop(db, `s${Math.random().toString(36).slice(2)}`)
        await saveProducts(
          db,
          shopId,
          names.map((name, index) => ({ ...plainProduct, reference: String(index), name })),
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
      { ...plainProduct, reference: 'lino', name: 'Camisa Poblado de lino crudo' },
      { ...plainProduct, reference: 'panoleta', name: 'Pañoleta Orquídea' },
      { ...plainProduct, reference: 'lapiz', name: 'Lápiz 2B' },
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
    const shopId = await openEmptyShop(db, 'about')
    await saveProducts(db, shopId, [
      {
        ...plainProduct,
        reference: 'described',
        name: 'Plato hondo',
        position: 9,
        description: '<p class="noche">Para servir ceviche &amp; tiradito.</p>',
      },
      { ...plainProduct, reference: 'category', name: 'Leche de tigre', category: 'Ceviches', position: 5 },
      { ...plainProduct, reference: 'name', name: 'Ceviche clásico', position: 1 },
      { ...plainProduct, reference: 'sub', name: 'Veinte amores', category: 'Libros', subcategory: 'Poesía' },
      {
        ...plainProduct,
        reference: 'brand',
        name: 'Crema facial',
        brand: 'Orvalho',
        summary: 'Protetores solares para o rosto',
      },
      {
        ...plainProduct,
        reference: 'options',
        name: 'Cap Norte',
        category: 'Gorras',
        options: [{ name: 'Color', values: ['Azulón'] }],
        variants: [{ values: ['Azulón'], price: 100_00, compareAt: null, units: 1, sku: null, enabled: true }],
      },
      { ...plainProduct, reference: 'tagged', name: 'Manta' },
    ])
    await inShop(db, shopId, async (tx) => {
      const tags = [{ id: 1, name: 'Fibra', position: 1, values: [{ id: 7, name: 'Alpaca bebé' }] }]
      await tx.execute(sql`update shops set tags = ${JSON.stringify(tags)}::jsonb where shop_id = ${shopId}`)
      await tx.execute(sql`update products set tag_values = '{7}' where shop_id = ${shopId} and name = 'Manta'`)
    })
    const names = async (search: string) => (await find(shopId, { search })).products.map(({ name }) => name)
    // By name first, although its position is last; then by kind, then by facts.
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
    // One letter of a category, a subcategory or a tag, in singular or plural; the name's matches stay first.
    for (const search of ['cebiche', 'cevihce'])
      expect([search, await names(search)]).toEqual([search, ['Ceviche clásico', 'Leche de tigre']])
    for (const [search, name] of [
      ['poecia', 'Veinte amores'],
      ['amores poezia', 'Veinte amores'],
      ['livro', 'Veinte amores'],
      ['gorrra azulón', 'Cap Norte'],
      ['alpca', 'Manta'],
      ['cebiches', 'Leche de tigre'],
    ])
      expect([search, await names(search ?? '')]).toEqual([search, [name]])
    // A word of four letters must be right.
    expect(await names('gora')).toEqual([])
    // Markup and names of options are not searched; and every word must be found.
    for (const search of ['class', 'noche', 'values', 'gorra poesía', 'ceviche alpaca'])
      expect([search, await names(search)]).toEqual([search, []])
    expect((await find(ana, { search: 'alpaca' })).count).toBe(0)
  })

  test('a label with the word itself leaves out those that are a letter off; several words may each be in one', async () => {
    const shopId = await openEmptyShop(db, 'labels')
    const kinds = ['Tazas', 'Tapas', 'Bandejas']
    await saveProducts(
      db,
      shopId,
      Array.from({ length: 750 }, (_, at) => ({
        ...plainProduct,
        reference: String(at),
        name: `Modelo ${at}`,
        category: kinds[at % 3] ?? '',
        subcategory: at % 2 ? 'Cerámica' : 'Vidrio',
      })),
    )
    const count = async (search: string) => (await find(shopId, { search })).count
    expect(await Promise.all(['tazas', 'tapa', 'tazzas'].map(count))).toEqual([250, 250, 250])
    // Each word means more products than are read one by one, and is a letter off.
    expect(await Promise.all(['bandejaz', 'ceramyca', 'ceramyca bandejaz'].map(count))).toEqual([250, 375, 125])
  })

  test('singular and plural find each other in the four languages of shops', async () => {
    const shopId = await openEmptyShop(db, 'plurals')
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
      pairs.flatMap((pair) => pair.map((name) => ({ ...plainProduct, reference: name, name }))),
    )
    for (const pair of pairs)
      for (const search of pair) {
        const { products } = await find(shopId, { search })
        expect([search, products.map(({ name }) => name).toSorted()]).toEqual([search, pair.toSorted()])
      }
  })

  test('of two words that each mean thousands, no product is compared letter by letter; both still find the same', async () => {
    const shopId = await openEmptyShop(db, 'many')
    const names = ['Lámpara de mesa', 'Espejo redondo', 'Lámpara de pie', 'Marco de madera']
    await saveProducts(
      db,
      shopId,
      Array.from({ length: 1_200 }, (_, at) => ({
        ...plainProduct,
        reference: String(at),
        name: `${names[at % 4]} ${at}`,
        category: 'Decoraciones',
      })),
    )
    const comparisons = async (search: string) =>
      inShop(db, shopId, async (tx) => {
        const before = await compared(tx)
        const { count } = await findProducts(tx, shopId, { ...emptyQuery, search })
        return { count, compared: (await compared(tx)) - before }
      })
    const most = { compared: 0 }
    for (const [search, count] of [
      ['decoraciones espejo', 300],
      ['decoraciones de lámpara', 600],
      ['decoración mesa', 300],
      ['decoraciones lámpara pie', 300],
      ['decoraciones nada', 0],
    ] as const) {
      const outcome = await comparisons(search)
      expect([search, outcome.count]).toEqual([search, count])
      most.compared = Math.max(most.compared, outcome.compared)
    }
    expect(most.compared).toBeLessThan(100)
    // Misspelt words are only compared with names that the index of spellings finds.
    expect((await comparisons('decoraciones espeho')).count).toBe(300)
  })
})

/** How often this transaction has compared a name with a word letter by letter. */
async function compared(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ calls: number }>(
    sql`select coalesce(sum(calls), 0)::integer as calls from pg_stat_xact_user_functions where funcname = 'feria_near'`,
  )
  return rows[0]?.calls ?? 0
}
