import { afterAll, describe, expect, test } from 'vitest'
import { openProductTests, SHIRT } from './product-testing.ts'

const { openShop, sell, close } = await openProductTests()
afterAll(close)

describe('lists', () => {
  test('are in the order of the shop, page by page, without a gap and without doubles', async () => {
    const { manage, params } = await openShop()
    const names = Array.from({ length: 7 }, (_, n) => ({
      reference: `r${n}`,
      name: `P${n}`,
      position: n % 3,
      units: n,
    }))
    await manage.saveProducts({ params, body: { products: names } })
    const seen: string[] = []
    for (let after: string | null = null; ; ) {
      const page: Awaited<ReturnType<typeof manage.listProducts>> = await manage.listProducts({
        params,
        query: { limit: 2, ...(after !== null && { after }) },
      })
      seen.push(...page.items.map(({ name }) => name))
      after = page.next
      if (after === null) break
    }
    expect(seen).toEqual(['P2', 'P5', 'P1', 'P4', 'P0', 'P3', 'P6'])
    expect((await manage.listProducts({ params, query: { q: 'p4' } })).items).toMatchObject([{ name: 'P4', units: 4 }])
    const stock: number[] = []
    for (let after: string | null = null; ; ) {
      const page: Awaited<ReturnType<typeof manage.listStock>> = await manage.listStock({
        params,
        query: { limit: 3, ...(after !== null && { after }) },
      })
      stock.push(...page.items.map(({ units }) => units))
      after = page.next
      if (after === null) break
    }
    expect(stock).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  test('of stock are of one product where one is named, variant by variant', async () => {
    const { manage, params } = await openShop()
    await manage.createProduct({ params, body: { name: 'Gorro', units: 4, sku: 'G' } })
    const { id } = await manage.createProduct({ params, body: SHIRT })
    expect((await manage.listStock({ params, query: { productId: id } })).items).toMatchObject([
      { productId: id, values: ['M'], sku: 'LS-M', units: 3, sold: 0, name: 'Camisa de lino' },
      { productId: id, values: ['L'], sku: null, units: 2 },
    ])
  })
})

describe('stock', () => {
  test('is counted and moved, each for itself, and what was sold while counting comes off', async () => {
    const { manage, params } = await openShop()
    const { id } = await manage.createProduct({ params, body: { name: 'Gorro', units: 10 } })
    await sell(id)
    const { items } = await manage.adjustStock({
      params,
      body: {
        adjustments: [
          { productId: id, count: 12, seen: 10 },
          { productId: id, delta: -20 },
          { productId: id, delta: 4 },
          { productId: 999_999, count: 1 },
          { productId: id, variantId: 5, count: 1 },
        ],
      },
    })
    expect(items.map(({ outcome, before, units }) => [outcome, before, units])).toEqual([
      ['adjusted', 9, 11],
      ['tooFew', 11, 11],
      ['adjusted', 11, 15],
      ['unknown', null, null],
      ['unknown', null, null],
    ])
    expect(await manage.getProduct({ params: { ...params, id } })).toMatchObject({ units: 15, sold: 1 })
  })

  test('of two that take the last unit at once, one does; the same call twice takes it once', async () => {
    const { manage, params, version } = await openShop()
    const { id } = await manage.createProduct({ params, body: { name: 'Gorro', units: 1 } })
    const take = (idempotencyKey: string) =>
      manage.adjustStock({ params, body: { adjustments: [{ productId: id, delta: -1 }] } }, { idempotencyKey })
    const before = await version()
    const both = await Promise.all([take('a'.repeat(16)), take('b'.repeat(16))])
    expect(both.map(({ items }) => items[0]?.outcome).toSorted()).toEqual(['adjusted', 'tooFew'])
    expect(await version()).toBe(before + 1)
    const key = { idempotencyKey: 'c'.repeat(16) }
    const back = { params, body: { adjustments: [{ productId: id, delta: 1 }] } }
    await manage.adjustStock(back, key)
    await manage.adjustStock(back, key)
    expect((await manage.getProduct({ params: { ...params, id } })).units).toBe(1)
    const other = await openShop()
    const stolen = await other.manage.adjustStock({
      params: other.params,
      body: { adjustments: [{ productId: id, count: 99 }] },
    })
    expect(stolen.items).toMatchObject([{ outcome: 'unknown' }])
    const both2 = manage.adjustStock({ params, body: { adjustments: [{ productId: id, count: 1, delta: 1 }] } })
    await expect(both2).rejects.toThrow('count')
  })
})

test('a spreadsheet has every product, a variant or a picture a row, and no formula', async () => {
  const { manage, params, shop, picture } = await openShop()
  const pictures = [await picture(), await picture('blue')]
  await manage.createProduct({ params, body: { ...SHIRT, reference: 'LS', position: 2 } })
  await manage.createProduct({
    params,
    body: {
      name: '=HYPERLINK("x")',
      reference: 'WH',
      price: 25_00,
      units: 7,
      active: false,
      images: pictures.map(({ src }) => ({ src, alt: null })),
    },
  })
  const answer = await manage.exportProducts({ params })
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [header = '', ...lines] = (await answer.text()).trim().split('\r\n')
  expect(header).toMatch(/^Handle,Title,Body \(HTML\),Vendor,Type,/)
  expect(lines.map((line) => line.split(',', 2).join(','))).toEqual([
    'LS,Camisa de lino',
    'LS,',
    'WH,"\'=HYPERLINK(""x"")"',
    'WH,',
  ])
  expect(lines[1]).toContain('L,,,,,,,2,45.00')
  expect(lines[3]).toContain(`${shop.url}${pictures[1]?.src}`)
})
