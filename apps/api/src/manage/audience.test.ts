import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { asWorker, inShop } from '../database/index.ts'
import { writeSubscribers } from '../newsletter/portable.ts'
import { openShop } from '../orders/testing.ts'
import { manageAs, testApi } from '../testing.ts'
import { openManaged, refusalOf } from './testing.ts'

const { db, platform } = await openManaged()
afterAll(() => db.close())

const NOW = '2026-03-31T12:00:00.000Z'
const apiAt = (now: string) => testApi(db, { now: () => new Date(now) })
const manage = () => manageAs(apiAt(NOW).app, platform)

test('subscribers are listed newest first, page by page, of the shop alone, and with those who left when asked for', async () => {
  const params = { shopId: await openShop(db) }
  const other = { shopId: await openShop(db) }
  const { api } = apiAt(NOW)
  const wish = (shopId: number, email: string) => api.subscribe({ body: { shopId, email, consent: 'es-1' } })
  for (const email of ['a@example.org', 'b@example.org', 'c@example.org']) await wish(params.shopId, email)
  await wish(other.shopId, 'd@example.org')
  await asWorker(db, (tx) =>
    tx.execute(sql`update subscribers set unsubscribed_at = ${NOW} where email = 'b@example.org'`),
  )
  const first = await manage().listSubscribers({ params, query: { limit: 1 } })
  const second = await manage().listSubscribers({ params, query: { limit: 1, after: first.next } })
  expect([...first.items, ...second.items, second.next]).toMatchObject([
    { email: 'a@example.org', state: 'waiting', subscribedAt: NOW, consent: { version: 'es-1', at: NOW } },
    { email: 'c@example.org' },
    null,
  ])
  expect((await manage().listSubscribers({ params, query: { all: 'true' } })).items).toMatchObject([
    {},
    { email: 'b@example.org', state: 'left', leftAt: NOW },
    {},
  ])
  expect(first.items[0]).not.toHaveProperty('place')
})

test('the shop takes an address off: it stays off when files have it, and only who reads its mail comes back', async () => {
  const params = { shopId: await openShop(db) }
  const { shopId } = params
  const { api } = apiAt(NOW)
  const email = 'a@example.org'
  for (const each of [email, 'b@example.org']) await api.subscribe({ body: { shopId, email: each, consent: 'es-1' } })
  const keyOf = async () => {
    const { rows } = await asWorker(db, (tx) =>
      tx.execute<{ key: string }>(
        sql`select confirm_key as key from subscribers where shop_id = ${shopId} and email = ${email}`,
      ),
    )
    return rows[0]?.key ?? ''
  }
  await api.confirmSubscription({ body: { shopId, key: await keyOf() } })
  await manage().endSubscription({ params, body: { email: 'A@Example.org' } })
  const left = [{ state: 'left', leftAt: NOW, confirmedAt: NOW }, { state: 'waiting' }]
  const states = async () =>
    (await manage().listSubscribers({ params, query: { all: 'true' } })).items.toSorted((a, b) =>
      a.email.localeCompare(b.email),
    )
  expect(await states()).toMatchObject(left)
  // A repeated call changes nothing, and an address that was never on the list is not found.
  await manage().endSubscription({ params, body: { email } })
  expect(await refusalOf(manage().endSubscription({ params, body: { email: 'z@example.org' } }))).toMatchObject({
    status: 404,
  })
  const carried = { email, confirmKey: 'f'.repeat(32), subscribedAt: NOW, confirmedAt: NOW, unsubscribedAt: null }
  await inShop(db, shopId, (tx) => writeSubscribers(tx, shopId, [{ ...carried, consents: [] }]))
  expect(await states()).toMatchObject(left)
  expect(await (await manage().exportSubscribers({ params })).text()).not.toContain(email)

  await api.subscribe({ body: { shopId, email, consent: 'es-1' } })
  expect(await states()).toMatchObject([{ state: 'waiting' }, {}])
  const { items } = await manage().listAuditLog({ params, query: { action: 'endSubscription' } })
  expect(items).toHaveLength(2)
  expect(JSON.stringify(items)).not.toContain('example.org')
})

describe('numbers', () => {
  test('are those of the last thirty days when nothing is said, and of the days that are named', async () => {
    const params = { shopId: await openShop(db) }
    await asWorker(db, (tx) =>
      tx.execute(
        sql`insert into shop_counts (shop_id, what, about, day, times) values (${params.shopId}, 'visit', '', '2026-03-30', 5)`,
      ),
    )
    const usual = await manage().getNumbers({ params })
    expect([usual.from, usual.to, usual.days.length]).toEqual(['2026-03-02', '2026-03-31', 30])
    expect(usual.days.at(-2)).toMatchObject({ day: '2026-03-30', views: 5, visitedPage: 0 })
    const day = { from: '2026-03-30', to: '2026-03-30' }
    expect(await manage().getNumbers({ params, query: day })).toMatchObject({
      ...day,
      days: [{ views: 5 }],
      checkout: [],
    })
  })

  test.each([
    [{ from: '2026-04-01', to: '2026-03-31' }, [{ path: 'from', code: 'tooBig' }]],
    [{ from: '2025-03-01', to: '2026-03-31' }, [{ path: 'from', code: 'tooSmall' }]],
    [{ from: '2026-04-01' }, [{ path: 'from', code: 'tooBig' }]],
  ])('of %j are refused', async (query, errors) => {
    const params = { shopId: await openShop(db) }
    expect(await refusalOf(manage().getNumbers({ params, query }))).toMatchObject({ status: 400, errors })
  })
})

test('a line added to the mails of a step is set, changed and taken away, and no other with it', async () => {
  const params = { shopId: await openShop(db) }
  const none = await manage().getMailNotes({ params })
  expect(none.notes).toEqual({})
  const { name } = await manage().getShop({ params })
  expect(none.around.sent).toEqual({
    title: 'Tu pedido va en camino',
    lead: `Hola, {name}: ${name} ya envió tu pedido.`,
    button: 'Ver mi pedido',
  })
  const body = { notes: { sent: ' By bicycle. ', paid: 'Thank you.' } }
  const set = await manage().changeMailNotes({ params, revision: none.revision, body })
  expect(set.notes).toEqual({ sent: 'By bicycle.', paid: 'Thank you.' })
  const stale = manage().changeMailNotes({ params, revision: none.revision, body: { notes: { paid: null } } })
  expect(await refusalOf(stale)).toMatchObject({ status: 412 })
  const left = await manage().changeMailNotes({ params, revision: set.revision, body: { notes: { sent: null } } })
  expect(left.notes).toEqual({ paid: 'Thank you.' })
  const answer = await apiAt(NOW).app.request(`/manage/v1/shops/${params.shopId}/mail-notes`, {
    method: 'PATCH',
    body: JSON.stringify({ notes: { sent: 'x'.repeat(501), parcel: 'y' } }),
    headers: { authorization: `Bearer ${platform}`, 'content-type': 'application/json', 'if-match': '*' },
  })
  expect(await answer.json()).toMatchObject({ code: 'fields', errors: [{ path: 'notes.sent', code: 'tooLong' }, {}] })
})

test('what a chat begins with is written, and given back to our text; places that mean nothing are refused', async () => {
  const params = { shopId: await openShop(db) }
  const none = await manage().getChatTexts({ params })
  expect(none).toMatchObject({ texts: {}, ready: { hello: expect.stringContaining('{name}') } })
  const texts = { hello: ' Hola, {name}. Pedido {number}: {link} ', ready: 'Ven por {number}.' }
  const set = await manage().changeChatTexts({ params, revision: none.revision, body: { texts } })
  expect(set.texts).toEqual({ hello: 'Hola, {name}. Pedido {number}: {link}', ready: 'Ven por {number}.' })
  const stale = manage().changeChatTexts({ params, revision: none.revision, body: { texts: { ready: null } } })
  expect(await refusalOf(stale)).toMatchObject({ status: 412 })
  const left = await manage().changeChatTexts({ params, revision: set.revision, body: { texts: { hello: null } } })
  expect(left.texts).toEqual({ ready: 'Ven por {number}.' })
  const answer = await apiAt(NOW).app.request(`/manage/v1/shops/${params.shopId}/chat-texts`, {
    method: 'PATCH',
    body: JSON.stringify({ texts: { hello: 'Hola {nombre}', ready: 'x'.repeat(501) } }),
    headers: { authorization: `Bearer ${platform}`, 'content-type': 'application/json', 'if-match': '*' },
  })
  expect(await answer.json()).toMatchObject({
    code: 'fields',
    errors: [
      { path: 'texts.hello', code: 'notAllowed' },
      { path: 'texts.ready', code: 'tooLong' },
    ],
  })
})
