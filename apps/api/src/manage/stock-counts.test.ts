import { afterAll, expect, test } from 'vitest'
import { openProductTests, SHIRT } from './product-testing.ts'
import { refusalOf } from './testing.ts'

const { openShop, sell, close } = await openProductTests()
afterAll(close)

test('a movement says why and by whom, or in which order', async () => {
  const { manage, params } = await openShop()
  const { id } = await manage.createProduct({ params, body: { name: 'Gorro', units: 10 } })
  await manage.adjustStock({ params, body: { adjustments: [{ productId: id, delta: 5 }], reason: 'received' } })
  await manage.adjustStock({ params, body: { adjustments: [{ productId: id, delta: -1 }], reason: 'damaged' } })
  await sell(id)
  const first = await manage.listStockMovements({ params, query: { productId: id, limit: 3 } })
  expect(first.items.map(({ units, reason, who }) => [units, reason, who])).toEqual([
    [-1, null, null],
    [-1, 'damaged', 'tests'],
    [5, 'received', 'tests'],
  ])
  const rest = await manage.listStockMovements({ params, query: { productId: id, after: first.next } })
  expect(rest).toMatchObject({ items: [{ units: 10, reason: null }], next: null })
  const other = await openShop()
  expect((await other.manage.listStockMovements({ params: other.params, query: { productId: id } })).items).toEqual([])
})

test('what was counted is shown beside what is recorded, and what was sold meanwhile stays sold', async () => {
  const { manage, params } = await openShop()
  const { id } = await manage.createProduct({ params, body: { name: 'Gorro', units: 10 } })
  const { id: shirt, variants } = await manage.createProduct({ params, body: SHIRT })
  const m = variants[0]?.id ?? 0
  await sell(id)
  const count = await manage.createStockCount({
    params,
    body: {
      rows: [
        { productId: shirt, variantId: m, counted: 3, seen: 3 },
        { productId: id, variantId: 0, counted: 4, seen: 10 },
        { productId: id, variantId: 0, counted: 12, seen: 10 },
        { productId: 999_999, variantId: 0, counted: 1, seen: 1 },
      ],
    },
  })
  expect(count.rows.map(({ counted, seen, units, after }) => [counted, seen, units, after])).toEqual([
    [12, 10, 9, 11],
    [1, 1, null, null],
    [3, 3, 3, 3],
  ])
  const one = { ...params, id: count.id }
  await sell(id)
  const applied = await manage.endStockCount({ params: one, body: { apply: true } })
  expect(applied).toMatchObject({ state: 'applied', rows: [{ units: 8, after: 10 }, {}, {}] })
  expect((await manage.getProduct({ params: { ...params, id } })).units).toBe(10)
  const [latest] = (await manage.listStockMovements({ params, query: { productId: id } })).items
  expect(latest).toMatchObject({ units: 2, reason: 'count', who: 'tests' })
  expect((await refusalOf(manage.endStockCount({ params: one, body: { apply: true } }))).code).toBe('state')
  const other = await openShop()
  const foreign = { ...other.params, id: count.id }
  expect((await refusalOf(other.manage.getStockCount({ params: foreign }))).code).toBe('notFound')
})

test('stock is found by name or SKU, and listed by what needs attention', async () => {
  const { manage, params } = await openShop()
  await manage.createProduct({ params, body: { name: 'Gorro', units: 0, sku: 'G' } })
  await manage.createProduct({ params, body: SHIRT })
  const names = async (query: Parameters<typeof manage.listStock>[0]['query']) =>
    (await manage.listStock({ params, query })).items.map(({ name, values }) => [name, ...values].join(' '))
  expect(await names({ view: 'out' })).toEqual(['Gorro'])
  expect(await names({ view: 'idle' })).toEqual(['Camisa de lino M', 'Camisa de lino L'])
  expect(await names({ view: 'low' })).toEqual([])
  expect(await names({ q: 'LS-M' })).toEqual(['Camisa de lino M'])
  expect(await names({ q: 'camisa' })).toEqual(['Camisa de lino M', 'Camisa de lino L'])
})
