import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { asWorker } from '../database/index.ts'
import { execute, query } from '../database/query.ts'
import { placeOrders } from '../messages/testing.ts'
import { openShop, sell } from '../orders/testing.ts'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import { forgetOld } from './store.ts'

const NOW = new Date('2031-05-20T12:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const rows = async (what: ReturnType<typeof sql>) =>
  (await asWorker(db, (tx) => query(tx, z.object({ said: z.string() }), what))).map(({ said }) => said)

test('searches go after 90 days, unconfirmed addresses after 7, network addresses of consents after 30, sent messages too', async () => {
  const shopId = await openShop(db, { email: 'tienda@ejemplo.co' })
  await placeOrders(db, shopId, [{}])
  await asWorker(db, async (tx) => {
    for (const days of [91, 89]) {
      for (const what of ['foundNothing', 'viewedProduct'])
        await execute(
          tx,
          sql`insert into shop_counts (shop_id, what, about, day, times)
            values (${shopId}, ${what}, ${`${days}`}, ${ago(days)}::date, 1)`,
        )
    }
    for (const [email, days, confirmed] of [
      ['old@x.co', 8, null],
      ['new@x.co', 6, null],
      ['reader@x.co', 300, ago(299)],
      ['back@x.co', 9, null],
    ] as const) {
      await execute(
        tx,
        sql`insert into subscribers (shop_id, email, confirm_key, subscribed_at, confirmed_at)
          values (${shopId}, ${email}, ${email}, ${ago(days)}, ${confirmed})`,
      )
      await execute(
        tx,
        sql`insert into consents (shop_id, email, act, at, address) values (${shopId}, ${email}, 'asked', ${ago(days)}, '203.0.113.7')`,
      )
    }
    await execute(
      tx,
      sql`insert into consents (shop_id, email, act, at) values (${shopId}, 'back@x.co', 'confirmed', ${ago(400)})`,
    )
    for (const [email, sent, dead] of [
      ['sent@x.co', ago(31), null],
      ['dead@x.co', null, ago(31)],
      ['late@x.co', ago(29), null],
      ['waits@x.co', null, null],
    ] as const)
      await execute(
        tx,
        sql`insert into outbox (shop_id, kind, email, created_at, sent_at, dead_at)
          values (${shopId}, 'newsletter.confirm', ${email}, ${ago(40)}, ${sent}, ${dead})`,
      )
    await execute(tx, sql`update outbox set sent_at = ${ago(400)} where order_number is not null`)
    for (const days of [31, 29])
      await execute(
        tx,
        sql`insert into webhook_deliveries (shop_id, webhook_id, event, body, created_at)
          values (${shopId}, 1, 'ping', ${`${days}`}, ${ago(days)})`,
      )
  })

  while ((await forgetOld(db, NOW)) > 0);

  const counted = (what: string) => rows(sql`select about as said from shop_counts where what = ${what} order by day`)
  expect(await counted('foundNothing')).toEqual(['89'])
  expect(await counted('viewedProduct')).toEqual(['91', '89'])
  expect(await rows(sql`select email as said from subscribers order by 1`)).toEqual(['new@x.co', 'reader@x.co'])
  expect(await rows(sql`select email || act || coalesce(address, '') as said from consents order by 1`)).toEqual([
    'back@x.coasked203.0.113.7',
    'back@x.coconfirmed',
    'new@x.coasked203.0.113.7',
    'reader@x.coasked',
  ])
  expect(await rows(sql`select email as said from outbox where order_number is null order by 1`)).toEqual([
    'late@x.co',
    'waits@x.co',
  ])
  expect(await rows(sql`select body as said from webhook_deliveries`)).toEqual(['29'])
  // If an old client announces an order again (C21), the first announcement must still be recorded.
  expect(await rows(sql`select kind as said from outbox where order_number is not null order by 1`)).toEqual([
    'order.buyer',
    'order.merchant',
  ])
})

test('a proof of payment goes 90 days after its order was settled, and after a year of an order that nobody settles', async () => {
  const shopId = await openShop(db)
  const orders = await placeOrders(db, shopId, [{}, {}, {}, {}])
  const told = [
    ['paid', 91, 91, 'gone'],
    ['cancelled', 89, 200, 'settled lately'],
    ['unpaid', 300, 300, 'open'],
    ['unpaid', 366, 366, 'open for ever'],
  ] as const
  await asWorker(db, async (tx) => {
    for (const [at, [status, moved, received, name]] of told.entries()) {
      const number = orders[at] ?? 0
      await execute(
        tx,
        sql`update orders set status = ${status}, updated_at = ${ago(moved)} where order_number = ${number}`,
      )
      await execute(
        tx,
        sql`insert into payment_proofs values (${shopId}, ${number}, 'application/pdf', ${Buffer.from(name)}, 1, ${ago(received)})`,
      )
    }
  })
  await forgetOld(db, NOW)
  const left = await rows(
    sql`select convert_from(file, 'UTF8') as said from payment_proofs where shop_id = ${shopId} order by 1`,
  )
  expect(left).toEqual(['open', 'settled lately'])
})

test('tasks go 30 days after they ended, what would undo them once it cannot be any more, and counts of stock after 90 days', async () => {
  const shopId = await openShop(db)
  await asWorker(db, async (tx) => {
    for (const [name, ended, undoUntil] of [
      ['old', ago(31), ago(30)],
      ['ended', ago(2), ago(1)],
      ['undoable', ago(0.5), ago(-0.5)],
      ['running', null, null],
    ] as const)
      await execute(
        tx,
        sql`
          with task as (
            insert into tasks (shop_id, kind, state, who, input, total, created_at, finished_at, undo_until)
            values (${shopId}, ${name}, ${ended ? 'done' : 'running'}, 'x', '{}', 1, ${ago(40)}, ${ended}, ${undoUntil})
            returning shop_id, id)
          insert into task_parts (shop_id, task_id, changes) select shop_id, id, '[]' from task`,
      )
    for (const days of [91, 89])
      await execute(
        tx,
        sql`
          insert into stock_counts (shop_id, who, rows, created_at)
          values (${shopId}, ${`${days}`}, '[]', ${ago(days)})`,
      )
  })
  await forgetOld(db, NOW)
  expect(await rows(sql`select kind as said from tasks where shop_id = ${shopId} order by id`)).toEqual([
    ...['ended', 'undoable', 'running'],
  ])
  expect(
    await rows(sql`
      select t.kind as said from task_parts p join tasks t on t.shop_id = p.shop_id and t.id = p.task_id
      where p.shop_id = ${shopId} order by t.id`),
  ).toEqual(['undoable', 'running'])
  expect(await rows(sql`select who as said from stock_counts where shop_id = ${shopId}`)).toEqual(['89'])
})

test('what shoppers wrote goes after 180 days, and of one shop the oldest of more than 10,000', async () => {
  const [shopId, flooded] = [await openShop(db), await openShop(db)]
  await asWorker(db, async (tx) => {
    for (const days of [181, 179])
      await execute(
        tx,
        sql`
          insert into contact_messages (shop_id, at, name, email, text)
          values (${shopId}, ${ago(days)}, 'Ana', 'ana@x.co', ${`${days}`})`,
      )
    await execute(
      tx,
      sql`
        insert into contact_messages (shop_id, at, name, email, text)
        select ${flooded}, ${ago(1)}, 'Ana', 'ana@x.co', turn::text from generate_series(1, 10003) turn order by turn + 0`,
    )
  })
  await forgetOld(db, NOW)
  const left = (shop: number) =>
    rows(sql`select text as said from contact_messages where shop_id = ${shop} order by id limit 1`)
  expect(await left(shopId)).toEqual(['179'])
  expect(await left(flooded)).toEqual(['4'])
})

test('products and articles are in the bin for 30 days', async () => {
  const shopId = await openShop(db)
  const products = await sell(db, shopId, { name: '31' }, { name: '29' }, { name: 'not there' })
  const binned = [ago(31), ago(29), null]
  await asWorker(db, async (tx) => {
    for (const [at, { id, name }] of products.entries()) {
      const deletedAt = binned[at] ?? null
      await execute(tx, sql`update products set deleted_at = ${deletedAt} where shop_id = ${shopId} and id = ${id}`)
      await execute(
        tx,
        sql`
          insert into articles (shop_id, slug, title, body, deleted_at)
          values (${shopId}, ${`a${at}`}, ${name}, '', ${deletedAt})`,
      )
    }
  })
  await forgetOld(db, NOW)
  for (const table of ['products', 'articles'] as const) {
    const name = sql.raw(table === 'products' ? 'name' : 'title')
    expect(
      await rows(sql`select ${name} as said from ${sql.raw(table)} where shop_id = ${shopId} order by id`),
    ).toEqual(['29', 'not there'])
  }
})
