import { PRODUCT_LIMITS } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { bulkKinds } from '../catalog/bulk/kinds.ts'
import { asWorker } from '../database/index.ts'
import { inShop } from '../database/open.ts'
import { addKey } from '../keys/store.ts'
import { manageAs } from '../testing.ts'
import { openProductTests, SHIRT } from './product-testing.ts'
import { refusalOf } from './testing.ts'

const { openShop, work, close, db } = await openProductTests()
afterAll(close)

type Shop = Awaited<ReturnType<typeof openShop>>
const RAISE = { kind: 'percent', percent: 10, ending: 'exact' } as const

/** A shop with so many hats at 10.00, 11.00 …, and their prices. */
async function withHats(count: number) {
  const shop = await openShop()
  const { manage, params } = shop
  for (let start = 0; start < count; start += 100)
    await manage.saveProducts({
      params,
      body: {
        products: Array.from({ length: Math.min(100, count - start) }, (_, n) => ({
          reference: `hat ${start + n}`,
          name: `Gorro ${start + n}`,
          price: 10_00 + (start + n) * 100,
          units: 1,
        })),
      },
    })
  return shop
}
async function pricesOf({ manage, params }: Shop) {
  const prices = new Map<string, number | null>()
  for (let after: string | null = null; ; ) {
    const page: Awaited<ReturnType<typeof manage.listProducts>> = await manage.listProducts({
      params,
      query: { limit: 200, ...(after !== null && { after }) },
    })
    for (const { name, price } of page.items) prices.set(name, price)
    after = page.next
    if (after === null) return prices
  }
}
const taskOf = ({ manage, params }: Shop, id: number) => manage.getTask({ params: { ...params, id } })

const finishedTasks = async (shopId: number) => {
  const { rows } = await asWorker(db, (tx) =>
    tx.execute(sql`
      select body::jsonb->'data'->>'state' as state from webhook_deliveries
      where shop_id = ${shopId} and event = 'task.finished' order by id`),
  )
  return rows.map(({ state }) => state)
}

describe('a change of many products', () => {
  test('tells webhooks when it is done, and when it is undone', async () => {
    const shop = await withHats(3)
    const { manage, params } = shop
    const events = ['task.finished'] as const
    await manage.createWebhook({ params, body: { url: 'https://erp.example.org/feria', events: [...events] } })
    const { id } = await manage.bulkProducts({ params, body: { filter: {}, change: RAISE } })
    await work()
    await manage.undoTask({ params: { ...params, id } })
    await work()
    expect(await finishedTasks(params.shopId)).toEqual(['done', 'undone'])
  })

  test('is tried first, then done as a task, and undone where nothing was changed since', async () => {
    const shop = await withHats(450)
    const { manage, params, version } = shop
    const before = await pricesOf(shop)
    const trial = await manage.previewBulk({ params, body: { filter: {}, change: RAISE } })
    expect(trial).toMatchObject({ total: 450, changed: 450, biggest: { percent: 10 } })
    expect(trial.examples).toHaveLength(10)
    expect(trial.examples[0]).toMatchObject({ name: 'Gorro 0', before: 10_00, after: 11_00 })
    expect(await pricesOf(shop)).toEqual(before)

    const shown = await version()
    const { id, state } = await manage.bulkProducts({ params, body: { filter: {}, change: RAISE } })
    expect(state).toBe('waiting')
    await work()
    const done = await taskOf(shop, id)
    expect(done).toMatchObject({ state: 'done', done: 450, total: 450, result: { changed: 450 } })
    expect((await pricesOf(shop)).get('Gorro 449')).toBe(Math.round((10_00 + 44_900) * 1.1))
    expect(await version()).toBeGreaterThan(shown)

    const [changedSince] = (await manage.listProducts({ params, query: { q: 'Gorro 7' } })).items
    const one = { ...params, id: changedSince?.id ?? 0 }
    const { revision } = await manage.getProduct({ params: one })
    await manage.changeProduct({ params: one, revision, body: { price: 99_00 } })
    await manage.undoTask({ params: { ...params, id } })
    await work()
    expect(await taskOf(shop, id)).toMatchObject({
      state: 'undone',
      result: { restored: 449, kept: 1 },
      undoUntil: null,
    })
    expect(await pricesOf(shop)).toEqual(before.set('Gorro 7', 99_00))
    expect((await refusalOf(manage.undoTask({ params: { ...params, id } }))).code).toBe('state')
  })

  test('goes on where it was when its process was killed, and leaves no part half done', async () => {
    const shop = await withHats(450)
    const { manage, params } = shop
    const { id } = await manage.bulkProducts({ params, body: { filter: {}, change: RAISE } })
    let parts = 0
    const broken = bulkKinds(async () => {
      parts += 1
      if (parts === 2) throw new Error('killed')
    })
    await work(broken)
    expect(await taskOf(shop, id)).toMatchObject({ state: 'running', done: 200 })
    expect([...(await pricesOf(shop)).values()].filter((price) => (price ?? 0) % 110 === 0).length).toBeGreaterThan(199)
    await asWorker(db, (tx) => tx.execute(sql`update tasks set due_at = now() where id = ${id}`))
    await work()
    expect(await taskOf(shop, id)).toMatchObject({ state: 'done', result: { changed: 450 } })
    const prices = await pricesOf(shop)
    expect(
      [...prices].filter(([name, price]) => price !== Math.round((10_00 + Number(name.slice(6)) * 100) * 1.1)),
    ).toEqual([])
  })

  test('moves variants, offers and their ends together, and an undo brings offers back', async () => {
    const shop = await openShop()
    const { manage, params } = shop
    const { id: shirt } = await manage.createProduct({ params, body: SHIRT })
    const { id: hat } = await manage.createProduct({
      params,
      body: { name: 'Gorro', price: 54_00, compareAt: 60_00, saleEnds: '2099-01-01T00:00:00.000Z' },
    })
    const { id: asked } = await manage.createProduct({ params, body: { name: 'A pedido', price: null } })
    const read = async () =>
      Promise.all([shirt, hat, asked].map((id) => manage.getProduct({ params: { ...params, id } })))
    const before = await read()
    const raise = await manage.bulkProducts({ params, body: { filter: {}, change: { ...RAISE, ending: 'ninety' } } })
    await work()
    const [raised, hatNow, stillAsked] = await read()
    expect(raised?.variants.map(({ price }) => price)).toEqual([43_90, 49_90])
    expect(raised?.price).toBe(43_90)
    expect(hatNow).toMatchObject({ price: 59_90, compareAt: 65_90, saleEnds: '2099-01-01T00:00:00.000Z' })
    expect(stillAsked?.price).toBeNull()
    const end = await manage.bulkProducts({ params, body: { filter: { onOffer: true }, change: { kind: 'endOffer' } } })
    await work()
    expect(await manage.getProduct({ params: { ...params, id: hat } })).toMatchObject({
      price: 65_90,
      compareAt: null,
      saleEnds: null,
    })
    for (const { id } of [end, raise]) {
      await manage.undoTask({ params: { ...params, id } })
      await work()
    }
    expect(await read()).toEqual(before)
    const offer = { kind: 'offer', percent: 25, ending: 'exact', ends: '2098-01-01T00:00:00.000Z' } as const
    await manage.bulkProducts({ params, body: { filter: { ids: [shirt] }, change: offer } })
    await work()
    expect((await manage.getProduct({ params: { ...params, id: shirt } })).variants[0]).toMatchObject({
      price: 30_00,
      compareAt: 40_00,
      saleEnds: '2098-01-01T00:00:00.000Z',
    })
  })

  test('puts products into categories and under filters, hides them, and finds them by what they are', async () => {
    const shop = await withHats(3)
    const { manage, params } = shop
    const category = await manage.createCategory({ params, body: { name: 'Gorros' } })
    const tag = await manage.createTag({ params, body: { name: 'Material', values: [{ name: 'Lana' }] } })
    const value = tag.values[0]?.id ?? 0
    const bulk = async (body: Parameters<typeof manage.bulkProducts>[0]['body']) => {
      const { id } = await manage.bulkProducts({ params, body })
      await work()
      return (await taskOf(shop, id)).result.changed
    }
    expect(await bulk({ filter: { q: 'Gorro 1' }, change: { kind: 'category', categoryId: category.id } })).toBe(1)
    expect(await bulk({ filter: { categoryId: null }, change: { kind: 'tags', add: [value], remove: [] } })).toBe(2)
    expect(await bulk({ filter: { tag: value }, change: { kind: 'active', active: false } })).toBe(2)
    expect(
      await bulk({ filter: { tag: value, active: true }, change: { kind: 'freeShipping', freeShipping: true } }),
    ).toBe(0)
    expect((await manage.listProducts({ params, query: { active: true } })).items.map(({ name }) => name)).toEqual([
      'Gorro 1',
    ])
    const wrong = manage.bulkProducts({
      params,
      body: { filter: {}, change: { kind: 'category', categoryId: 999_999 } },
    })
    expect((await refusalOf(wrong)).errors).toMatchObject([{ path: 'change.categoryId', code: 'unknown' }])
  })

  test('asks buyers the same for many products', async () => {
    const shop = await withHats(2)
    const { manage, params } = shop
    const [hat] = (await manage.listProducts({ params })).items
    const one = { params: { ...params, id: hat?.id ?? 0 } }
    const message = { label: '¿Qué nombre bordamos?', required: true }
    const { id } = await manage.bulkProducts({ params, body: { filter: {}, change: { kind: 'message', message } } })
    await work()
    expect((await manage.getProduct(one)).message).toEqual(message)
    expect((await taskOf(shop, id)).result).toMatchObject({ changed: 2 })
    await manage.bulkProducts({
      params,
      body: { filter: { ids: [one.params.id] }, change: { kind: 'message', message: null } },
    })
    await work()
    expect((await manage.getProduct(one)).message).toBeNull()
    await manage.undoTask({ params: { ...params, id } })
    await work()
    expect(await taskOf(shop, id)).toMatchObject({ state: 'undone', result: { restored: 1, kept: 1 } })
  })

  test('puts products into the bin, and an undo takes them out as they were', async () => {
    const shop = await withHats(4)
    const { manage, params } = shop
    const all = (await manage.listProducts({ params, query: { sort: 'name' } })).items
    const of = (at: number) => ({ params: { ...params, id: all[at]?.id ?? 0 } })
    await manage.changeProduct({ ...of(1), revision: '*', body: { status: 'draft' } })
    const told: string[] = []
    const kinds = bulkKinds(async (_, __, event, ids) => {
      told.push(`${event} ${ids.length}`)
    })
    const states = async (query = {}) =>
      (await manage.listProducts({ params, query: { sort: 'name', ...query } })).items.map(
        ({ name, status }) => `${name} ${status}`,
      )
    const before = await states()
    const trial = await manage.previewBulk({ params, body: { filter: {}, change: { kind: 'bin' } } })
    expect(trial).toMatchObject({ total: 4, changed: 4, biggest: null })
    const { id } = await manage.bulkProducts({ params, body: { filter: {}, change: { kind: 'bin' } } })
    await work(kinds)
    expect([await states(), await states({ deleted: true })]).toEqual([[], before])
    // Prices of products in the bin stay.
    await manage.setPrices({ params, body: { prices: [{ productId: of(0).params.id, price: 1_00, before: 10_00 }] } })
    await work()
    // One is taken out by hand meanwhile, one is gone for good.
    await manage.restoreProduct(of(2))
    await manage.deleteProduct({ ...of(3), revision: '*' })
    await manage.undoTask({ params: { ...params, id } })
    await work(kinds)
    expect((await taskOf(shop, id)).result).toMatchObject({ changed: 4, restored: 2, kept: 2 })
    expect(await states()).toEqual(before.slice(0, 3))
    expect((await manage.getProduct(of(0))).price).toBe(10_00)
    expect(told).toEqual(['deleted 4', 'created 2'])
  })

  test('is for those who may set prices, and for their own shop', async () => {
    const shop = await withHats(2)
    const other = await withHats(1)
    const { token } = await inShop(db, shop.shop.id, (tx) =>
      addKey(tx, shop.shop.id, { name: 'no prices', scopes: ['products:read', 'products:write'], endsAt: null }),
    )
    const limited = manageAs(shop.app, token)
    const body = { filter: {}, change: RAISE }
    for (const call of [limited.bulkProducts, limited.previewBulk])
      expect(await refusalOf(call({ params: shop.params, body }))).toMatchObject({
        code: 'forbidden',
        needs: 'prices:write',
      })
    const { id } = await shop.manage.bulkProducts({ params: shop.params, body })
    await work()
    expect((await refusalOf(limited.undoTask({ params: { ...shop.params, id } }))).needs).toBe('prices:write')
    const foreign = { ...other.params, id }
    expect((await refusalOf(other.manage.getTask({ params: foreign }))).code).toBe('notFound')
    expect((await refusalOf(other.manage.undoTask({ params: foreign }))).code).toBe('notFound')
    expect((await pricesOf(other)).get('Gorro 0')).toBe(10_00)
  })
})

describe('a price list', () => {
  test('finds products by reference, SKU, name and variant, and says what it does not find', async () => {
    const { manage, params } = await openShop()
    const { id: shirt, variants } = await manage.createProduct({ params, body: { ...SHIRT, reference: 'LS' } })
    const { id: hat } = await manage.createProduct({
      params,
      body: { name: 'Gorro tejido', price: 20_00, reference: 'WH' },
    })
    for (const reference of ['a', 'b'])
      await manage.createProduct({ params, body: { name: 'Bufanda', price: 9_00, reference } })
    const text = [
      '🧢 GORRO TEJIDO: $25.00',
      'camisa de lino L 48.50',
      'LS-M\tCamisa M\t42.00',
      'ls; Camisa; 41.00',
      'wh 26.00',
      'Bufanda 10.00',
      'Poncho 90.00',
      'hola, estos son los precios',
    ].join('\n')
    const { items } = await manage.readPriceList({ params, body: { text } })
    expect(
      items.map(({ match, problem }) => problem ?? [match?.productId, match?.variantId, match?.before, match?.after]),
    ).toEqual([
      [hat, null, 20_00, 25_00],
      [shirt, variants[1]?.id, 45_00, 48_50],
      [shirt, variants[0]?.id, 40_00, 42_00],
      [shirt, null, 40_00, 41_00],
      'again',
      'several',
      'unknown',
      'noPrice',
    ])
  })

  test('is set as a task; a price that somebody changed meanwhile stays, and all of it can be undone', async () => {
    const shop = await withHats(3)
    const { manage, params } = shop
    const { items } = await manage.listProducts({ params })
    const prices = items.map(({ id, price }) => ({ productId: id, price: 77_00, before: price }))
    const one = { ...params, id: items[1]?.id ?? 0 }
    const { revision } = await manage.getProduct({ params: one })
    await manage.changeProduct({ params: one, revision, body: { price: 50_00 } })
    const before = await pricesOf(shop)
    const { id } = await manage.setPrices({ params, body: { prices } })
    await work()
    expect(await taskOf(shop, id)).toMatchObject({ state: 'done', result: { changed: 2, skipped: 1 } })
    expect([...(await pricesOf(shop)).values()]).toEqual([77_00, 50_00, 77_00])
    await manage.undoTask({ params: { ...params, id } })
    await work()
    expect(await pricesOf(shop)).toEqual(before)
  })

  test('may make things free, and no price higher than a product may have', async () => {
    const shop = await withHats(1)
    const { manage, params } = shop
    const [hat] = (await manage.listProducts({ params })).items
    const one = { ...params, id: hat?.id ?? 0 }
    const free = { productId: one.id, price: 0, before: hat?.price ?? 0 }
    await manage.setPrices({ params, body: { prices: [free] } })
    await work()
    expect([...(await pricesOf(shop)).values()]).toEqual([0])
    const most = PRODUCT_LIMITS.amount
    const { revision } = await manage.getProduct({ params: one })
    await manage.changeProduct({ params: one, revision, body: { price: most - 100 } })
    for (const change of [RAISE, { kind: 'amount', amount: 5_000_00, ending: 'exact' } as const]) {
      await manage.bulkProducts({ params, body: { filter: {}, change } })
      await work()
      expect([...(await pricesOf(shop)).values()]).toEqual([most])
    }
    const seen = await manage.getProduct({ params: one })
    await manage.changeProduct({ params: one, revision: seen.revision, body: { price: seen.price } })
  })
})
