import type { ShopId } from '@store/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCoupon, listCoupons } from '../coupons/store.ts'
import { inShop } from '../database/open.ts'
import { couponOf, draftOf } from '../orders/testing.ts'
import { choose, openPayments, type PaymentWorld } from './testing.ts'

const MINUTE = 60_000

let world: PaymentWorld
beforeAll(async () => {
  world = await openPayments('wompi')
})
afterAll(() => world.close())

const usesOf = async (shopId: ShopId) =>
  (await inShop(world.db, shopId, (tx) => listCoupons(tx, shopId))).map(({ uses }) => uses)
const pay = ({ shopId, number, key }: Awaited<ReturnType<PaymentWorld['place']>>, method: 'cashOnDelivery' | null) =>
  world.api.startPayment({ params: { number }, body: { shopId, key, method } })
const spent = { kind: 'refused', reason: 'coupon' }

test('orders whose time was over share what is left of their coupon: one is paid, by whatever means, the others are not', async () => {
  const shopId = await world.openPayingShop()
  await inShop(world.db, shopId, (tx) => addCoupon(tx, shopId, couponOf('UNAVEZ', { maxUses: 1 })))
  const orders = []
  for (let time = 0; time < 3; time++) {
    orders.push(await world.place(shopId, { coupon: 'UNAVEZ' }))
    world.pass(61 * MINUTE)
    await world.checkDue()
    expect(await usesOf(shopId)).toEqual([0])
  }
  const [first, second, third] = orders
  if (!first || !second || !third) throw new Error('three orders')
  expect(await pay(second, null)).toMatchObject({ kind: 'redirect' })
  const before = await world.orderOf(first)
  expect(await pay(first, null)).toEqual(spent)
  expect(await pay(first, 'cashOnDelivery')).toEqual(spent)
  expect(await pay(third, 'cashOnDelivery')).toEqual(spent)
  // Nothing of the attempt remains: the units are back in stock, and no payment has started.
  expect(await world.orderOf(first)).toEqual(before)
  expect(await usesOf(shopId)).toEqual([1])
  // The use of the coupon is returned with the other order, and the next one may be paid.
  world.pass(61 * MINUTE)
  await world.checkDue()
  await world.checkDue()
  expect(await pay(third, 'cashOnDelivery')).toEqual({ kind: 'settled' })
  expect(await usesOf(shopId)).toEqual([1])
})

test('so do orders of one buyer, and a buyer who comes back to the only one pays what was said', async () => {
  const shopId = await world.openPayingShop()
  await inShop(world.db, shopId, (tx) => addCoupon(tx, shopId, couponOf('PORTI', { maxUsesPerBuyer: 1 })))
  const lapsed = async (idNumber: string) => {
    const placed = await world.place(shopId, { coupon: 'PORTI', buyer: { ...draftOf(1, []).buyer, idNumber } })
    world.pass(61 * MINUTE)
    await world.checkDue()
    return placed
  }
  const [mine, again, theirs] = [await lapsed('79001'), await lapsed('79001'), await lapsed('79002')]
  const { total } = await world.orderOf(mine)
  expect(await pay(mine, null)).toMatchObject({ kind: 'redirect' })
  expect((await world.orderOf(mine)).payment?.amount).toBe(total)
  expect(await pay(again, null)).toEqual(spent)
  expect(await pay(theirs, null)).toMatchObject({ kind: 'redirect' })
})

test('a page that is declined after its order was switched to cash takes neither the order nor the coupon back', async () => {
  const shopId = await world.openPayingShop()
  await inShop(world.db, shopId, (tx) => addCoupon(tx, shopId, couponOf('UNAVEZ', { maxUses: 1 })))
  const order = await world.place(shopId, { coupon: 'UNAVEZ' })
  const page = await world.start(order)
  expect(await pay(order, 'cashOnDelivery')).toEqual({ kind: 'settled' })
  await world.comeBack(order, await choose(page.url, { outcome: 'decline' }))
  expect((await world.orderOf(order)).status).toBe('pending')
  expect(await usesOf(shopId)).toEqual([1])
})

test('a coupon of one use reduces one order, however many pages to pay it are kept open while another is declined', async () => {
  const shopId = await world.openPayingShop()
  await inShop(world.db, shopId, (tx) => addCoupon(tx, shopId, couponOf('UNAVEZ', { maxUses: 1 })))
  const order = await world.place(shopId, { coupon: 'UNAVEZ' })
  const [open, declined] = [await world.start(order), await world.start(order)]
  await world.comeBack(order, await choose(declined.url, { outcome: 'decline' }))
  // Its buyer gets a mail, and may try again; the use of the coupon stays theirs.
  expect((await world.orderOf(order)).payment).toMatchObject({ state: 'rejected' })
  expect(await usesOf(shopId)).toEqual([1])
  await expect(world.place(shopId, { coupon: 'UNAVEZ' })).rejects.toThrow('coupon')
  await world.comeBack(order, await choose(open.url, { outcome: 'approve' }))
  expect((await world.orderOf(order)).status).toBe('paid')
  expect(await usesOf(shopId)).toEqual([1])

  // With no open attempt left, a decline returns the use at once.
  await inShop(world.db, shopId, (tx) => addCoupon(tx, shopId, couponOf('OTRA', { maxUses: 1 })))
  const other = await world.place(shopId, { coupon: 'OTRA' })
  const only = await world.start(other)
  await world.comeBack(other, await choose(only.url, { outcome: 'decline' }))
  expect((await world.orderOf(other)).status).toBe('rejected')
  expect(await usesOf(shopId)).toEqual([0, 1])
})
