import type { OrderDraft, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { asWorker } from '../database/index.ts'
import { draftOf, one, openShop, placed, sell, testApi as shopperApi } from '../orders/testing.ts'
import { manageAs, testApi } from '../testing.ts'
import { openManaged, refusalOf } from './testing.ts'

const { db, platform } = await openManaged()
afterAll(() => db.close())

/** Half past ten in the evening of 2 March in Bogotá. */
const NOW = new Date('2031-03-03T03:30:00Z')
const { app, services } = testApi(db, { now: () => NOW })
const manage = manageAs(app, platform)
const march = { from: '2031-03-01', to: '2031-03-02' }
const address = (city: string): OrderDraft['delivery'] => ({
  kind: 'address',
  address: {
    cityId: null,
    city,
    division: 'Antioquia',
    neighbourhood: null,
    postcode: null,
    address: 'Calle 1',
    details: null,
  },
})

/** A shop, and functions that place orders in it at a moment and return their numbers. */
async function selling() {
  const shopId = await openShop(db, { shippingRate: { kind: 'flat', price: 8_000_00 } })
  const [shirt, hat] = await sell(db, shopId, { name: 'Camisa', price: 50_000_00 }, { name: 'Gorra', price: 20_000_00 })
  if (!shirt || !hat) throw new Error('nothing to sell')
  async function place(at: string, units: readonly [number, number], rest: Partial<OrderDraft> = {}) {
    const lines = [shirt, hat].flatMap((product, at) => (product && units[at] ? [one(product, units[at])] : []))
    const { order } = placed(await shopperApi(db).placeOrder({ body: draftOf(shopId, lines, rest) }))
    await asWorker(db, (tx) =>
      tx.execute(sql`update orders set placed_at = ${at}::timestamptz where order_number = ${order.number}`),
    )
    return order.number
  }
  return { shopId, shirt, hat, place, params: { shopId } }
}

const movedAt = (shopId: ShopId, number: number, at: string) =>
  db.owner.query(`update order_events set at = $1 where shop_id = $2 and order_number = $3 and about = 'order'`, [
    ...[at, shopId, number],
  ])

test('sales are orders that stand, by the day of the shop’s clock, and money is counted when it came and went', async () => {
  const { shopId, place, params } = await selling()
  // Still 1 March in Bogotá, though 2 March in UTC.
  const first = await place('2031-03-02T04:00:00Z', [1, 1])
  await place('2031-03-02T15:00:00Z', [2, 0])
  const cancelled = await place('2031-03-02T16:00:00Z', [1, 0])
  await place('2031-02-28T15:00:00Z', [0, 1])
  await manage.takeOrderStep({ params: { shopId, number: cancelled }, body: { step: 'move', to: 'cancelled' } })
  await manage.takeOrderStep({ params: { shopId, number: first }, body: { step: 'move', to: 'paid' } })
  await manage.takeOrderStep({ params: { shopId, number: first }, body: { step: 'move', to: 'dispatched' } })
  await manage.takeOrderStep({ params: { shopId, number: first }, body: { step: 'move', to: 'delivered' } })
  await movedAt(shopId, first, '2031-03-02T20:00:00Z')
  await manage.refundOrder({
    params: { shopId, number: first },
    body: { amount: 5_000_00, how: 'byHand', reason: 'A stain' },
  })

  const numbers = await manage.getNumbers({ params, query: march })
  const money = numbers.days.map(({ day, orders, units, sales, shipping, received, refunded }) => [
    ...[day, orders, units, sales, shipping, received, refunded],
  ])
  expect(money).toEqual([
    ['2031-03-01', 1, 2, 78_000_00, 8_000_00, 0, 0],
    ['2031-03-02', 1, 2, 108_000_00, 8_000_00, 78_000_00, 5_000_00],
  ])
  expect(numbers).toMatchObject({
    timeZone: 'America/Bogota',
    from: '2031-03-01',
    to: '2031-03-02',
    totals: { orders: 2, units: 4, sales: 186_000_00, received: 78_000_00, refunded: 5_000_00 },
    before: { orders: 1, units: 1, sales: 28_000_00, received: 0 },
  })
})

test('best sellers say how often they were looked at, and a product that is gone keeps its name', async () => {
  const { shopId, place, shirt, hat, params } = await selling()
  await place('2031-03-01T15:00:00Z', [1, 3])
  await place('2031-03-02T15:00:00Z', [2, 0])
  const here = { shopId, country: 'CO' }
  services.visits.add(here, 'viewedProduct', [String(shirt.id)], 7)
  services.visits.add(here, 'addedToCart', [String(shirt.id)], 2)
  await services.visits.write()
  await manage.deleteProduct({ params: { shopId, id: hat.id }, revision: (await read(shopId, hat.id)).revision })
  const { items } = await manage.listBestSellers({ params, query: march })
  expect(items.map(({ image: _, ...item }) => item)).toEqual([
    { id: shirt.id, name: 'Camisa', units: 3, amount: 150_000_00, viewed: 7, added: 2 },
    { id: hat.id, name: 'Gorra', units: 3, amount: 60_000_00, viewed: 0, added: 0 },
  ])
})
const read = (shopId: ShopId, id: number) => manage.getProduct({ params: { shopId, id } })

test('orders and visits are broken down, and parcels with cash on delivery that came back are of those that were sent', async () => {
  const { shopId, place, params } = await selling()
  const first = await place('2031-03-01T15:00:00Z', [1, 0], { delivery: address('Medellín') })
  const two = await place('2031-03-02T15:30:00Z', [1, 0], { delivery: address('Medellín') })
  await place('2031-03-02T16:00:00Z', [1, 0], {
    delivery: address('Cali'),
    paymentMethod: 'bankDeposit',
    buyer: { name: 'Luis', idNumber: '77', email: null, phone: '+57 310 000 0000', message: null, documentType: null },
  })
  for (const number of [first, two])
    await manage.takeOrderStep({
      params: { shopId, number },
      body: { step: 'ship', to: 'inTransit', carrier: { name: 'Servientrega' } },
    })
  await manage.takeOrderStep({ params: { shopId, number: two }, body: { step: 'ship', to: 'returned' } })
  services.visits.add({ shopId, country: 'CO' }, 'visit', ['source instagram', 'device MOBILE'], 4)
  services.visits.add({ shopId, country: 'CO' }, 'foundNothing', ['zapatos'], 2)
  await services.visits.write()

  const by = async (by: Parameters<typeof manage.breakDownNumbers>[0]['params']['by']) =>
    (await manage.breakDownNumbers({ params: { ...params, by }, query: march })).items.map(({ name, times, of }) =>
      of === null ? `${name} ${times}` : `${name} ${times}/${of}`,
    )
  expect(await by('city')).toEqual(['Medellín 2', 'Cali 1'])
  expect(await by('paymentMethod')).toEqual(['cashOnDelivery 2', 'bankDeposit 1'])
  expect(await by('hour')).toEqual(['10 2', '11 1'])
  expect(await by('buyers')).toEqual(['new 2', 'again 1'])
  expect(await by('source')).toEqual(['instagram 4'])
  expect(await by('device')).toEqual(['MOBILE 4'])
  expect(await by('search')).toEqual(['zapatos 2'])
  expect(await by('returnedByCity')).toEqual(['Medellín 1/2'])
  expect(await by('returnedByCarrier')).toEqual(['Servientrega 1/2'])
  expect(await by('coupon')).toEqual([])
})

test('days in the wrong order, or more than a year of them, are refused; nobody reads the numbers of another shop', async () => {
  const { params } = await selling()
  const wrong = async (from: string, to: string) =>
    (await refusalOf(manage.getNumbers({ params, query: { from, to } }))).errors?.map(({ code }) => code)
  expect(await wrong('2031-03-02', '2031-03-01')).toEqual(['tooBig'])
  expect(await wrong('2030-01-01', '2031-03-01')).toEqual(['tooSmall'])
  const other = await selling()
  await other.place('2031-03-02T15:00:00Z', [1, 0])
  expect((await manage.getNumbers({ params, query: march })).totals.orders).toBe(0)
})
