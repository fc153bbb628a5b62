import type { ManageClient } from '@store/api-client/manage'
import { type OrderDraft, type Product, type ShopId, UNLISTED_CITY } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addShopCity } from '../cities/store.ts'
import { asWorker } from '../database/index.ts'
import { claimMessages, markSent } from '../messages/claims.ts'
import { draftOf, one, openShop, placed, sell, testApi as shopperApi } from '../orders/testing.ts'
import { changeShop, setShop } from '../shops/store/shops.ts'
import { manageAs, type TestDatabase, testApi } from '../testing.ts'
import { openManaged, refusalOf, sessionOf } from './testing.ts'

let db: TestDatabase
let managed: Awaited<ReturnType<typeof openManaged>>
let manage: ManageClient
let shopId: ShopId
let shirt: Product
beforeAll(async () => {
  managed = await openManaged()
  db = managed.db
  manage = manageAs(testApi(db).app, managed.platform)
})
afterAll(() => db.close())
beforeEach(async () => {
  shopId = await openShop(db, {
    email: 'tienda@ejemplo.co',
    shippingRate: { kind: 'flat', price: 9_000_00, days: { from: 2, to: 4 } },
    paymentMethods: ['cashOnDelivery', 'bankDeposit', 'payInStore'],
  })
  const [product] = await sell(db, shopId, { units: 9, price: 50_000_00 })
  if (!product) throw new Error('nothing to sell')
  shirt = product
})

const uruguayan = {
  name: 'Ana María',
  idNumber: '1020304050',
  email: 'ana@ejemplo.co',
  phone: '+598 94 231 234',
  message: null,
}
type Change = Parameters<ManageClient['changeOrder']>[0]['body']
const here = (number: number) => ({ params: { shopId, number } })
const place = async (rest: Partial<OrderDraft> = {}) =>
  placed(await shopperApi(db).placeOrder({ body: draftOf(shopId, [one(shirt)], rest) })).order.number
const change = async (number: number, body: Change) => {
  const { revision } = await manage.getOrder(here(number))
  return manage.changeOrder({ ...here(number), revision, body })
}
const address = (city: string, street: string) => ({
  kind: 'address' as const,
  address: { cityId: null, city, division: 'Antioquia', address: street },
})
/** The mails to the buyer about changes. */
const mails = async () =>
  (
    await asWorker(db, (tx) =>
      tx.execute<{ seconds: number; step: string | null; at: number; sent: boolean }>(sql`
        select extract(epoch from due_at - created_at)::integer as seconds, order_step as step,
          extract(epoch from created_at)::float8 as at, sent_at is not null as sent
        from outbox where shop_id = ${shopId} and kind = 'order.changed'`),
    )
  ).rows
const storedRow = async () =>
  (await asWorker(db, (tx) => tx.execute(sql`select to_jsonb(o) from orders o where shop_id = ${shopId}`))).rows

test('an order goes to another address and person at the same price; its history says from where, and its buyer is told', async () => {
  const number = await place()
  const before = await storedRow()
  const delivery = address('Medellín', 'Calle 9 # 43-20')
  const buyer = { name: 'Luis Rey', phone: '310 765 4321' }
  const done = await change(number, { delivery, buyer, by: 'Caro' })
  expect(done).toMatchObject({ shipping: 9_000_00, total: 59_000_00, undo: { method: 'POST' } })
  const order = await manage.getOrder(here(number))
  expect(order).toMatchObject({
    revision: done.revision,
    buyer: { name: 'Luis Rey', phone: '+573107654321', idNumber: '1020304050' },
    delivery: { address: { address: 'Calle 9 # 43-20', city: 'Medellín', neighbourhood: null } },
  })
  expect(order.history.slice(1)).toMatchObject([
    { who: 'Caro', about: 'shipment', why: 'buyer changed: Ana María, +573001234567 → Luis Rey, +573107654321' },
    {
      who: 'Caro',
      why: 'address changed: Carrera 70 # 1-2, Laureles, Medellín, Antioquia → Calle 9 # 43-20, Medellín, Antioquia',
    },
  ])
  expect(await mails()).toMatchObject([{ seconds: 20 }])

  // Nothing of the change remains after the undo.
  await manage.undoOrderStep({ params: { shopId, number, step: done.undo.step } })
  expect(await storedRow()).toEqual(before)
  expect(await mails()).toEqual([])
  expect((await manage.getOrder(here(number))).history).toHaveLength(1)

  const { items } = await manage.listAuditLog({ params: { shopId }, query: { action: 'changeOrder' } })
  expect(items).toHaveLength(1)
  expect(JSON.stringify(items)).not.toMatch(/Calle|Luis|310/)
})

test('for undoing it, a step keeps what it has changed alone; what a change keeps is forgotten with the buyer at once', async () => {
  const number = await place()
  const keptForUndo = async () =>
    JSON.stringify(
      (await asWorker(db, (tx) => tx.execute(sql`select before, after from order_steps where shop_id = ${shopId}`)))
        .rows,
    )
  await manage.takeOrderStep({ ...here(number), body: { step: 'confirm' } })
  expect(await keptForUndo()).toMatch(/held_until/)
  expect(await keptForUndo()).not.toMatch(/Carrera|Ana|3001234567/)
  await change(number, { buyer: { name: 'Luis Rey', phone: '3107654321' } })
  expect(await keptForUndo()).toMatch(/Ana María/)
  expect(await keptForUndo()).not.toMatch(/Carrera|Luis/)
  // The order is another person's now, and continues; nothing of the former one remains in it.
  const history = async () => JSON.stringify((await manage.getOrder(here(number))).history)
  expect(await history()).toMatch(/Ana María/)
  await manage.forgetBuyer({ params: { shopId }, body: { phone: '300 123 4567' } })
  expect(await keptForUndo()).not.toMatch(/Ana|3001234567/)
  expect(await history()).not.toMatch(/Ana|3001234567/)
  expect(await manage.getOrder(here(number))).toMatchObject({ buyer: { name: 'Luis Rey', phone: '+573107654321' } })
})

test('another price is told first, and taken only as it was told', async () => {
  await manage.createBranch({
    params: { shopId },
    body: { name: 'Centro', address: 'Calle 1 # 2-3', latitude: 6.2, longitude: -75.5 },
  })
  const number = await place()
  const body = { delivery: { kind: 'pickUp' as const } }
  expect(await refusalOf(manage.quoteOrderChange({ ...here(number), body }))).toMatchObject({
    errors: [{ path: 'paymentMethod' }],
  })
  const request = { ...body, paymentMethod: 'payInStore' as const }
  const quote = await manage.quoteOrderChange({ ...here(number), body: request })
  expect(quote).toEqual({ shipping: 0, total: 50_000_00, was: { shipping: 9_000_00, total: 59_000_00 } })
  expect(await manage.getOrder(here(number))).toMatchObject({ total: 59_000_00, paymentMethod: 'cashOnDelivery' })
  for (const expectedTotal of [undefined, 59_000_00, 1_00])
    expect(await refusalOf(change(number, { ...request, expectedTotal }))).toMatchObject({
      errors: [{ path: 'expectedTotal', params: { total: 50_000_00 } }],
    })
  await change(number, { ...request, expectedTotal: 50_000_00 })
  expect(await manage.getOrder(here(number))).toMatchObject({
    total: 50_000_00,
    shipping: 0,
    paymentMethod: 'payInStore',
    delivery: { kind: 'pickUp', place: expect.stringContaining('Calle 1 # 2-3') },
    history: [
      {},
      {},
      { why: 'payment changed: cashOnDelivery → payInStore' },
      { why: 'total changed: 5900000 → 5000000' },
    ],
  })
})

test('what delivery costs stays as agreed where it goes to the same city, whatever the shop asks by now', async () => {
  const number = await place()
  await setShop(db, shopId, { shippingRate: { kind: 'flat', price: 20_000_00 } })
  expect(await change(number, { delivery: address('Medellín', 'Calle 9 # 43-20') })).toMatchObject({ total: 59_000_00 })
  const body = { delivery: address('Bello', 'Calle 9 # 43-20') }
  expect(await manage.quoteOrderChange({ ...here(number), body })).toMatchObject({ total: 70_000_00 })
})

test('a city that is on no list is taken as checkout takes it', async () => {
  await setShop(db, shopId, { country: 'UY' })
  await changeShop(db, shopId, (tx) => addShopCity(tx, shopId, { division: 'Maldonado', name: 'Piriápolis' }))
  const byCity = (elsewhere: number | null) =>
    setShop(db, shopId, {
      shippingRate: { kind: 'byCity', cities: [{ cityId: -1, price: 4_000_00 }], elsewhere },
    })
  const number = await place({ paymentMethod: 'bankDeposit', buyer: uruguayan })
  const quoteTo = (cityId: number | null, city: string, division: string) =>
    manage.quoteOrderChange({
      ...here(number),
      body: { delivery: { kind: 'address', address: { cityId, city, division, address: 'Calle 1' } } },
    })
  await byCity(1_000_00)
  // Its present city keeps the agreed price, whatever list it is on.
  expect(await quoteTo(null, 'MEDELLIN', 'Antioquia')).toMatchObject({ shipping: 9_000_00 })
  expect(await quoteTo(UNLISTED_CITY, 'La Paloma', 'Rocha')).toMatchObject({ shipping: 1_000_00 })
  expect(await quoteTo(UNLISTED_CITY, 'piriapolis', 'maldonado')).toMatchObject({ shipping: 4_000_00 })
  // A city without an id is looked up by name.
  expect(await quoteTo(null, 'La Paloma', 'Rocha')).toMatchObject({ shipping: 1_000_00 })
  expect(await quoteTo(null, 'piriapolis', 'maldonado')).toMatchObject({ shipping: 4_000_00 })
  await byCity(null)
  expect(await refusalOf(quoteTo(UNLISTED_CITY, 'La Paloma', 'Rocha'))).toMatchObject({
    errors: [{ path: 'delivery.address.city', code: 'notAllowed' }],
  })
  for (const cityId of [null, -7])
    expect(await refusalOf(quoteTo(cityId, 'La Paloma', 'Rocha'))).toMatchObject({
      errors: [{ path: 'delivery.address.city', code: 'unknown' }],
    })
  await setShop(db, shopId, { shippingRate: { kind: 'flat', price: 2_000_00 } })
  expect(await quoteTo(null, 'La Paloma', 'Rocha')).toMatchObject({ shipping: 2_000_00 })
})

test('a paid order keeps its total, a packed one its address, and nobody changes what they have not seen', async () => {
  const number = await place({ paymentMethod: 'bankDeposit' })
  await manage.takeOrderStep({ ...here(number), body: { step: 'move', to: 'paid' } })
  await setShop(db, shopId, { shippingRate: { kind: 'flat', price: 20_000_00 } })
  const elsewhere = { delivery: address('Bello', 'Calle 9 # 43-20'), expectedTotal: 70_000_00 }
  expect(await refusalOf(change(number, elsewhere))).toMatchObject({ code: 'state', usedBy: 'payment' })
  expect(await refusalOf(change(number, { paymentMethod: 'cashOnDelivery' }))).toMatchObject({
    errors: [{ path: 'paymentMethod' }],
  })
  const { revision } = await manage.getOrder(here(number))
  const near = { delivery: address('Medellín', 'Calle 9 # 43-20') }
  await change(number, near)
  const stale = manage.changeOrder({ ...here(number), revision, body: near })
  expect(await refusalOf(stale)).toMatchObject({ status: 412 })
  await manage.takeOrderStep({ ...here(number), body: { step: 'advance', next: 'pack' } })
  expect((await refusalOf(change(number, near))).code).toBe('state')
})

test('a second change is told, too, and undoing it does not take back what is told of the first', async () => {
  const number = await place()
  await change(number, { buyer: { name: 'Luis Rey', phone: '3107654321' } })
  const [firstTold] = await mails()
  const second = await change(number, { buyer: { name: 'Eva Rey', phone: '3107654321' } })
  // One mail covers both changes: it is newer than the first change, and belongs to no step whose undo would delete it.
  const [changeMails, ...others] = await mails()
  expect(others).toEqual([])
  expect(changeMails).toMatchObject({ step: null })
  expect(changeMails?.at).toBeGreaterThan(firstTold?.at ?? Number.POSITIVE_INFINITY)
  await manage.undoOrderStep({ params: { shopId, number, step: second.undo.step } })
  expect(await mails()).toEqual([changeMails])
  expect(await manage.getOrder(here(number))).toMatchObject({ buyer: { name: 'Luis Rey' } })
})

test('a change is told, too, while the mail about the one before is leaving', async () => {
  const number = await place()
  await change(number, { buyer: { name: 'Luis Rey', phone: '3107654321' } })
  await asWorker(db, (tx) => tx.execute(sql`update outbox set due_at = now() where shop_id = ${shopId}`))
  const claim = { kinds: ['order.changed'], after: shopId - 1, limit: 5, lease: 60_000 }
  const { claimed } = await claimMessages(db, claim)
  expect(claimed).toHaveLength(1)
  const second = await change(number, { buyer: { name: 'Eva Rey', phone: '3107654321' } })
  expect(second.mailed).toBe(true)
  // The sender marks the first one as sent, and the second one still waits.
  for (const message of claimed) await markSent(db, message)
  expect(await mails()).toMatchObject([{ step: null, sent: false }])
  // The first mail may have named her, so the undo is announced, too.
  await manage.undoOrderStep({ params: { shopId, number, step: second.undo.step } })
  expect(await mails()).toMatchObject([{ step: null, sent: false }])
})

test('pick-up takes a place to pick up at, and of several one that is named', async () => {
  await setShop(db, shopId, { paymentMethods: ['cashOnDelivery', 'bankDeposit'] })
  const number = await place({ paymentMethod: 'bankDeposit' })
  const pickUp = { kind: 'pickUp' as const }
  const nowhere = { errors: [{ path: 'delivery.branchId', code: 'unknown' }] }
  const refused = (delivery: NonNullable<Change>['delivery']) =>
    refusalOf(manage.quoteOrderChange({ ...here(number), body: { delivery } }))
  expect(await refused(pickUp)).toMatchObject(nowhere)
  const open = (name: string) =>
    manage.createBranch({
      params: { shopId },
      body: { name, address: `Calle 1 # 2-3, ${name}`, latitude: 6.2, longitude: -75.5 },
    })
  const [centre, north] = [await open('Centro'), await open('Norte')]
  for (const delivery of [pickUp, { ...pickUp, branchId: centre.id + north.id }])
    expect(await refused(delivery)).toMatchObject(nowhere)
  await change(number, { delivery: { ...pickUp, branchId: north.id }, expectedTotal: 50_000_00 })
  expect(await manage.getOrder(here(number))).toMatchObject({
    delivery: { kind: 'pickUp', branchId: north.id, place: expect.stringContaining('Norte') },
  })
})

test('a sale by hand keeps the phone that it never had; what changes nothing is told to nobody', async () => {
  const sale = await manage.createOrder({
    params: { shopId },
    body: {
      lines: [{ productId: shirt.id, quantity: 1 }],
      buyer: { name: 'Marta' },
      paymentMethod: 'bankDeposit',
      state: 'open',
    },
  })
  const number = sale.number ?? 0
  expect(await change(number, {})).toMatchObject({ changed: false, mailed: false })
  const done = await change(number, { buyer: { name: 'Marta Ruiz' } })
  // Its buyer has left no address.
  expect(done).toMatchObject({ changed: true, mailed: false, paymentMethod: 'bankDeposit' })
  expect(await manage.getOrder(here(number))).toMatchObject({ buyer: { name: 'Marta Ruiz', phone: '' } })
  const online = await place()
  expect(await change(online, { buyer: { phone: '3107654321' } })).toMatchObject({ changed: true, mailed: true })
  expect(await manage.getOrder(here(online))).toMatchObject({ buyer: { name: 'Ana María', phone: '+573107654321' } })
})

test('methods that the shop does not take, and fields that mean nothing, are refused; the stockroom changes nothing', async () => {
  const number = await place()
  expect(await refusalOf(change(number, { paymentMethod: 'toBeAgreed' }))).toMatchObject({
    errors: [{ path: 'paymentMethod', code: 'notAllowed' }],
  })
  expect(await refusalOf(change(number, { buyer: { name: 'Eva', phone: '12' } }))).toMatchObject({
    errors: [{ path: 'buyer.phone' }],
  })
  const email = 'dani@ejemplo.co'
  const { secret } = await sessionOf(db, email)
  await manage.addMember({ params: { shopId }, body: { email, role: 'stockroom' } })
  const packer = manageAs(testApi(db).app, secret)
  const body = { buyer: { name: 'Eva Rey', phone: '3107654321' } }
  const { revision } = await manage.getOrder(here(number))
  expect(await refusalOf(packer.changeOrder({ ...here(number), revision, body }))).toMatchObject({ status: 403 })
})
