import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { asWorker, inShop } from '../database/index.ts'
import { addKey } from '../keys/store.ts'
import { draftOf, one, openShop, placed, sell, testApi as shopperApi } from '../orders/testing.ts'
import { manageAs, testApi } from '../testing.ts'
import { openManaged, refusalOf } from './testing.ts'

const { db, platform } = await openManaged()
afterAll(() => db.close())

const manage = () => manageAs(testApi(db).app, platform)

/** A shop where Ana has bought twice, and the first order is delivered. */
async function openWithAna() {
  const shopId = await openShop(db)
  const [shirt] = await sell(db, shopId, {})
  if (!shirt) throw new Error('nothing to sell')
  const buy = async () => placed(await shopperApi(db).placeOrder({ body: draftOf(shopId, [one(shirt)]) })).order.number
  const [done, underWay] = [await buy(), await buy()]
  await manage().takeOrderStep({ params: { shopId, number: done }, body: { step: 'move', to: 'paid' } })
  await manage().takeOrderStep({ params: { shopId, number: done }, body: { step: 'move', to: 'delivered' } })
  await shopperApi(db).subscribe({ body: { shopId, email: 'ana@ejemplo.co', consent: 'es-1' } })
  return { params: { shopId }, done, underWay }
}

test('who has bought is listed with what they spent, and found by name and phone', async () => {
  const { params, done } = await openWithAna()
  const { total } = await manage().getOrder({ params: { ...params, number: done } })
  const { items, count, atLeast } = await manage().listBuyers({ params, query: { limit: 1, count: true } })
  expect([count, atLeast]).toEqual([1, false])
  expect((await manage().listBuyers({ params, query: { blocked: true, count: true } })).count).toBe(0)
  expect(items).toMatchObject([{ orders: 2, spent: 2 * total, returned: 0 }])
  const [{ name, phone } = { name: '', phone: null }] = items
  for (const q of [name.slice(0, 3).toLowerCase(), phone?.slice(-4) ?? ''])
    expect((await manage().listBuyers({ params, query: { q } })).items).toHaveLength(1)
  expect((await manage().listBuyers({ params, query: { q: 'nadie' } })).items).toEqual([])
  const other = await openWithAna()
  expect((await manage().listBuyers({ params: other.params, query: {} })).items).toMatchObject([{ orders: 2 }])
})

test('a buyer is found by mail, phone or ID number, as people write them, in the shop that is named', async () => {
  const { params, done, underWay } = await openWithAna()
  const orders = [
    { number: done, ended: true },
    { number: underWay, ended: false },
  ]
  expect(await manage().findBuyer({ params, query: { email: 'Ana@Ejemplo.co' } })).toMatchObject({
    orders,
    subscriptions: ['ana@ejemplo.co'],
  })
  expect(await manage().findBuyer({ params, query: { phone: '300 123 4567' } })).toMatchObject({ orders })
  expect(await manage().findBuyer({ params, query: { idNumber: '1.020.304.050' } })).toMatchObject({ orders })
  const elsewhere = { shopId: await openShop(db) }
  const nothing = { orders: [], subscriptions: [], messages: 0, note: null, blocked: null }
  expect(await manage().findBuyer({ params: elsewhere, query: { email: 'ana@ejemplo.co' } })).toEqual(nothing)
})

test('is forgotten where their orders have ended, and what is answered names nobody', async () => {
  const { params, done, underWay } = await openWithAna()
  const other = await openWithAna()
  const once = { idempotencyKey: 'forget-ana-for-good' }
  const forgotten = await manage().forgetBuyer({ params, body: { email: 'ana@ejemplo.co' } }, once)
  expect(forgotten).toMatchObject({ orders: [done], underWay: [underWay], subscriptions: 1 })
  expect(await manage().forgetBuyer({ params, body: { email: 'ana@ejemplo.co' } }, once)).toEqual(forgotten)
  expect((await manage().getOrder({ params: { ...params, number: done } })).buyer).toMatchObject({
    name: '',
    email: null,
  })
  expect(await manage().findBuyer({ params, query: { email: 'ana@ejemplo.co' } })).toMatchObject({
    orders: [{ number: underWay }],
    subscriptions: [],
  })
  expect(await manage().findBuyer({ params: other.params, query: { email: 'ana@ejemplo.co' } })).toMatchObject({
    orders: [{}, {}],
    subscriptions: ['ana@ejemplo.co'],
  })
})

test('a note about a buyer is the team’s alone: it is in the list, the spreadsheet and what is kept of them, until they are forgotten', async () => {
  const { params, done } = await openWithAna()
  const other = await openWithAna()
  await manage().noteBuyer({ params, body: { phone: '300 123 4567', text: ' Llamar en la mañana ' } })
  const note = 'Llamar en la mañana'
  expect((await manage().listBuyers({ params })).items).toMatchObject([{ note, blocked: null }])
  // Found by every identifying value.
  expect(await manage().findBuyer({ params, query: { email: 'ana@ejemplo.co' } })).toMatchObject({ note })
  expect(await manage().findBuyer({ params, query: { idNumber: '1020304050' } })).toMatchObject({ note })
  expect(await (await manage().exportBuyers({ params })).text()).toContain(`,${note},`)
  expect((await manage().listBuyers({ params: other.params })).items).toMatchObject([{ note: null }])
  const order = { params: { ...params, number: done } }
  expect((await manage().getOrder(order)).mark).toEqual({ note: 'Llamar en la mañana', blocked: null })
  const { token } = await inShop(db, params.shopId, (tx) =>
    addKey(tx, params.shopId, { name: 'k', scopes: ['orders:read'], endsAt: null }),
  )
  expect(await manageAs(testApi(db).app, token).getOrder(order)).not.toHaveProperty('mark')
  const { items } = await manage().listAuditLog({ params, query: { action: 'noteBuyer' } })
  expect(items).toHaveLength(1)
  expect(JSON.stringify(items)).not.toContain('mañana')

  await manage().noteBuyer({ params, body: { idNumber: '1020304050', text: null } })
  expect((await manage().listBuyers({ params })).items).toMatchObject([{ note: null }])
  await manage().noteBuyer({ params, body: { email: 'ana@ejemplo.co', text: 'Otra vez' } })
  expect(await manage().forgetBuyer({ params, body: { idNumber: '1020304050' } })).toMatchObject({ orders: [done] })
  expect((await manage().listBuyers({ params })).items).toMatchObject([{ note: null }])
})

test('a blocked buyer’s orders are refused, by phone, mail or ID number, without a word why, until they are unblocked', async () => {
  const { params } = await openWithAna()
  const { shopId } = params
  const [shirt] = await sell(db, shopId, {})
  if (!shirt) throw new Error('nothing to sell')
  const reason = 'Tres paquetes devueltos'
  await manage().blockBuyer({ params, body: { phone: '300 123 4567', reason } })
  expect((await manage().listBuyers({ params, query: { blocked: true } })).items).toMatchObject([
    { blocked: { reason, by: expect.any(String), at: expect.any(String) } },
  ])
  const ana = draftOf(shopId, [one(shirt)]).buyer
  const nobody = { ...ana, name: 'Otra', idNumber: '99887766', email: 'otra@ejemplo.co', phone: '+57 310 765 4321' }
  const order = (buyer: typeof ana) => shopperApi(db).placeOrder({ body: draftOf(shopId, [one(shirt)], { buyer }) })
  for (const buyer of [
    { ...nobody, phone: ana.phone },
    { ...nobody, email: 'ANA@ejemplo.co' },
    { ...nobody, idNumber: '1.020.304.050' },
  ]) {
    const refused = await order(buyer)
    expect(refused).toEqual({ kind: 'refused', refusals: [{ kind: 'notTaken' }] })
    expect(JSON.stringify(refused)).not.toMatch(/block|bloque|paquetes/i)
  }
  expect(await order(nobody)).toMatchObject({ kind: 'placed' })
  // The same person buys in another shop, and the note stays when the block goes.
  const other = await openWithAna()
  expect((await manage().listBuyers({ params: other.params, query: { blocked: true } })).items).toEqual([])
  await manage().noteBuyer({ params, body: { phone: '300 123 4567', text: 'Pidió disculpas' } })
  await manage().unblockBuyer({ params, body: { email: 'ana@ejemplo.co' } })
  expect(await order(ana)).toMatchObject({ kind: 'placed' })
  expect((await manage().listBuyers({ params, query: { q: '1020304050' } })).items).toMatchObject([
    { note: 'Pidió disculpas', blocked: null },
  ])
})

test('is named by one thing that can be right; who may read may not forget', async () => {
  const { params } = await openWithAna()
  const refused = async (query: object) => (await refusalOf(manage().findBuyer({ params, query }))).errors
  expect(await refused({})).toMatchObject([{ path: 'email', code: 'missing' }])
  expect(await refused({ email: 'a@example.org', phone: '3001234567' })).toMatchObject([
    { path: 'phone', code: 'notAllowed' },
  ])
  expect(await refused({ phone: 'Zoraida' })).toMatchObject([{ path: 'phone', code: 'wrongFormat' }])
  expect(await refused({ idNumber: '-./' })).toMatchObject([{ path: 'idNumber', code: 'wrongFormat' }])
  expect(await refusalOf(manage().forgetBuyer({ params, body: { email: 'nobody' } }))).toMatchObject({
    status: 422,
    errors: [{ path: 'email', code: 'wrongFormat' }],
  })
  const { token } = await inShop(db, params.shopId, (tx) =>
    addKey(tx, params.shopId, { name: 'k', scopes: ['buyers:read'], endsAt: null }),
  )
  const reader = manageAs(testApi(db).app, token)
  expect(await refusalOf(reader.forgetBuyer({ params, body: { email: 'ana@ejemplo.co' } }))).toMatchObject({
    status: 403,
    needs: 'buyers:forget',
  })
})

test('a spreadsheet of many buyers is as of one moment: orders that come, go, change hands or are forgotten meanwhile move nobody in it', async () => {
  const { params, underWay } = await openWithAna()
  const { shopId } = params
  const many = 4_300
  await asWorker(db, (tx) =>
    tx.execute(sql`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object('order_number', 900000 + n,
        'access_key', md5(n::text || ${shopId}::text), 'buyer_id_number', 'ID' || n, 'buyer_name', 'Buyer ' || n,
        'placed_at', o.placed_at - n * interval '1 minute'))).*
      from orders o, generate_series(1, ${many}::integer) n where o.shop_id = ${shopId} and o.order_number = ${underWay}`),
  )
  await asWorker(db, (tx) =>
    tx.execute(sql`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object('order_number', 800000,
        'access_key', md5('earlier' || ${shopId}::text), 'placed_at', o.placed_at - interval '1 day'))).*
      from orders o where o.shop_id = ${shopId} and o.order_number = 904200`),
  )
  const reader = (await manage().exportBuyers({ params })).body?.getReader()
  const text: string[] = []
  const decoder = new TextDecoder()
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    text.push(decoder.decode(chunk.value))
    if (text.length > 2) continue
    await asWorker(db, async (tx) => {
      // The last buyers order again, earlier orders are cancelled, one buyer is erased, and two orders become Beto's: one of
      // them was its buyer's only one.
      await tx.execute(sql`
        update orders set placed_at = now() + interval '1 hour' where shop_id = ${shopId} and order_number > 900000 + ${many - 500}::integer`)
      await tx.execute(sql`
        update orders set status = 'cancelled', placed_at = placed_at - interval '9 days'
        where shop_id = ${shopId} and order_number between 900001 and 900500`)
      await tx.execute(sql`
        update orders set buyer_id_number = '', buyer_phone = '', buyer_name = ''
        where shop_id = ${shopId} and order_number = 903900`)
      await tx.execute(sql`
        update orders set buyer_id_number = 'ID-beto', buyer_name = 'Beto' where shop_id = ${shopId} and order_number in (904100, 904200)`)
    })
  }
  const names = text
    .join('')
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0])
  const expected = Array.from({ length: many }, (_, at) => `Buyer ${at + 1}`).filter(
    (name) => name !== 'Buyer 3900' && name !== 'Buyer 4100',
  )
  expect(names.slice(1)).toEqual(expected)
})

test('a spreadsheet has buyers, and of subscribers only who confirmed, for those alone who may take them along', async () => {
  const { params } = await openWithAna()
  const api = manage()
  const [{ name } = { name: '' }] = (await api.listBuyers({ params })).items
  const buyers = (await (await api.exportBuyers({ params })).text()).split('\r\n')
  expect(buyers[0]).toBe(
    'name,id number,phone,mail,city,orders,spent (COP),returned,last order (America/Bogota),note,blocked',
  )
  expect(buyers).toHaveLength(3)
  expect(buyers[1]).toMatch(new RegExp(`^${name},`))
  const news = async () => (await (await api.exportSubscribers({ params })).text()).split('\r\n')
  expect(await news()).toHaveLength(2)
  await inShop(db, params.shopId, (tx) =>
    tx.execute(sql`update subscribers set confirmed_at = now() where shop_id = ${params.shopId}`),
  )
  expect((await news())[1]).toMatch(/^ana@ejemplo\.co,/)
  const { token } = await inShop(db, params.shopId, (tx) =>
    addKey(tx, params.shopId, { name: 'books', scopes: ['exports:make', 'buyers:read'], endsAt: null }),
  )
  const books = manageAs(testApi(db).app, token)
  for (const call of [books.exportBuyers, books.exportSubscribers])
    expect(await refusalOf(call({ params }))).toMatchObject({ status: 403, needs: 'buyers:export' })
})
