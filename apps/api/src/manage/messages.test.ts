import type { ManageClient, Role } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop } from '../orders/testing.ts'
import { manageAs, type TestDatabase, testApi } from '../testing.ts'
import { memberOf, openManaged, refusalOf } from './testing.ts'

let db: TestDatabase
let platform: ManageClient
let api: ReturnType<typeof testApi>['api']
let clock = Date.parse('2026-03-01T15:00:00Z')
beforeAll(async () => {
  const managed = await openManaged()
  db = managed.db
  const made = testApi(db, { now: () => new Date(clock) })
  api = made.api
  platform = manageAs(made.app, managed.platform)
})
afterAll(() => db.close())

const write = (
  shopId: ShopId,
  values: { name?: string; email?: string; phone?: string | null; message?: string } = {},
) =>
  api.sendContactMessage({
    body: {
      shopId,
      shopName: 'Mercado',
      name: 'Marcela Ríos',
      email: 'marcela@correo.example',
      phone: '300 111-2233',
      message: '¿Tienen talla XS?',
      ...values,
    },
  })

async function join(shopId: ShopId, role: Role, name: string) {
  const { personId, secret } = await memberOf(db, shopId, role, { email: `${name}.${shopId}@feria.test` })
  return { personId, manage: manageAs(testApi(db).app, secret) }
}

const only = async (shopId: ShopId) => {
  const { items } = await platform.listMessages({ params: { shopId }, query: {} })
  const [message] = items
  if (!message || items.length > 1) throw new Error(`${items.length} messages`)
  return message
}

test('what a shopper wrote is kept for the shop, also where it has no mail address, and for no other shop', async () => {
  const [shopId, other] = [await openShop(db), await openShop(db)]
  await write(shopId)
  expect(await only(shopId)).toMatchObject({
    name: 'Marcela Ríos',
    email: 'marcela@correo.example',
    phone: '300 111-2233',
    chatNumber: '+573001112233',
    text: '¿Tienen talla XS?',
    at: '2026-03-01T15:00:00.000Z',
    state: 'new',
    assigned: null,
    answered: null,
    changed: null,
  })
  expect((await platform.listMessages({ params: { shopId: other }, query: {} })).items).toEqual([])
  const { id, revision } = await only(shopId)
  const foreign = platform.changeMessage({ params: { shopId: other, id }, revision, body: { state: 'spam' } })
  expect(await refusalOf(foreign)).toMatchObject({ status: 404 })
  expect(await only(shopId)).toMatchObject({ state: 'new' })
})

test('messages are listed newest first, page by page, by state, age, assignment and what they say', async () => {
  const shopId = await openShop(db)
  const params = { shopId }
  const ana = await join(shopId, 'sales', 'ana')
  for (const name of ['Uno', 'Dos', 'Tres']) {
    await write(shopId, { name, email: `${name}@correo.example`, phone: null, message: `Pregunta ${name} 100%` })
    clock += 60_000
  }
  const named = async (query: Parameters<ManageClient['listMessages']>[0]['query'], by = ana.manage) =>
    (await by.listMessages({ params, query })).items.map(({ name }) => name)
  expect(await named({})).toEqual(['Tres', 'Dos', 'Uno'])
  const first = await platform.listMessages({ params, query: { limit: 2 } })
  expect(first.items.map(({ name }) => name)).toEqual(['Tres', 'Dos'])
  expect(await named({ limit: 2, after: first.next ?? '' })).toEqual(['Uno'])
  const [tres, dos] = first.items
  if (!tres || !dos) throw new Error('nothing was listed')
  const { revision } = tres
  await platform.changeMessage({ params: { shopId, id: tres.id }, revision, body: { state: 'spam' } })
  await platform.changeMessage({ params: { shopId, id: dos.id }, revision: '*', body: { assigned: ana.personId } })
  expect(await named({ state: 'new' })).toEqual(['Dos', 'Uno'])
  expect(await named({ state: 'spam' })).toEqual(['Tres'])
  expect(await named({ assigned: 'me' })).toEqual(['Dos'])
  expect(await named({ until: dos.at })).toEqual(['Uno'])
  expect(await named({ q: 'PREGUNTA dos' })).toEqual(['Dos'])
  expect(await named({ q: 'uno@correo' })).toEqual(['Uno'])
  expect(await named({ q: '%' })).toHaveLength(3)
  await write(shopId, { name: 'Cuatro', phone: '(300) 111 2233' })
  expect(await named({ q: '3001112233' })).toEqual(['Cuatro'])
  const ofKey = platform.listMessages({ params, query: { assigned: 'me' } })
  expect(await refusalOf(ofKey)).toMatchObject({ errors: [{ path: 'assigned', code: 'notAllowed' }] })
})

test('a message is done, spam and new again, and says who changed it last; who has seen an older one is told', async () => {
  const shopId = await openShop(db)
  await write(shopId)
  const { manage } = await join(shopId, 'manager', 'beto')
  const { id, revision } = await only(shopId)
  const params = { shopId, id }
  const done = await manage.changeMessage({ params, revision, body: { state: 'done' } })
  expect(done).toMatchObject({ state: 'done', changed: { who: `beto.${shopId}` } })
  expect(await refusalOf(manage.changeMessage({ params, revision, body: { state: 'spam' } }))).toMatchObject({
    status: 412,
  })
  const open = await manage.changeMessage({ params, revision: done.revision, body: { state: 'new' } })
  expect(open).toMatchObject({ state: 'new', revision })
  const { items } = await manage.listAuditLog({ params: { shopId }, query: {} })
  const rows = items.filter(({ action }) => action === 'changeMessage')
  expect(rows).toMatchObject([
    { thing: `messages/${id}`, before: { state: 'done' }, after: { state: 'new' } },
    { thing: `messages/${id}`, before: { state: 'new' }, after: { state: 'done' } },
  ])
  expect(JSON.stringify(items)).not.toMatch(/marcela|talla/i)
})

test('who begins an answer is noted, and that is no change that others would have to see first', async () => {
  const shopId = await openShop(db)
  await write(shopId)
  const { manage } = await join(shopId, 'sales', 'caro')
  const { id, revision } = await only(shopId)
  const params = { shopId, id }
  const noted = await manage.changeMessage({ params, revision: '*', body: { answered: true } })
  expect(noted).toMatchObject({ state: 'new', revision, answered: { who: `caro.${shopId}` }, changed: null })
  expect(await manage.changeMessage({ params, revision, body: { state: 'done' } })).toMatchObject({ state: 'done' })
})

test('it is assigned to who may answer, and goes back to nobody with their role, and when they leave', async () => {
  const shopId = await openShop(db)
  await write(shopId)
  const [owner, caro, dani] = [
    await join(shopId, 'owner', 'ana'),
    await join(shopId, 'sales', 'caro'),
    await join(shopId, 'stockroom', 'dani'),
  ]
  const { items } = await caro.manage.listAnswerers({ params: { shopId } })
  expect(items.map(({ id }) => id).toSorted()).toEqual([owner.personId, caro.personId].toSorted())
  const { id } = await only(shopId)
  const params = { shopId, id }
  const give = (assigned: number | null) => owner.manage.changeMessage({ params, revision: '*', body: { assigned } })
  for (const nobody of [dani.personId, 999_999])
    expect(await refusalOf(give(nobody))).toMatchObject({ errors: [{ path: 'assigned', code: 'unknown' }] })
  expect(await give(caro.personId)).toMatchObject({ assigned: { id: caro.personId, name: `caro.${shopId}` } })
  const ofCaro = { params: { shopId, id: caro.personId }, revision: '*' }
  await owner.manage.changeMember({ ...ofCaro, body: { role: 'stockroom' } })
  expect(await only(shopId)).toMatchObject({ assigned: null, state: 'new' })
  await owner.manage.changeMember({ ...ofCaro, body: { role: 'sales' } })
  expect(await only(shopId)).toMatchObject({ assigned: null })
  await give(caro.personId)
  await caro.manage.leaveTeam({ params: { shopId } })
  await platform.addMember({ params: { shopId }, body: { email: `caro.${shopId}@feria.test`, role: 'sales' } })
  expect(await only(shopId)).toMatchObject({ assigned: null })
  expect(await give(null)).toMatchObject({ assigned: null })
})

test('who is forgotten has written nothing, by address or by phone as they type it; others and other shops keep theirs', async () => {
  const [shopId, other] = [await openShop(db), await openShop(db)]
  const params = { shopId }
  const zoe = { name: 'Zoe', email: 'Zoe@correo.example', phone: null }
  await write(shopId, zoe)
  await write(other, zoe)
  await write(shopId, { name: 'Zoe', email: 'zoe@trabajo.example', phone: '300 999-8877' })
  await write(shopId)
  expect(await platform.findBuyer({ params, query: { email: 'zoe@correo.example' } })).toMatchObject({ messages: 1 })
  expect(await platform.findBuyer({ params, query: { phone: '+57 300 999 8877' } })).toMatchObject({ messages: 1 })
  for (const body of [{ email: 'zoe@correo.example' }, { phone: '3009998877' }])
    expect(await platform.forgetBuyer({ params, body })).toMatchObject({ messages: 1 })
  expect(await only(shopId)).toMatchObject({ name: 'Marcela Ríos' })
  expect(await only(other)).toMatchObject({ name: 'Zoe' })
})
