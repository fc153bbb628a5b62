import { afterAll, expect, test } from 'vitest'
import { openProductTests, SHIRT } from './product-testing.ts'

const { openShop, close } = await openProductTests()
afterAll(close)

async function openFilled() {
  const shop = await openShop()
  const make = (name: string, body: object = {}) =>
    shop.manage.createProduct({ params: shop.params, body: { name, units: 5, ...body } })
  await make('Barato', { price: 10_00 })
  await make('Agotado', { price: 20_00, units: 0, brand: 'Ana' })
  await make('Pocas', { price: 20_00, units: 2, lowAt: 3 })
  await make('Caro', { price: 90_00, brand: 'Ana' })
  await make('Sin precio', { price: null })
  await make('Camisa', { ...SHIRT, name: 'Camisa' })
  return { ...shop, make }
}

test('the list is narrowed by what products cost, with variants by the cheapest', async () => {
  const { manage, params } = await openFilled()
  const names = async (query: Parameters<typeof manage.listProducts>[0]['query']) =>
    (await manage.listProducts({ params, query: { sort: 'name', ...query } })).items.map(({ name }) => name)
  expect(await names({ priceFrom: 20_00 })).toEqual(['Agotado', 'Camisa', 'Caro', 'Pocas'])
  expect(await names({ priceTo: 20_00 })).toEqual(['Agotado', 'Barato', 'Pocas'])
  expect(await names({ priceFrom: 20_00, priceTo: 40_00 })).toEqual(['Agotado', 'Camisa', 'Pocas'])
  expect(await names({ priceFrom: 40_01, priceTo: 89_99 })).toEqual([])
  // Page by page it is the same list.
  const paged: string[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof manage.listProducts>> = await manage.listProducts({
      params,
      query: { priceFrom: 20_00, sort: 'price', limit: 1, ...(after !== null && { after }) },
    })
    paged.push(...page.items.map(({ name }) => name))
    after = page.next
  } while (after !== null)
  expect(paged.toSorted()).toEqual(['Agotado', 'Camisa', 'Caro', 'Pocas'])
  expect(paged.at(-1)).toBe('Caro')
})

test('products that were changed since a moment are found: what was added, edited, priced or binned, not what was sold', async () => {
  const { manage, params, make } = await openFilled()
  const { id, revision } = await make('Antes', { price: 30_00 })
  const since = new Date().toISOString()
  const changed = async (query: object = {}) =>
    (await manage.listProducts({ params, query: { changedSince: since, sort: 'name', ...query } })).items.map(
      ({ name }) => name,
    )
  expect(await changed()).toEqual([])
  const [caro] = (await manage.listProducts({ params, query: { q: 'Caro' } })).items
  if (!caro) throw new Error('it is not there')
  await manage.adjustStock({
    params,
    body: { adjustments: [{ productId: caro.id, count: 99 }] },
  })
  expect(await changed()).toEqual([])
  await manage.changeProduct({ params: { ...params, id }, revision, body: { price: 31_00 } })
  await make('Nuevo')
  await manage.deleteProduct({ params: { ...params, id: caro.id }, revision: '*' })
  expect(await changed()).toEqual(['Antes', 'Nuevo'])
  expect(await changed({ deleted: true })).toEqual(['Caro'])
  expect(await changed({ changedSince: new Date(Date.now() + 60_000).toISOString() })).toEqual([])
})

test('a list is counted as a whole where that is asked for', async () => {
  const { manage, params } = await openFilled()
  const counted = async (query: Parameters<typeof manage.listProducts>[0]['query']) => {
    const { items, count, atLeast } = await manage.listProducts({ params, query })
    return { shown: items.length, count, atLeast }
  }
  expect(await counted({ count: true, limit: 2 })).toEqual({ shown: 2, count: 6, atLeast: false })
  expect(await counted({ count: true, brand: 'Ana' })).toEqual({ shown: 2, count: 2, atLeast: false })
  expect(await counted({ limit: 2 })).toEqual({ shown: 2, count: undefined, atLeast: undefined })
})

test('the file has the products of the list with the same search and filters', async () => {
  const { manage, params } = await openFilled()
  const { id } = await manage.createProduct({ params, body: { name: 'Borrado', price: 20_00 } })
  await manage.deleteProduct({ params: { ...params, id }, revision: '*' })
  const filed = async (query: Parameters<typeof manage.exportProducts>[0]['query']) => {
    const [, ...lines] = (await (await manage.exportProducts({ params, query })).text()).trimEnd().split('\r\n')
    return lines.flatMap((line) => line.split(',', 2)[1] || []).toSorted()
  }
  expect(await filed({})).toEqual(['Agotado', 'Barato', 'Camisa', 'Caro', 'Pocas', 'Sin precio'])
  expect(await filed({ priceFrom: 20_00, stocked: true })).toEqual(['Camisa', 'Caro', 'Pocas'])
  expect(await filed({ q: 'ca', brand: 'Ana' })).toEqual(['Caro'])
  expect(await filed({ low: true, stocked: true })).toEqual(['Pocas'])
  expect(await filed({ deleted: true })).toEqual(['Borrado'])
})
