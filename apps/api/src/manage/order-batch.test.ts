import type { ManageClient } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asWorker } from '../database/index.ts'
import { placeOrders } from '../messages/testing.ts'
import { openShop } from '../orders/testing.ts'
import { manageAs, type TestDatabase, testApi } from '../testing.ts'
import { memberOf, openManaged, refusalOf } from './testing.ts'

let db: TestDatabase
let manage: ManageClient
let shopId: ShopId
const clientOf = (token: string) => manageAs(testApi(db).app, token)
beforeAll(async () => {
  const managed = await openManaged()
  db = managed.db
  manage = clientOf(managed.platform)
})
afterAll(() => db.close())
beforeEach(async () => {
  shopId = await openShop(db)
})
const inTeam = async (role: 'stockroom' | 'sales' | 'accountant') => clientOf((await memberOf(db, shopId, role)).secret)

describe('steps of many orders', () => {
  test('are taken one by one, with an answer for each, and undone together', async () => {
    const [first = 0, second = 0] = await placeOrders(db, shopId, [{ email: null }, { email: null }], {
      paymentMethod: 'bankDeposit',
    })
    const elsewhere = await openShop(db)
    const [foreign = 0] = await placeOrders(db, elsewhere, [{ email: null }], { paymentMethod: 'bankDeposit' })
    const params = { shopId }
    const numbers = [first, foreign, second]
    const steps = numbers.map((number) => ({ number, next: 'checkTransfer' as const }))
    const { items } = await manage.takeOrderSteps({ params, body: { steps } })
    expect(items.map(({ number, outcome, next }) => [number, outcome, next])).toEqual([
      [first, 'done', 'pack'],
      [foreign, 'unknown', null],
      [second, 'done', 'pack'],
    ])
    const again = await manage.takeOrderSteps({ params, body: { steps } })
    expect(again.items.map(({ outcome, next }) => [outcome, next])).toEqual([
      ['other', 'pack'],
      ['unknown', null],
      ['other', 'pack'],
    ])
    const undo = items.flatMap(({ number, undo: how }) => (how ? [{ number, step: how.step }] : []))
    expect((await manage.undoOrderSteps({ params, body: { steps: undo } })).items).toEqual([
      { number: first, undone: true },
      { number: second, undone: true },
    ])
    expect((await manage.getOrder({ params: { shopId, number: first } })).next).toBe('checkTransfer')
    expect((await manage.undoOrderSteps({ params, body: { steps: undo } })).items[0]?.undone).toBe(false)
  })

  test('hand each parcel over with its own number', async () => {
    const numbers = await placeOrders(db, shopId, [{ email: null }, { email: null }], { paymentMethod: 'bankDeposit' })
    const params = { shopId }
    for (const next of ['checkTransfer', 'pack'] as const)
      await manage.takeOrderSteps({ params, body: { steps: numbers.map((number) => ({ number, next })) } })
    const carrier = (number: number) => ({ name: 'Servientrega', trackingNumber: `G${number}` })
    const steps = numbers.map((number) => ({ number, next: 'handOver' as const, carrier: carrier(number) }))
    await manage.takeOrderSteps({ params, body: { steps } })
    for (const number of numbers)
      expect((await manage.getOrder({ params: { shopId, number } })).carrier).toMatchObject(carrier(number))
    const found = await manage.listOrders({ params, query: { q: `g${numbers[1]}` } })
    expect(found.items.map(({ number }) => number)).toEqual([numbers[1]])
  })

  test('in the stockroom are those of parcels; an order named twice is refused', async () => {
    const [number = 0] = await placeOrders(db, shopId, [{ email: null }], { paymentMethod: 'bankDeposit' })
    const params = { shopId }
    const dani = await inTeam('stockroom')
    const { items } = await dani.takeOrderSteps({ params, body: { steps: [{ number, next: 'checkTransfer' }] } })
    expect(items).toEqual([{ number, outcome: 'forbidden', next: null, undo: null }])
    const twice = { steps: [1, 2].map(() => ({ number, next: 'checkTransfer' as const })) }
    await expect(manage.takeOrderSteps({ params, body: twice })).rejects.toThrow()
  })

  test('of many shops at once wait for each other, and for nobody else', async () => {
    const shops = [shopId, await openShop(db), await openShop(db), await openShop(db)]
    const steps = [{ number: 999_999, next: 'pack' as const }]
    const many = shops.flatMap((shop) =>
      Array.from({ length: 7 }, () => manage.takeOrderSteps({ params: { shopId: shop }, body: { steps } })),
    )
    const answers = await Promise.all([...many, manage.getShop({ params: { shopId } })])
    expect(answers).toHaveLength(29)
  })

  test('in the stockroom are undone by who took them', async () => {
    const [number = 0] = await placeOrders(db, shopId, [{ email: null }], { paymentMethod: 'bankDeposit' })
    const params = { shopId, number }
    const [dani, caro] = [await inTeam('stockroom'), await inTeam('sales')]
    const paid = await caro.takeOrderStep({ params, body: { step: 'advance', next: 'checkTransfer' } })
    const { step } = paid.undo
    expect(await refusalOf(dani.undoOrderStep({ params: { ...params, step } }))).toMatchObject({ code: 'forbidden' })
    const undone = await dani.undoOrderSteps({ params: { shopId }, body: { steps: [{ number, step }] } })
    expect(undone.items).toEqual([{ number, undone: false }])
    expect((await manage.getOrder({ params })).next).toBe('pack')
    const packed = await dani.takeOrderStep({ params, body: { step: 'advance', next: 'pack' } })
    await dani.undoOrderStep({ params: { ...params, step: packed.undo.step } })
    expect((await manage.getOrder({ params })).next).toBe('pack')
    const again = await dani.takeOrderStep({ params, body: { step: 'advance', next: 'pack' } })
    await caro.undoOrderStep({ params: { ...params, step: again.undo.step } })
    expect((await manage.getOrder({ params })).next).toBe('pack')
  })
})

describe('orders are listed', () => {
  test('by method, channel, coupon, city and test, and by a product’s name; the city only for who may know buyers', async () => {
    const [door = 0] = await placeOrders(db, shopId, [{ email: null }], { paymentMethod: 'cashOnDelivery' })
    const [chat = 0] = await placeOrders(db, shopId, [{ email: null }], {
      paymentMethod: 'toBeAgreed',
      channel: 'chat',
      delivery: { kind: 'pickUp' },
    })
    const listed = async (query: NonNullable<Parameters<ManageClient['listOrders']>[0]['query']>, client = manage) =>
      (await client.listOrders({ params: { shopId }, query })).items.map(({ number }) => number)
    expect(await listed({ paymentMethod: 'cashOnDelivery' })).toEqual([door])
    expect(await listed({ channel: 'chat' })).toEqual([chat])
    expect(await listed({ city: 'Medellín' })).toEqual([door])
    expect(await listed({ city: 'Bogotá' })).toEqual([])
    expect(await listed({ coupon: 'LINO10' })).toEqual([])
    expect(await listed({ test: true })).toEqual([])
    expect(await listed({ test: false })).toEqual([chat, door])
    expect(await listed({ q: 'camis' })).toEqual([chat, door])
    expect(await listed({ next: ['confirm'], city: 'Medellín', channel: 'web' })).toEqual([door])
    const blind = await inTeam('accountant')
    expect(await listed({ city: 'Medellín' }, blind)).toEqual([])
    const { items } = await blind.listOrders({ params: { shopId }, query: { paymentMethod: 'cashOnDelivery' } })
    expect(items).toMatchObject([{ number: door, lines: [{ name: 'Camisa', image: '/media/1/a.jpg' }] }])
    expect(JSON.stringify(items)).not.toContain('Medellín')
  })

  test('and each knows how many its buyer placed before it, and how many of those came back', async () => {
    const [first = 0, second = 0, third = 0] = await placeOrders(db, shopId, [{}, {}, {}])
    await placeOrders(db, shopId, [{ idNumber: '99887766', phone: '+57 310 999 0011' }])
    const step = { step: 'ship', to: 'inTransit' } as const
    await manage.takeOrderStep({ params: { shopId, number: first }, body: step })
    await manage.takeOrderStep({ params: { shopId, number: first }, body: { step: 'ship', to: 'returned' } })
    const earlier = async (number: number, client = manage) =>
      (await client.getOrder({ params: { shopId, number } })).earlier
    expect([await earlier(first), await earlier(second), await earlier(third)]).toEqual([
      { orders: 0, returned: 0 },
      { orders: 1, returned: 1 },
      { orders: 2, returned: 1 },
    ])
    expect(await earlier(third, await inTeam('accountant'))).toBeUndefined()
  })
})

describe('notes of an order', () => {
  test('are written down and removed by the team, and go with the buyer who asks to be forgotten', async () => {
    const [number = 0] = await placeOrders(db, shopId, [{ email: null }])
    const params = { shopId, number }
    const caro = await inTeam('sales')
    await caro.addOrderNote({ params, body: { text: 'Deja con don Luis' } })
    await manage.addOrderNote({ params, body: { text: 'Llama el viernes', by: 'Ana' } })
    const { items } = await manage.listOrderNotes({ params })
    expect(items.map(({ who, text }) => [who, text])).toEqual([
      [`sales${shopId}`, 'Deja con don Luis'],
      ['Ana', 'Llama el viernes'],
    ])
    const [note] = items
    if (!note) throw new Error('no note')
    await caro.deleteOrderNote({ params: { ...params, id: note.id }, revision: note.revision })
    const deletion = caro.deleteOrderNote({ params: { ...params, id: note.id }, revision: note.revision })
    expect((await refusalOf(deletion)).code).toBe('notFound')
    const dani = await inTeam('stockroom')
    // Notes may be about the buyer.
    const { items: seen } = await dani.listOrderNotes({ params })
    expect(seen).toMatchObject([{ who: 'Ana' }])
    expect(JSON.stringify(seen)).not.toContain('viernes')
    expect((await refusalOf(dani.addOrderNote({ params, body: { text: 'x' } }))).code).toBe('forbidden')
    const elsewhere = { shopId: await openShop(db), number }
    expect((await refusalOf(manage.addOrderNote({ params: elsewhere, body: { text: 'x' } }))).code).toBe('notFound')
    expect(JSON.stringify((await manage.listAuditLog({ params: { shopId } })).items)).not.toContain('viernes')
    await manage.takeOrderStep({ params, body: { step: 'move', to: 'cancelled' } })
    await manage.forgetBuyer({ params: { shopId }, body: { idNumber: '1020304050' } })
    expect((await manage.listOrderNotes({ params })).items).toEqual([])
  })
})

describe('a chat with a buyer', () => {
  const opened = async (number: number, client = manage) =>
    (await client.getOrder({ params: { shopId, number } })).history.filter(({ why }) => why === 'chat opened')

  test('is written into the history once in a row by each, and stands in the way of no undo', async () => {
    const [number = 0] = await placeOrders(db, shopId, [{}])
    const params = { shopId, number }
    const caro = await inTeam('sales')
    const { undo } = await manage.takeOrderStep({ params, body: { step: 'confirm' } })
    for (const _ of [1, 2]) await caro.noteOrderChat({ params, body: {} })
    await manage.noteOrderChat({ params, body: { by: 'Ana' } })
    const { next } = await manage.getOrder({ params })
    expect((await opened(number)).map(({ who }) => who)).toEqual([`sales${shopId}`, 'Ana'])
    expect(next).toBe('pack')
    await manage.undoOrderStep({ params: { ...params, step: undo.step } })
    expect(await opened(number)).toHaveLength(2)
    expect((await manage.getOrder({ params })).next).toBe('confirm')
  })

  test('does not count as another parcel that came back, and is no step whose reason somebody wrote in its words', async () => {
    const [first = 0, second = 0] = await placeOrders(db, shopId, [{}, {}])
    const params = { shopId, number: first }
    await manage.takeOrderStep({ params, body: { step: 'confirm' } })
    for (const to of ['inPacking', 'inTransit'] as const)
      await manage.takeOrderStep({ params, body: { step: 'ship', to } })
    const { undo } = await manage.takeOrderStep({ params, body: { step: 'ship', to: 'returned' } })
    await manage.noteOrderChat({ params, body: { by: 'Ana' } })
    await manage.undoOrderStep({ params: { ...params, step: undo.step } })
    const { earlier } = await manage.getOrder({ params: { shopId, number: second } })
    expect(earlier).toMatchObject({ returned: 0 })

    const other = { shopId, number: second }
    const cancelled = await manage.takeOrderStep({
      params: other,
      body: { step: 'move', to: 'cancelled', why: 'chat opened' },
    })
    await manage.undoOrderStep({ params: { ...other, step: cancelled.undo.step } })
    expect(await opened(second)).toEqual([])
  })

  test('is not opened by the stockroom, nor with a buyer of another shop, nor shown to who may not see buyers', async () => {
    const [number = 0] = await placeOrders(db, shopId, [{}])
    const params = { shopId, number }
    const dani = await inTeam('stockroom')
    expect((await refusalOf(dani.noteOrderChat({ params, body: {} }))).code).toBe('forbidden')
    const elsewhere = { shopId: await openShop(db), number }
    expect((await refusalOf(manage.noteOrderChat({ params: elsewhere, body: {} }))).code).toBe('notFound')
    await manage.noteOrderChat({ params, body: { by: 'Ana' } })
    expect(await opened(number, await inTeam('accountant'))).toEqual([])
  })
})

describe('in the stockroom', () => {
  test('is seen where the parcel of an open order goes to, and nothing else of its buyer', async () => {
    const [open = 0, done = 0] = await placeOrders(db, shopId, [{}, {}])
    await manage.takeOrderStep({ params: { shopId, number: done }, body: { step: 'move', to: 'cancelled' } })
    const dani = await inTeam('stockroom')
    const { items } = await dani.getOrders({ params: { shopId }, query: { numbers: [done, open, 999_999] } })
    expect(items.map(({ number, recipient }) => [number, recipient?.name])).toEqual([
      [done, undefined],
      [open, 'Ana María'],
    ])
    expect(items[1]).toMatchObject({ delivery: { address: { address: 'Carrera 70 # 1-2' } } })
    expect(JSON.stringify(items)).not.toMatch(/1020304050|ana@ejemplo|key=/)
    const { items: whole } = await manage.getOrders({ params: { shopId }, query: { numbers: [open] } })
    expect(whole[0]?.page).toBe((await manage.getOrder({ params: { shopId, number: open } })).page)
    expect(whole[0]?.page).toContain('key=')
    expect(items[0]).not.toHaveProperty('delivery')
    const accountant = await inTeam('accountant')
    const json = JSON.stringify(await accountant.getOrder({ params: { shopId, number: open } }))
    expect(json).not.toMatch(/Ana María|Carrera 70/)
  })
})

describe('the last mail about an order', () => {
  test('is sent to its buyer again, once it has left; not without an address, and not from the stockroom', async () => {
    const [number = 0, silent = 0] = await placeOrders(db, shopId, [{ email: 'ana@ejemplo.co' }, { email: null }])
    const send = (about: number, client = manage) =>
      client.sendOrderMail({ params: { shopId, number: about }, body: { mail: 'last' } })
    const outbox = async () =>
      (
        await asWorker(db, (tx) =>
          tx.execute(sql`
            select token::text, sent_at is null as waits from outbox
            where shop_id = ${shopId} and order_number = ${number} and kind = 'order.buyer'`),
        )
      ).rows[0]
    // It has not been sent yet.
    expect((await refusalOf(send(number))).code).toBe('state')
    await asWorker(db, (tx) => tx.execute(sql`update outbox set sent_at = now(), tries = 1 where shop_id = ${shopId}`))
    const before = await outbox()
    await send(number)
    const after = await outbox()
    expect(after).toMatchObject({ waits: true })
    expect(after?.token).not.toBe(before?.token)
    expect((await refusalOf(send(silent))).code).toBe('state')
    expect((await refusalOf(send(number, await inTeam('stockroom')))).code).toBe('forbidden')
    const unpaid = manage.sendOrderMail({ params: { shopId, number }, body: { mail: 'unpaid' } })
    expect((await refusalOf(unpaid)).code).toBe('state')
  })
})
