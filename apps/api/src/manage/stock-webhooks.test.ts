import type { WebhookData } from '@store/api-client/manage'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { asWorker } from '../database/index.ts'
import { draftOf, one, placed } from '../orders/testing.ts'
import { openReceiver } from './webhook-testing.ts'

const { db, state: receiver, opened, listen, work, settled, bodies } = await openReceiver()

const EVENTS = ['stock.low', 'stock.out', 'stock.back'] as const
type Shop = Awaited<ReturnType<typeof opened>>

/** The sent events in order: deliveries that are due together arrive in any order. */
const events = () =>
  bodies()
    .map(({ type, data }) => {
      const { reference, items } = data as WebhookData<'stock.low'>
      return [type, reference, ...items.map(({ values, units }) => `${values.join('/')}:${units}`)].join(' ')
    })
    .toSorted()

const save = async ({ manage, params }: Shop, ...products: readonly object[]) =>
  (await manage.saveProducts({ params, body: { products: products as never } })).items.map(({ id }) => id ?? 0)
const hat = (units: number, rest: object = {}) => ({ reference: 'hat', name: 'Hat', price: 2_000_00, units, ...rest })
const shirt = (small: number, large: number, rest: object = {}) => ({
  reference: 'shirt',
  name: 'Shirt',
  price: 3_000_00,
  options: [{ name: 'Size', values: ['S', 'L'] }],
  variants: [
    { values: ['S'], price: 3_000_00, units: small, sku: 'S-1' },
    { values: ['L'], price: 3_000_00, units: large, sku: 'L-1', ...rest },
  ],
})

const count = ({ manage, params }: Shop, productId: number, delta: number, variantId = 0) =>
  manage.adjustStock({ params, body: { adjustments: [{ productId, variantId, delta }], reason: 'count' } })

describe('systems of a merchant are told of stock', () => {
  test('once it is low, out or back, whoever has changed it; not of every sale', async () => {
    const shop = await opened()
    const { shopId, manage, params, api } = shop
    await manage.changeShop({ params, revision: '*', body: { paymentMethods: ['cashOnDelivery'] } })
    const [id = 0] = await save(shop, hat(9, { lowAt: 3, sku: 'H-1' }))
    await listen(manage, shopId, EVENTS)
    const product = (await api.checkProducts({ body: { shopId, ids: [id] } }))[0]
    if (!product) throw new Error('nothing to sell')
    const buy = (units: number) => api.placeOrder({ body: draftOf(shopId, [one(product, units)]) })
    for (const units of [1, 4, 1, 1]) placed(await buy(units))
    const { order } = placed(await buy(2))
    await manage.takeOrderStep({ params: { shopId, number: order.number }, body: { step: 'move', to: 'cancelled' } })
    await count(shop, id, 8)
    work()
    await settled()
    expect(events()).toEqual(['stock.back hat :2', 'stock.low hat :3', 'stock.out hat :0'])
    const lowEvent = bodies().find(({ type }) => type === 'stock.low')
    expect(lowEvent).toMatchObject({
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+\.\d{3}Z$/),
      data: { productId: id, name: 'Hat', lowAt: 3, items: [{ variantId: 0, sku: 'H-1', barcode: null, units: 3 }] },
    })
  })

  test('by one event for a product, also of many that a file brings; of variants that are sold alone', async () => {
    const shop = await opened()
    const { shopId, manage } = shop
    const other = await opened()
    await listen(other.manage, other.shopId, EVENTS, 'other')
    await save(shop, hat(4), shirt(4, 4), { ...shirt(4, 4, { enabled: false }), reference: 'other' })
    await listen(manage, shopId, EVENTS)
    await listen(manage, shopId, ['stock.out'], 'crm')
    await save(shop, hat(0), shirt(0, 0), { ...shirt(4, 0, { enabled: false }), reference: 'other' })
    await save(shop, hat(0), shirt(0, 0))
    await save(shop, shirt(0, 5))
    work()
    await settled()
    expect(events()).toEqual(['stock.back shirt L:5', 'stock.out hat :0', 'stock.out shirt S:0 L:0'])
    expect(bodies('crm').map(({ type }) => type)).toEqual(['stock.out', 'stock.out'])
    expect(bodies('other')).toEqual([])
  })

  test('by one event for a product, also where a save is written in several statements', async () => {
    const shop = await opened()
    const sizes = Array.from({ length: 1_500 }, (_, n) => `T${n}`)
    const large = (reference: string, units: number) => ({
      reference,
      name: 'Shirt',
      price: 3_000_00,
      options: [{ name: 'Size', values: sizes }],
      variants: sizes.map((size) => ({ values: [size], price: 3_000_00, units })),
    })
    const all = (units: number) => save(shop, large('a', units), large('b', units), large('c', units))
    await all(1)
    await listen(shop.manage, shop.shopId, EVENTS)
    await all(0)
    const { rows } = await asWorker(db, (tx) =>
      tx.execute(sql`
        select event, json_array_length(body::json #> '{data,items}') as items from webhook_deliveries
        where shop_id = ${shop.shopId}`),
    )
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ event: 'stock.out', items: 1_500 })))
    work()
    await settled()
  })

  test('in the transaction of the change: what is rolled back is told to nobody, nor is what is new or in the bin', async () => {
    const shop = await opened()
    const { shopId, manage, params } = shop
    await listen(manage, shopId, EVENTS)
    const [id = 0] = await save(shop, hat(0), { ...hat(5), reference: 'cap' })
    const gone = asWorker(db, async (tx) => {
      await tx.execute(sql`update stock set units = 9 where shop_id = ${shopId}`)
      throw new Error('no')
    })
    await expect(gone).rejects.toThrow('no')
    await manage.deleteProduct({ params: { ...params, id }, revision: '*' })
    await asWorker(db, (tx) => tx.execute(sql`update stock set units = 9 where shop_id = ${shopId}`))
    const { rows } = await asWorker(db, (tx) =>
      tx.execute(sql`select from webhook_deliveries where shop_id = ${shopId}`),
    )
    expect(rows).toEqual([])
    expect(receiver.received).toEqual([])
  })
})

test('systems of a merchant are told that an order is changed, each time that it is', async () => {
  const { shopId, manage, params, api } = await opened()
  const shop = { shopId, manage, params, api } as Shop
  await manage.changeShop({ params, revision: '*', body: { paymentMethods: ['cashOnDelivery'] } })
  const [id = 0] = await save(shop, hat(9))
  await listen(manage, shopId, ['order.changed'])
  await listen(manage, shopId, ['order.changed'], 'crm', true)
  const product = (await api.checkProducts({ body: { shopId, ids: [id] } }))[0]
  if (!product) throw new Error('nothing to sell')
  const { order } = placed(await api.placeOrder({ body: draftOf(shopId, [one(product)]) }))
  const here = { params: { shopId, number: order.number } }
  for (const name of ['Luis Rey', 'Eva Rey', 'Eva Rey'])
    await manage.changeOrder({ ...here, revision: '*', body: { buyer: { name } } })
  work()
  await settled()
  expect(bodies().map(({ type }) => type)).toEqual(['order.changed', 'order.changed'])
  expect(JSON.stringify(bodies())).not.toContain('Rey')
  expect(
    bodies('crm')
      .map(({ data }) => (data as { buyer: { name: string } }).buyer.name)
      .toSorted(),
  ).toEqual(['Eva Rey', 'Luis Rey'])
})
