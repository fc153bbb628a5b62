import { createManageClient } from '@store/api-client/manage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { refusalOf, sessionOf } from '../manage/testing.ts'
import { openShop } from '../orders/testing.ts'
import { addMembership } from '../team/store.ts'
import { openTestDatabase, type TestDatabase, testApi } from '../testing.ts'

let db: TestDatabase
let now = new Date('2031-03-01T12:00:00Z').getTime()
let app: ReturnType<typeof testApi>['app']
beforeAll(async () => {
  db = await openTestDatabase()
  ;({ app } = testApi(db, { now: () => new Date(now) }))
})
afterAll(() => db.close())

async function memberOf(shopId: number, email: string, role: 'owner' | 'manager' | 'accountant', fresh = true) {
  const { personId, secret } = await sessionOf(db, email, { now: new Date(now), fresh })
  await inShop(db, shopId, (tx) => addMembership(tx, shopId, { personId, role, since: new Date(now) }))
  const office = createManageClient({
    baseUrl: 'http://api.test',
    token: secret,
    language: 'es',
    fetch: async (input, init) => app.request(input as string, init),
  })
  return { personId, office, secret }
}

test('the log is read by person, by thing and by time, and as a table', async () => {
  const params = { shopId: await openShop(db) }
  const ana = await memberOf(params.shopId, 'ana@feria.test', 'owner')
  const beto = await memberOf(params.shopId, 'beto@feria.test', 'manager')
  const made = await ana.office.createProduct({ params, body: { name: '=Ruana', price: 180_000_00, units: 9 } })
  now += 60 * 60_000
  const since = new Date(now).toISOString()
  const { revision } = await beto.office.getShop({ params })
  await beto.office.changeShop({ params, revision, body: { description: 'Lino' } })
  const actions = async (query: Parameters<typeof ana.office.listAuditLog>[0]['query']) =>
    (await ana.office.listAuditLog({ params, query })).items.map(({ action }) => action)
  expect(await actions({})).toEqual(['changeShop', 'createProduct'])
  expect(await actions({ person: beto.personId })).toEqual(['changeShop'])
  expect(await actions({ thing: 'products' })).toEqual(['createProduct'])
  expect(await actions({ from: since })).toEqual(['changeShop'])
  expect(await actions({ until: since })).toEqual(['createProduct'])
  expect(await refusalOf(ana.office.listAuditLog({ params, query: { from: 'ayer' } }))).toMatchObject({ code: 'shape' })
  expect((await ana.office.listAuditPeople({ params })).items.map(({ id }) => id).toSorted()).toEqual(
    [ana.personId, beto.personId].toSorted(),
  )
  const csv = await (await ana.office.exportAuditLog({ params, query: { thing: 'products' } })).text()
  const [head, line, ...rest] = csv.trimEnd().split('\r\n')
  expect(head).toBe('when (America/Bogota),who,kind,let in by,did,what,lacked,from,before,after')
  expect(line).toContain('ana (ana@feria.test),person,,createProduct,products')
  expect(rest).toEqual([])
  expect(made.id).toBeGreaterThan(0)
  // Exporting the log is recorded, too.
  expect(await actions({ action: 'exportAuditLog' })).toEqual(['exportAuditLog'])
})

test('what a handler refuses for lack of a right leaves a row that says what was missing', async () => {
  const params = { shopId: await openShop(db) }
  const ana = await memberOf(params.shopId, 'ana2@feria.test', 'owner')
  const stale = await memberOf(params.shopId, 'ana2@feria.test', 'owner', false)
  const beto = await memberOf(params.shopId, 'beto2@feria.test', 'manager')
  const invite = { params, body: { email: 'x@feria.test', role: 'owner' } } as const
  expect((await refusalOf(beto.office.invite(invite))).code).toBe('fields')
  expect((await refusalOf(stale.office.invite(invite))).code).toBe('freshNeeded')
  const { items } = await ana.office.listAuditLog({ params })
  expect(items.map(({ action, refused, personId }) => [action, refused, personId])).toEqual([
    ['invite', 'fresh', ana.personId],
    ['invite', 'role', beto.personId],
  ])
})

test('what carries data away leaves a row', async () => {
  const params = { shopId: await openShop(db) }
  const ana = await memberOf(params.shopId, 'ana3@feria.test', 'owner')
  await ana.office.exportProducts({ params })
  await ana.office.exportOrders({ params, query: {} })
  await ana.office.listOrders({ params })
  const { items } = await ana.office.listAuditLog({ params })
  expect(items.map(({ action }) => action)).toEqual(['exportOrders', 'exportProducts'])
})
