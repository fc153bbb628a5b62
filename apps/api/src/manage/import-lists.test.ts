import { afterAll, describe, expect, test } from 'vitest'
import { LIST, openImportTests } from './import-testing.ts'
import { SHIRT } from './product-testing.ts'
import { refusalOf } from './testing.ts'

const { openShop, close, prepare, at, start, productsOf, byReference } = await openImportTests()
afterAll(close)

describe('a list that a merchant keeps', () => {
  test('is understood by its columns, and says of each row what would become of it', async () => {
    const shop = await openShop()
    const { manage, params, version } = shop
    await manage.createProduct({ params, body: { reference: 'WH', name: 'Gorro', price: 20_00, units: 9 } })
    const before = [await version(), await productsOf(shop)]
    const prepared = await prepare(shop, LIST)
    expect(prepared).toMatchObject({ program: null, fault: null, ambiguous: null, taskId: null, name: 'productos.csv' })
    expect(prepared.columns.map(({ field }) => field)).toEqual([
      ...['reference', 'name', 'price', 'compareAt', 'units', 'category', null],
    ])
    expect(prepared.columns[6]).toMatchObject({ title: 'Notas', examples: ['frágil'] })
    expect(prepared.counts).toEqual({ products: 2, created: 1, updated: 1, unchanged: 0, refused: 2, pictures: 0 })
    expect(prepared.problems).toEqual([
      {
        row: 3,
        name: 'Bufanda',
        taken: false,
        fault: { code: 'notPrice', column: 'Precio de venta', value: 'caro' },
      },
      { row: 4, name: '', taken: false, fault: { code: 'empty', column: 'Producto' } },
    ])
    expect(prepared.rows).toMatchObject([
      { row: 2, name: 'Gorro de lana', outcome: 'updated', price: 25_50, units: 4, category: 'Gorros' },
      { row: 5, name: 'Ruana', outcome: 'created', price: 180_00 },
    ])
    expect([await version(), await productsOf(shop)]).toEqual(before)
  })

  test('is understood otherwise when somebody says so', async () => {
    const shop = await openShop()
    const { manage } = shop
    const { id, columns } = await prepare(shop, LIST)
    const fields = columns.map(({ field }) => field)
    const without = await manage.matchProductImport({
      params: at(shop, id),
      body: { columns: fields.map((field) => (field === 'price' ? null : field)), decimals: null },
    })
    expect(without.counts).toMatchObject({ created: 3, refused: 1 })
    const noName = { columns: fields.map((field) => (field === 'name' ? null : field)), decimals: null }
    expect(await manage.matchProductImport({ params: at(shop, id), body: noName })).toMatchObject({
      fault: { code: 'noName' },
      counts: { products: 0 },
    })
    expect((await refusalOf(manage.startProductImport({ params: at(shop, id) }))).code).toBe('state')
    const twice = { columns: fields.map((field) => field ?? 'name'), decimals: null } as const
    expect((await manage.matchProductImport({ params: at(shop, id), body: twice })).fault).toEqual({
      code: 'twoMeanings',
      column: 'Notas',
    })
  })

  test('whose prices can be read in two ways waits until somebody says what they are', async () => {
    const shop = await openShop()
    const prepared = await prepare(shop, 'Nombre,Precio\nGorro,1.250\nBufanda,900')
    expect(prepared.ambiguous).toEqual({ row: 2, column: 'Precio', value: '1.250' })
    expect((await refusalOf(shop.manage.startProductImport({ params: at(shop, prepared.id) }))).code).toBe('state')
    const body = { columns: prepared.columns.map(({ field }) => field), decimals: 'comma' } as const
    const matched = await shop.manage.matchProductImport({ params: at(shop, prepared.id), body })
    expect(matched).toMatchObject({
      ambiguous: null,
      decimals: 'comma',
      rows: [{ price: 1_250_00 }, { price: 900_00 }],
    })
  })

  test('has a row for each variant where it has a column for what buyers choose by', async () => {
    const shop = await openShop()
    const file = 'Ref,Nombre,Talla,Precio,Stock\nC1,Camisa,S,40,2\nC1,Camisa,M,45,3\nC1,Camisa,s,40,1\nG1,Gorro,,20,5'
    const { id, rows, problems } = await prepare(shop, file)
    expect(rows).toMatchObject([{ variants: 2, price: 40_00, units: 5 }, { variants: 0 }])
    expect(problems.map(({ fault }) => fault.code)).toEqual(['sameVariant'])
    await start(shop, id)
    expect(await byReference(shop, 'G1')).toMatchObject({ price: 20_00, units: 5, variants: [] })
  })
})

describe('a cell', () => {
  test('that is blank leaves what the product has; of what is new it makes no units', async () => {
    const shop = await openShop()
    const { manage, params } = shop
    await manage.createProduct({
      params,
      body: {
        reference: 'WH',
        name: 'Gorro',
        price: 20_00,
        compareAt: 25_00,
        units: 2,
        description: '<p>Suave</p>',
        featured: true,
        category: 'Gorros',
        dimensions: { length: 10, width: null, height: null, weight: null },
      },
    })
    await manage.createProduct({ params, body: { ...SHIRT, reference: 'LS' } })
    const before = await byReference(shop, 'WH')
    const file = `Ref,Nombre,Precio,Antes,Stock,Descripción,Categoría,Destacado,Talla
WH,Gorro de lana,,,,,,,
NU,Nuevo,5,,,,,,
LS,Camisa de lino,41,,,,,,M
LS,Camisa de lino,45,,7,,,,L`
    const { id, rows, problems } = await prepare(shop, file)
    expect(problems).toEqual([])
    expect(rows).toMatchObject([{ price: 20_00, units: null }, { price: 5_00, units: 0 }, {}])
    await start(shop, id)
    const { revision: _, ...after } = await byReference(shop, 'WH')
    expect(after).toEqual({ ...before, revision: undefined, slug: after.slug, name: 'Gorro de lana' })
    expect(await byReference(shop, 'NU')).toMatchObject({ units: 0 })
    expect((await byReference(shop, 'LS')).variants).toMatchObject([
      { price: 41_00, units: 3, sku: 'LS-M' },
      { price: 45_00, units: 7 },
    ])
  })

  test.each([39, 59])('with an emoji after %d letters is shown and quoted', async (length) => {
    const shop = await openShop()
    const cell = `${'a'.repeat(length)}😀 y más texto`
    const { columns, problems, fault } = await prepare(
      shop,
      `Nombre,Precio,${cell}\n${cell},${cell},${cell}\nGorro,1,${cell}`,
    )
    expect(fault).toBe(null)
    expect(problems.map(({ fault }) => fault.code)).toEqual(['notPrice'])
    expect(columns[2]?.title.startsWith('a'.repeat(length))).toBe(true)
  })
})

test('the columns that say what they take in brackets are understood', async () => {
  const shop = await openShop()
  const { columns } = await prepare(shop, 'Referência,Nome,Photos (addresses),Ativo (sim ou não)\nA,b,,')
  expect(columns.map(({ field }) => field)).toEqual(['reference', 'name', 'image', 'active'])
})
