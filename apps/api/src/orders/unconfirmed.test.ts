import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inShop } from '../database/open.ts'
import { orderContext } from '../order-context.ts'
import { choose, openPayments, type PaymentWorld, type Started, unitsOf } from '../payments/testing.ts'
import { confirmOrder, moveOrder, moveShipment } from './move.ts'
import { draftOf } from './testing.ts'

const HOUR = 60 * 60_000
let world: PaymentWorld
let shop: number
beforeAll(async () => {
  world = await openPayments('wompi')
})
beforeEach(async () => {
  shop = await world.openPayingShop()
})
afterAll(() => world.close())

const byHand = () => world.place(shop, { paymentMethod: 'cashOnDelivery' })
const left = (placed: { productId: number }) => unitsOf(world.db, shop, placed.productId)
const by = (number: number) => ({ shopId: shop, number, who: 'operator', why: null })

test('an order that is paid by hand lapses after 72 hours without a word of the shop: its units go back', async () => {
  const placed = await byHand()
  const { heldUntil, placedAt } = await world.orderOf(placed)
  expect(Date.parse(heldUntil ?? '') - Date.parse(placedAt)).toBe(72 * HOUR)
  world.pass(71 * HOUR)
  await world.checkDue()
  expect(await left(placed)).toBe(2)
  world.pass(2 * HOUR)
  await world.checkDue()
  expect(await left(placed)).toBe(3)
  expect(await world.orderOf(placed)).toMatchObject({ status: 'cancelled', lapsed: true, heldUntil: null })
})

test('a merchant can give it another number of hours', async () => {
  const patient = await world.openPayingShop({ confirmHours: 120 })
  const placed = await world.place(patient, { paymentMethod: 'cashOnDelivery' })
  const { heldUntil, placedAt } = await world.orderOf(placed)
  expect(Date.parse(heldUntil ?? '') - Date.parse(placedAt)).toBe(120 * HOUR)
})

test('an order whose buyer changes to paying by hand is held as long from then on', async () => {
  const patient = await world.openPayingShop({ confirmHours: 120 })
  const placed = await world.place(patient)
  world.pass(3 * HOUR)
  const { number, key, shopId } = placed
  expect(await world.api.startPayment({ params: { number }, body: { shopId, key, method: 'cashOnDelivery' } })).toEqual(
    { kind: 'settled' },
  )
  const { heldUntil, placedAt } = await world.orderOf(placed)
  // The clock runs on while the test does.
  expect((Date.parse(heldUntil ?? '') - Date.parse(placedAt)) / HOUR).toBeCloseTo(123, 1)
})

test.each([
  [
    'confirming it',
    (number: number) => inShop(world.db, shop, (tx) => confirmOrder(tx, by(number), orderContext(new Date()))),
  ],
  [
    'a step forward',
    (number: number) =>
      inShop(world.db, shop, (tx) => moveOrder(tx, { ...by(number), to: 'paid' }, orderContext(new Date()))),
  ],
  [
    'packing its parcel',
    (number: number) =>
      inShop(world.db, shop, (tx) =>
        moveShipment(tx, { ...by(number), to: 'inPacking', carrier: null }, orderContext(new Date())),
      ),
  ],
])('%s makes its units its own', async (_, confirm) => {
  const placed = await byHand()
  await confirm(placed.number)
  expect(await world.orderOf(placed)).toMatchObject({ heldUntil: null, lapsed: false })
  world.pass(100 * HOUR)
  await world.checkDue()
  expect(await left(placed)).toBe(2)
  expect(
    await inShop(world.db, shop, (tx) => confirmOrder(tx, by(placed.number), orderContext(new Date()))),
  ).toMatchObject({
    kind: 'settled',
  })
})

test('however often a payment is tried, its units are held for 24 hours from placing; then it is paid without, for three days', async () => {
  const placed = await world.place(shop)
  for (let hour = 0; hour < 25; hour += 1) {
    await world.start(placed)
    world.pass(HOUR - 60_000)
    await world.checkDue()
  }
  expect(await left(placed)).toBe(3)
  expect(await world.orderOf(placed)).toMatchObject({ status: 'rejected', heldUntil: null })

  const late = await world.start(placed)
  expect(await left(placed)).toBe(3)
  world.pass(2 * HOUR)
  while ((await world.checkDue()) > 0);
  expect(await world.orderOf(placed)).toMatchObject({ status: 'rejected', payment: { state: 'expired' } })
  await world.comeBack(late, await choose(late.url, { outcome: 'approve' }))
  expect(await world.orderOf(placed)).toMatchObject({ status: 'paid' })
  expect(await left(placed)).toBe(2)
})

test.each([
  ['a late payment', async (placed: Started) => placed],
  ['another attempt to pay', (placed: Started) => world.start(placed)],
])('%s that takes the last units again says that they are sold out, once', async (_, again) => {
  const placed = await world.place(shop)
  await world.db.owner.query(
    `insert into push_subscriptions (shop_id, person_id, endpoint, p256dh, auth, kinds, at_night, language, device, browser, since)
     values ($1, 1, 'https://fcm.googleapis.com/x', '', '', '["soldOut"]', true, 'es', '', '', now())`,
    [shop],
  )
  const told = async () =>
    (await world.db.owner.query("select from outbox where shop_id = $1 and kind = 'push.soldOut'", [shop])).rows.length
  const begun = await world.start(placed)
  world.pass(2 * HOUR)
  while ((await world.checkDue()) > 0);
  expect(await left(placed)).toBe(3)
  const others = draftOf(shop, [{ productId: placed.productId, variantId: null, quantity: 2 }])
  await world.api.placeOrder({ body: others })
  expect([await left(placed), await told()]).toEqual([1, 0])
  const { url } = await again(begun)
  await world.comeBack(begun, await choose(url, { outcome: 'approve' }))
  expect(await world.orderOf(placed)).toMatchObject({ status: 'paid' })
  expect([await left(placed), await told()]).toEqual([0, 1])
})

test('an unpaid order ends: four days after it was placed nobody pays it at its old price', async () => {
  const { number, key, shopId } = await world.place(shop)
  world.pass(97 * HOUR)
  await world.checkDue()
  expect(await world.api.startPayment({ params: { number }, body: { shopId, key, method: null } })).toEqual({
    kind: 'refused',
    reason: 'closed',
  })
})

test('a bank or a voucher has 72 hours', async () => {
  const placed = await world.place(shop)
  const started = await world.start(placed)
  await world.comeBack(started, await choose(started.url, { outcome: 'pending' }))
  world.pass(70 * HOUR)
  await world.checkDue()
  expect(await left(placed)).toBe(2)
  world.pass(3 * HOUR)
  await world.checkDue()
  expect(await left(placed)).toBe(3)
})
