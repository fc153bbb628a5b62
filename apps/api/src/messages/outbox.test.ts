import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asWorker, inShop } from '../database/index.ts'
import { orderContext } from '../order-context.ts'
import { moveOrder } from '../orders/move.ts'
import { openShop } from '../orders/testing.ts'
import { buildProgram } from '../testing/program.ts'
import { openSmtp, type ReceivedMail, type TestSmtp } from '../testing/smtp.ts'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import { queueOrderEvent } from './order-events.ts'
import { countOutbox, insertContactMail } from './store.ts'
import { placeOrders, type TestWorker, testWorker } from './testing.ts'
import { delayAfter, retryAfter } from './worker.ts'

let db: TestDatabase
let shopId: ShopId
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  shopId = await openShop(db, { email: 'tienda@ejemplo.co' })
})

const open: { readonly close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
  await asWorker(db, (tx) => tx.execute(sql`delete from outbox`))
})

async function smtp(...mind: Parameters<typeof openSmtp>): Promise<TestSmtp> {
  const server = await openSmtp(...mind)
  open.push(server)
  return server
}
function worker(options: Parameters<typeof testWorker>[1]): TestWorker {
  const started = testWorker(db, options)
  open.push({ close: started.stop })
  return started
}

const QUICKLY = { timeout: 20_000, interval: 20 }
const settled = (state: { waiting: number; dead: number }) =>
  expect.poll(() => countOutbox(db), QUICKLY).toEqual({ dropped: 0, ...state })
const buyers = (count: number) => Array.from({ length: count }, (_, at) => ({ email: `ana${at}@ejemplo.co` }))
const tally = (texts: readonly (string | undefined)[]) => {
  const counts: Record<string, number> = {}
  for (const text of texts) counts[text ?? ''] = (counts[text ?? ''] ?? 0) + 1
  return counts
}
const dueAt = async (token = '') => {
  const { rows } = await asWorker(db, (tx) =>
    tx.execute(sql`select due_at::text as at from outbox where token = ${token}`),
  )
  return String(rows[0]?.at)
}
const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((done) => {
    open = done
  })
  return { open, opened }
}
const idsOf = (mails: readonly ReceivedMail[]) => mails.map(({ messageId }) => messageId)
const distinct = (texts: readonly unknown[]) => new Set(texts).size

describe('what an order says leaves with it', () => {
  test('every order is told once to its buyer and once to its shop, each mail under an id of its own', async () => {
    const { url, mails } = await smtp()
    const numbers = await placeOrders(db, shopId, buyers(6))
    worker({ smtpUrl: url })
    await settled({ waiting: 0, dead: 0 })
    expect(tally(mails.map(({ recipients }) => recipients.join()))).toEqual({
      'tienda@ejemplo.co': 6,
      ...Object.fromEntries(buyers(6).map(({ email }) => [email, 1])),
    })
    expect(distinct(idsOf(mails))).toBe(12)
    for (const number of numbers) expect(mails.filter(({ text }) => text?.includes(String(number)))).toHaveLength(2)
  })

  test('nothing is said of an order that was not placed, nor twice of one that was', async () => {
    const [number = 0] = await placeOrders(db, shopId, buyers(1))
    expect(await countOutbox(db)).toEqual({ waiting: 2, dead: 0, dropped: 0 })
    // C21, as an old client calls it.
    const announce = (shop: ShopId, about: number) =>
      inShop(db, shop, (tx) => queueOrderEvent(tx, shop, about, { kind: 'placed' }))
    await announce(shopId, number)
    await announce(shopId, 987_654_321)
    await announce(await openShop(db), number)
    await expect(placeOrders(db, shopId, [{ name: '' }])).rejects.toThrow('refused')
    expect(await countOutbox(db)).toEqual({ waiting: 2, dead: 0, dropped: 0 })
  })

  test('a buyer without an address and a shop without one are told nothing, and nothing waits for ever', async () => {
    const silent = await openShop(db)
    await placeOrders(db, silent, [{ email: null }])
    expect(await countOutbox(db)).toEqual({ waiting: 0, dead: 0, dropped: 0 })
    const contact = { clientName: 'Ana', clientEmail: 'ana@ejemplo.co', clientPhone: '', message: 'Hola' }
    await inShop(db, silent, (tx) => insertContactMail(tx, silent, contact))
    expect(await countOutbox(db)).toEqual({ waiting: 0, dead: 0, dropped: 0 })
  })

  test('what a person wrote to the shop is forgotten once it is sent (C20)', async () => {
    const { url, mails } = await smtp()
    const contact = { clientName: 'Ana', clientEmail: 'ana@ejemplo.co', clientPhone: '300', message: 'Un secreto' }
    await inShop(db, shopId, (tx) => insertContactMail(tx, shopId, contact))
    worker({ smtpUrl: url })
    await settled({ waiting: 0, dead: 0 })
    expect(mails[0]?.text).toContain('Un secreto')
    const { rows } = await asWorker(db, (tx) => tx.execute(sql`select outbox::text as row from outbox`))
    expect(JSON.stringify(rows)).not.toContain('secreto')
  })
})

describe('when the mail server is away or says no', () => {
  test('down while orders are placed, then up: everything arrives, once', async () => {
    const first = await openSmtp()
    await first.close()
    const { lines } = worker({ smtpUrl: first.url })
    await placeOrders(db, shopId, buyers(8))
    await expect.poll(() => lines.filter((line) => line.includes('not sent yet')).length, QUICKLY).toBeGreaterThan(20)
    const { mails } = await smtp({ port: first.port })
    await settled({ waiting: 0, dead: 0 })
    expect(mails).toHaveLength(16)
    expect(distinct(idsOf(mails))).toBe(16)
  })

  test('an address refused for good is given up at once, and the log names no one', async () => {
    const requested: string[] = []
    const { url, mails } = await smtp({
      refuse: (address) => {
        requested.push(address)
        return address === 'ana0@ejemplo.co' ? 550 : null
      },
    })
    await placeOrders(db, shopId, buyers(2))
    const { lines } = worker({ smtpUrl: url })
    await settled({ waiting: 0, dead: 1 })
    expect(tally(requested)).toEqual({ 'ana0@ejemplo.co': 1, 'ana1@ejemplo.co': 1, 'tienda@ejemplo.co': 2 })
    expect(mails).toHaveLength(3)
    const [logged] = lines.filter((line) => line.includes('given up'))
    expect(JSON.parse(logged ?? '')).toMatchObject({
      shop: shopId,
      kind: 'order.buyer',
      tries: 1,
      problem: '550 at RCPT TO',
    })
    expect(lines.join()).not.toContain('ana')
  })

  test('an address that is no mailbox at all is given up, not tried for two days', async () => {
    const { url } = await smtp()
    await placeOrders(db, shopId, [{ email: 'a<b>,c@ejemplo.co' }, { email: `${'ñ'.repeat(70)}@ejemplo.co` }])
    worker({ smtpUrl: url })
    await expect.poll(async () => (await countOutbox(db)).waiting, QUICKLY).toBe(0)
  })

  test('not now (4xx) is asked again; after enough tries it is given up, counted, and said', async () => {
    let refusals = 0
    const { url, mails } = await smtp({
      refuse: (address) =>
        address === 'ana0@ejemplo.co' && ++refusals < 4 ? 450 : address === 'ana1@ejemplo.co' ? 451 : null,
    })
    await placeOrders(db, shopId, buyers(2))
    const { lines } = worker({ smtpUrl: url, maxTries: 5 })
    await settled({ waiting: 0, dead: 1 })
    expect(mails.map(({ recipients }) => recipients.join()).toSorted()).toEqual([
      'ana0@ejemplo.co',
      'tienda@ejemplo.co',
      'tienda@ejemplo.co',
    ])
    const [logged] = lines.filter((line) => line.includes('given up'))
    expect(JSON.parse(logged ?? '')).toMatchObject({ tries: 5, problem: '451 at RCPT TO' })
  })

  test('a row that says nothing we know is given up and named; its shop’s other mails leave', async () => {
    const { url, mails } = await smtp()
    await placeOrders(db, shopId, buyers(1))
    await asWorker(db, (tx) => tx.execute(sql`update outbox set order_number = null where kind = 'order.buyer'`))
    const { lines } = worker({ smtpUrl: url })
    await settled({ waiting: 0, dead: 1 })
    expect(mails.map(({ recipients }) => recipients.join())).toEqual(['tienda@ejemplo.co'])
    const [logged] = lines.filter((line) => line.includes('given up'))
    const problem = 'column number is no number'
    expect(JSON.parse(logged ?? '')).toMatchObject({ shop: shopId, kind: 'order.buyer', tries: 1, problem })
    const { rows } = await asWorker(db, (tx) => tx.execute(sql`select problem from outbox where dead_at is not null`))
    expect(rows).toEqual([{ problem }])
  })

  test('waits longer after every try, up to a quarter of an hour, and spreads', () => {
    const delays = [1, 2, 3, 4, 30, 199].map((tries) => delayAfter(tries, 0.5))
    expect(delays).toEqual([2_000, 4_000, 8_000, 16_000, 900_000, 900_000])
    expect([delayAfter(3, 0), delayAfter(3, 1)]).toEqual([6_000, 10_000])
  })

  test('a webhook is tried again soon at first, then for three days', () => {
    const tries = Array.from({ length: 12 }, (_, index) => retryAfter({ kind: 'webhook', delivery: 1 }, index + 1))
    const minutes = tries.map((delay) => (delay === null ? null : delay / 60_000))
    expect(minutes).toEqual([5 / 60, 1, 10, 60, 360, ...Array(6).fill(720), null])
  })
})

describe('several workers', () => {
  test('share the work: no mail is sent twice', async () => {
    const { url, mails } = await smtp()
    const shops = await Promise.all([openShop(db), openShop(db), shopId])
    for (const shop of shops) await placeOrders(db, shop, buyers(20))
    for (let count = 0; count < 3; count++) worker({ smtpUrl: url })
    await settled({ waiting: 0, dead: 0 })
    expect(mails).toHaveLength(80)
    expect(distinct(idsOf(mails))).toBe(80)
  })

  test('a mail that takes longer than its lease is still sent by one of them only', async () => {
    const seen = new Set<string>()
    const { url, mails } = await smtp({
      // The first mail is accepted after its lease has been renewed three times.
      async onStored() {
        const [{ messageId } = {}] = mails
        const token = messageId?.slice(1, 37)
        await expect.poll(async () => seen.add(await dueAt(token)).size, QUICKLY).toBeGreaterThan(3)
      },
    })
    await placeOrders(db, shopId, buyers(1))
    for (let count = 0; count < 2; count++) worker({ smtpUrl: url, lease: 300 })
    await settled({ waiting: 0, dead: 0 })
    expect(distinct(idsOf(mails))).toBe(2)
    expect(mails).toHaveLength(2)
  })

  test('asked to stop, one finishes the mail it is sending and leaves the rest to the next', async () => {
    const [reached, requested] = [gate(), gate()]
    const { url, mails } = await smtp({
      // The response is sent after the worker was asked to stop.
      onStored() {
        reached.open()
        return requested.opened
      },
    })
    await placeOrders(db, shopId, buyers(10))
    const first = worker({ smtpUrl: url })
    await reached.opened
    const stopped = first.stop()
    requested.open()
    await stopped
    const sent = mails.length
    expect(sent).toBeLessThanOrEqual(3)
    expect(await countOutbox(db)).toEqual({ waiting: 20 - sent, dead: 0, dropped: 0 })
    worker({ smtpUrl: url })
    await settled({ waiting: 0, dead: 0 })
    expect(mails).toHaveLength(20)
  })
})

describe('killed in the middle', () => {
  let program: string
  beforeAll(async () => {
    program = await buildProgram('messages/worker-process.ts', 'outbox-test')
  })

  test('killed with -9 between the acceptance of a mail and its mark: that mail comes again under its id, no other does', async () => {
    let kill: () => Promise<void> = async () => {}
    const { url, mails } = await smtp({ onStored: () => (mails.length === 7 ? kill() : undefined) })
    await placeOrders(db, shopId, buyers(12))
    const child = fork(program, [db.url, url, '1500'], { stdio: 'inherit' })
    const died = once(child, 'exit')
    kill = async () => {
      child.kill('SIGKILL')
      await died
    }
    await died
    const unmarked = (await countOutbox(db)).waiting - (24 - mails.length)
    worker({ smtpUrl: url, lease: 1500 })
    await settled({ waiting: 0, dead: 0 })
    expect(distinct(idsOf(mails))).toBe(24)
    // Those that were accepted but not marked as sent, and no others.
    expect(unmarked).toBeGreaterThanOrEqual(1)
    expect(mails).toHaveLength(24 + unmarked)
    const [first, again] = mails.filter(({ messageId }) => messageId === mails[6]?.messageId)
    expect([again?.text, again?.subject, again?.date]).toEqual([first?.text, first?.subject, first?.date])
  })
})

test('an address typed into forms gets so many mails a day, of one shop and of all; merchants get theirs', async () => {
  const server = await smtp()
  const [other, third] = [await openShop(db, {}), await openShop(db, {})]
  const victim = (at: number) => ({ email: at % 2 ? 'victima@ejemplo.co' : `Victima+${at}+de@ejemplo.co` })
  const some = (count: number) => Array.from({ length: count }, (_, at) => victim(at))
  worker({ smtpUrl: server.url })
  // A limit of the first shop does not affect the others.
  for (const [shop, count] of [
    [shopId, 14],
    [other, 4],
    [third, 3],
  ] as const) {
    await placeOrders(db, shop, some(count))
    await expect.poll(async () => (await countOutbox(db)).waiting, QUICKLY).toBe(0)
  }
  const to = (pattern: RegExp) => server.mails.filter(({ recipients }) => recipients.some((each) => pattern.test(each)))
  expect(to(/victima/i)).toHaveLength(15)
  expect(to(/tienda@/)).toHaveLength(14)
  expect((await countOutbox(db)).dead).toBe(6)
})

test('orders of strangers under an address silence neither its shop’s notices nor what shops say of its own order', async () => {
  const server = await smtp()
  const owner = { email: 'tienda@ejemplo.co' }
  const elsewhere = await openShop(db, { email: 'otra@ejemplo.co' })
  const [mine = 0] = await placeOrders(db, elsewhere, [owner])
  worker({ smtpUrl: server.url })
  const stranger = await openShop(db, {})
  for (const shop of [elsewhere, stranger]) await placeOrders(db, shop, Array(12).fill(owner))
  await expect.poll(async () => (await countOutbox(db)).waiting, QUICKLY).toBe(0)
  const before = server.mails.length

  // The owner's own shop has a buyer, and the owner's own order elsewhere is confirmed and sent.
  await placeOrders(db, shopId, buyers(1))
  const sent = { shopId: elsewhere, number: mine, to: 'dispatched', who: 'shop', why: null } as const
  expect(await inShop(db, elsewhere, (tx) => moveOrder(tx, sent, orderContext(new Date())))).toMatchObject({
    kind: 'moved',
  })
  await expect.poll(async () => (await countOutbox(db)).waiting, QUICKLY).toBe(0)
  const later = server.mails.slice(before).filter(({ recipients }) => recipients.includes(owner.email))
  expect(later).toHaveLength(2)
})
