import type { ApiClient } from '@store/api-client'
import { awaitsAnswer, LANGUAGES, type OrderDraft, type OrderOutcome, type ShopAnswer } from '@store/core'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asWorker, inShop } from '../database/index.ts'
import { testWorker } from '../messages/testing.ts'
import { orderContext } from '../order-context.ts'
import { checkDueAttempts } from '../payments/watch.ts'
import { setChatOrderForm } from '../shops/store/integrations.ts'
import { changeShop, setShop } from '../shops/store/shops.ts'
import { openSmtp, type TestSmtp } from '../testing/smtp.ts'
import { asShopper, openTestDatabase, type TestDatabase, testApi, testServices } from '../testing.ts'
import { moveOrder } from './move.ts'
import { listHistory } from './store/moves.ts'
import { findOrderByNumber } from './store/orders.ts'
import { draftOf, newKey, one, openShop, sell, unexplainedStock } from './testing.ts'

const MINUTE = 60_000
let db: TestDatabase
let api: ApiClient
let app: Hono
let smtp: TestSmtp
let worker: ReturnType<typeof testWorker>
let clock = Date.now()
const now = () => new Date(clock)
const expire = () => checkDueAttempts(testServices(db, { now }).services)

beforeAll(async () => {
  db = await openTestDatabase()
  ;({ api, app } = testApi(db, { now }))
  smtp = await openSmtp()
  worker = testWorker(db, { smtpUrl: smtp.url })
})
afterAll(async () => {
  await worker.stop()
  await smtp.close()
  await db.close()
})

let shops = 0
/** A shop with a chat number that only takes orders by chat. */
async function openChatShop(settings: Parameters<typeof setShop>[2] = {}) {
  shops += 1
  const email = `tienda${shops}@ejemplo.co`
  const shopId = await openShop(db, { email, chatNumber: '573001112233', paymentMethods: ['cashOnDelivery'] })
  await setShop(db, shopId, settings)
  const [shirt] = await sell(db, shopId, { units: 5 })
  if (!shirt) throw new Error('nothing to sell')
  return { shopId, email, shirt }
}
type ChatShop = Awaited<ReturnType<typeof openChatShop>>

const byChat = { paymentMethod: 'toBeAgreed', channel: 'chat' } as const
async function order({ shopId, shirt }: ChatShop, rest: Partial<OrderDraft> = {}) {
  const outcome = await api.placeOrder({ body: draftOf(shopId, [one(shirt, 2)], { ...byChat, ...rest }) })
  if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome))
  return { shopId, number: outcome.order.number, key: outcome.accessKey, order: outcome.order }
}
type Placed = Awaited<ReturnType<typeof order>>

/** The code in the mail to the shop about this order. */
async function codeOf({ email }: ChatShop, { number }: Placed): Promise<string> {
  const mail = () =>
    smtp.mails.find(({ recipients, subject }) => recipients.includes(email) && subject?.includes(`${number}`))
  await expect.poll(mail, { timeout: 20_000 }).toBeDefined()
  const [, code] = /: (\d{4} \d{4})\n/.exec(mail()?.text ?? '') ?? []
  if (!code) throw new Error(`no code in ${mail()?.text}`)
  return code
}
const wrongOf = (code: string) => code.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10))

const answer = ({ shopId, number, key }: Omit<Placed, 'order'>, code: string, choice: ShopAnswer = 'confirm') =>
  api.answerOrder({ params: { number }, body: { shopId, key, code, answer: choice } })
const unitsOf = async ({ shopId, shirt }: ChatShop) => {
  const { rows } = await inShop(db, shopId, (tx) =>
    tx.execute<{ units: number; sold: number }>(sql`select units, sold from stock where product_id = ${shirt.id}`),
  )
  return rows[0]
}
const standing = async ({ shopId, number }: Placed) =>
  (await inShop(db, shopId, (tx) => findOrderByNumber(tx, shopId, number)))?.order
const historyOf = ({ shopId, number }: Placed) => inShop(db, shopId, (tx) => listHistory(tx, shopId, number))

test('an order by chat is written, priced and held for as long as its shop says, a day if it says nothing', async () => {
  const shop = await openChatShop()
  const placed = await order(shop)
  expect(placed.order).toMatchObject({
    status: 'pending',
    paymentMethod: 'toBeAgreed',
    channel: 'chat',
    total: 108_000_00,
    lapsed: false,
    heldUntil: new Date(clock + 24 * 60 * MINUTE).toISOString(),
  })
  expect(await unitsOf(shop)).toEqual({ units: 3, sold: 2 })
  const quick = await openChatShop({ chatHoldMinutes: 45 })
  expect((await order(quick)).order.heldUntil).toBe(new Date(clock + 45 * MINUTE).toISOString())
})

test('without a number there is no chat to agree on it, and an order to be agreed elsewhere waits as all that are paid by hand (M3)', async () => {
  const silent = await openChatShop({ chatNumber: null })
  const outcome = await api.placeOrder({ body: draftOf(silent.shopId, [one(silent.shirt)], byChat) })
  expect(outcome).toEqual({ kind: 'refused', refusals: [{ kind: 'paymentMethod', problem: null }] })
  const agreed = await openChatShop({ paymentMethods: ['toBeAgreed'] })
  const { order: elsewhere } = await order(agreed, { channel: 'web' })
  expect(elsewhere.heldUntil).toBe(new Date(clock + 72 * 60 * MINUTE).toISOString())
  expect(awaitsAnswer(elsewhere)).toBe(false)
  const web = await openChatShop()
  const refused = await api.placeOrder({
    body: draftOf(web.shopId, [one(web.shirt)], { ...byChat, channel: 'web' }),
  })
  expect(refused).toMatchObject({ kind: 'refused', refusals: [{ kind: 'paymentMethod', problem: null }] })
})

test('what the shop asks on top is kept with the order under the words it was asked in (C10)', async () => {
  const shop = await openChatShop()
  const field = { type: 'text', value: '' }
  await changeShop(db, shop.shopId, (tx) =>
    setChatOrderForm(tx, shop.shopId, [
      { ...field, key: 'dia', label: '¿Qué día?', required: true },
      { ...field, key: 'luz', label: '¿Cuánta luz?', required: false },
    ]),
  )
  const place = (answers: OrderDraft['answers'], key = newKey()): Promise<OrderOutcome> =>
    api.placeOrder({ body: draftOf(shop.shopId, [one(shop.shirt)], { ...byChat, key, ...(answers && { answers }) }) })
  const missing = { kind: 'refused', refusals: [{ kind: 'field', field: 'answers.dia' }] }
  expect(await place(undefined)).toEqual(missing)
  expect(await place([{ key: 'dia', value: ' \u0007 ' }])).toEqual(missing)
  const key = newKey()
  const said = [
    { key: 'otra', value: 'nadie la hizo' },
    { key: 'dia', value: ' martes ' },
  ]
  const placed = await place(said, key)
  if (placed.kind !== 'placed') throw new Error(JSON.stringify(placed))
  expect(placed.order.answers).toEqual([{ label: '¿Qué día?', value: 'martes' }])
  expect(await place(said, key)).toEqual(placed)
  expect((await place([{ key: 'dia', value: 'jueves' }], key)).kind).toBe('conflict')
})

test('the code of the mail confirms it: the shop has agreed, its units are its own, and nothing ends it any more', async () => {
  const shop = await openChatShop()
  const placed = await order(shop)
  const code = await codeOf(shop, placed)
  expect(await answer(placed, wrongOf(code))).toEqual({ kind: 'wrongCode' })
  expect((await standing(placed))?.status).toBe('pending')
  const confirmed = await answer(placed, ` ${code.replace(' ', '-')} `)
  expect(confirmed).toMatchObject({ kind: 'answered', order: { status: 'unpaid', heldUntil: null } })
  expect(await historyOf(placed)).toMatchObject([
    { who: 'shopper', to: 'pending' },
    { who: 'merchant', from: 'pending', to: 'unpaid', why: 'confirmed with the code of its mail' },
  ])
  // Only once: neither again nor for the opposite.
  expect(await answer(placed, code, 'cancel')).toMatchObject({ kind: 'closed', order: { status: 'unpaid' } })
  clock += 25 * 60 * MINUTE
  await expire()
  expect((await standing(placed))?.status).toBe('unpaid')
  expect(await unitsOf(shop)).toEqual({ units: 3, sold: 2 })
})

test('the code cancels it, too, or says that it is paid already', async () => {
  const shop = await openChatShop()
  const [cancelled, paid] = [await order(shop), await order(shop)]
  const codes = [await codeOf(shop, cancelled), await codeOf(shop, paid)] as const
  // A code only works for its own order.
  expect(await answer(cancelled, codes[1], 'cancel')).toEqual({ kind: 'wrongCode' })
  expect(await answer(cancelled, codes[0], 'cancel')).toMatchObject({
    kind: 'answered',
    order: { status: 'cancelled', shipment: 'cancelled', lapsed: false },
  })
  expect(await answer(paid, codes[1], 'paid')).toMatchObject({ kind: 'answered', order: { status: 'paid' } })
  expect(await unitsOf(shop)).toEqual({ units: 3, sold: 2 })
  expect(await unexplainedStock(db)).toEqual([])
})

test('a foreign shop, a wrong key and an unknown order are all nobody’s; no code stands in the database or with the buyer', async () => {
  const [shop, foreign] = [await openChatShop(), await openChatShop()]
  const placed = await order(shop)
  const code = await codeOf(shop, placed)
  expect(await answer({ ...placed, shopId: foreign.shopId }, code)).toBeNull()
  expect(await answer({ ...placed, key: 'f'.repeat(32) }, code)).toBeNull()
  expect(await answer({ ...placed, number: 999_999_999 }, code)).toBeNull()
  expect((await standing(placed))?.status).toBe('pending')

  const buyers = () =>
    smtp.mails.filter(
      ({ recipients, text }) => recipients[0] === 'ana@ejemplo.co' && text?.includes(`${placed.number}`),
    )
  await expect.poll(() => buyers().length, { timeout: 20_000 }).toBe(1)
  expect(`${buyers()[0]?.text}${buyers()[0]?.html}`).not.toContain(code)
  expect(buyers()[0]?.text).toContain('/pedido/')
  expect(buyers()[0]?.text).toContain(`/pedido/${placed.number}?key=${placed.key}`)
  const { rows } = await asWorker(db, (tx) =>
    tx.execute<{ said: string }>(sql`
      select coalesce((select string_agg(c::text, '') from order_codes c), '')
        || coalesce((select string_agg(x::text, '') from outbox x), '') as said`),
  )
  // Six separate digits: within hashes and fractions of seconds any may occur by chance.
  expect(rows[0]?.said).not.toMatch(new RegExp(`(?<![0-9a-f.])${code.replace(' ', '')}(?![0-9a-f])`))
  expect(rows[0]?.said).not.toContain(code)
})

test('ten wrong codes, and the right one has to wait: for one address, and for one order whoever asks', async () => {
  const shop = await openChatShop()
  const placed = await order(shop)
  const code = await codeOf(shop, placed)
  const body = { shopId: placed.shopId, key: placed.key, answer: 'confirm' }
  const post = (said: string, address: string) =>
    app.request(`/storefront/v1/orders/placed/${placed.number}/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...asShopper(address) },
      body: JSON.stringify({ ...body, code: said }),
    })
  for (let guess = 0; guess < 10; guess += 1) expect((await post(wrongOf(code), `203.0.113.${guess}`)).status).toBe(200)
  expect((await post(code, '203.0.113.99')).status).toBe(429)
  clock += 16 * MINUTE
  expect((await post(code, '203.0.113.99')).status).toBe(200)
  expect((await standing(placed))?.status).toBe('unpaid')
})

test('when nobody says a word in time the order ends and its units go back: once, however many look', async () => {
  const shop = await openChatShop({ chatHoldMinutes: 30 })
  const placed = await order(shop)
  const code = await codeOf(shop, placed)
  clock += 29 * MINUTE
  await expire()
  expect((await standing(placed))?.status).toBe('pending')
  clock += 2 * MINUTE
  await Promise.all([expire(), expire(), expire()])
  expect(await standing(placed)).toMatchObject({
    status: 'cancelled',
    shipment: 'cancelled',
    lapsed: true,
    heldUntil: null,
  })
  expect(await unitsOf(shop)).toEqual({ units: 5, sold: 0 })
  expect(await unexplainedStock(db)).toEqual([])
  const last = (await historyOf(placed)).filter(({ about }) => about === 'order').at(-1)
  expect(last).toMatchObject({ who: 'system', to: 'cancelled', why: 'not confirmed in time' })
  expect(await answer(placed, code)).toMatchObject({ kind: 'closed', order: { status: 'cancelled', lapsed: true } })
  await expire()
  expect(await unitsOf(shop)).toEqual({ units: 5, sold: 0 })
})

test('a word that comes as the time ends: one of the two wins, and the units are in one place', async () => {
  for (let round = 0; round < 6; round += 1) {
    const shop = await openChatShop({ chatHoldMinutes: 30 })
    const placed = await order(shop)
    const code = await codeOf(shop, placed)
    clock += 31 * MINUTE
    const [said] = await Promise.all([answer(placed, code), expire(), expire(), answer(placed, code)])
    const after = await standing(placed)
    const confirmed = after?.status === 'unpaid'
    expect([confirmed, after?.lapsed]).toEqual([confirmed, !confirmed])
    expect(said?.kind === 'wrongCode').toBe(false)
    expect(await unitsOf(shop)).toEqual(confirmed ? { units: 3, sold: 2 } : { units: 5, sold: 0 })
    const moves = (await historyOf(placed)).filter(({ about }) => about === 'order')
    expect(moves).toHaveLength(2)
  }
  expect(await unexplainedStock(db)).toEqual([])
})

test('what the operator does with it ends the waiting as well', async () => {
  const shop = await openChatShop({ chatHoldMinutes: 30 })
  const [agreed, refused, sent] = [
    await order(shop),
    await order(shop, { lines: [one(shop.shirt)] }),
    await order(shop),
  ]
  const code = await codeOf(shop, agreed)
  const move = ({ number }: Placed, to: 'unpaid' | 'rejected' | 'dispatched') =>
    inShop(db, shop.shopId, (tx) =>
      moveOrder(tx, { shopId: shop.shopId, number, to, who: 'operator', why: null }, orderContext(now())),
    )
  await move(agreed, 'unpaid')
  await move(refused, 'rejected')
  await move(sent, 'dispatched')
  expect(await answer(agreed, code)).toMatchObject({ kind: 'closed', order: { status: 'unpaid' } })
  clock += 31 * MINUTE
  await expire()
  expect((await standing(agreed))?.status).toBe('unpaid')
  expect((await standing(sent))?.status).toBe('dispatched')
  // A refused order reserves no units.
  expect((await standing(refused))?.status).toBe('cancelled')
  expect(await unitsOf(shop)).toEqual({ units: 1, sold: 4 })
})

test.each(LANGUAGES)('the shop reads in %s what its code is for and until when', async (language) => {
  const shop = await openChatShop({ language })
  const placed = await order(shop)
  await codeOf(shop, placed)
  const mail = smtp.mails.find(({ recipients }) => recipients.includes(shop.email))
  const says = { es: 'Sirve una sola vez', en: 'It works once', pt: 'Vale uma única vez', fr: 'Il ne sert qu’une fois' }
  for (const known of LANGUAGES) expect(mail?.text?.includes(says[known])).toBe(known === language)
  expect(String(mail?.html)).toContain('/pedido/')
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/undefined|null|\[object|=>/)
})
