import { type ManageClient, MOST_VIEWS } from '@store/api-client/manage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop } from '../orders/testing.ts'
import { manageAs, type TestDatabase, testApi } from '../testing.ts'
import { openManaged, refusalOf, sessionOf } from './testing.ts'

let db: TestDatabase
let platform: ManageClient
beforeAll(async () => {
  const managed = await openManaged()
  db = managed.db
  platform = manageAs(testApi(db).app, managed.platform)
})
afterAll(() => db.close())

/** Two people of one shop. */
async function team() {
  const shopId = await openShop(db)
  const asMember = async (email: string, role: 'owner' | 'stockroom') => {
    await platform.addMember({ params: { shopId }, body: { email, role } })
    return manageAs(testApi(db).app, (await sessionOf(db, email)).secret)
  }
  return {
    shopId,
    ana: await asMember('ana@ejemplo.co', 'owner'),
    dani: await asMember('dani@ejemplo.co', 'stockroom'),
  }
}

test('a view is kept, renamed and removed by who keeps it, and nobody else sees it', async () => {
  const { shopId, ana, dani } = await team()
  const params = { shopId, list: 'orders' as const }
  const body = { name: 'Cali, pagados', query: 'view=all&status=paid&city=Cali' }
  const view = await ana.createView({ params, body })
  expect((await ana.listViews({ params })).items).toEqual([view])
  expect(view).toMatchObject(body)
  expect((await ana.listViews({ params: { ...params, list: 'products' } })).items).toEqual([])
  expect((await dani.listViews({ params })).items).toEqual([])
  const of = { params: { ...params, id: view.id }, revision: view.revision }
  expect(await refusalOf(dani.renameView({ ...of, body: { name: 'Mía' } }))).toMatchObject({ status: 404 })
  expect(await refusalOf(dani.deleteView(of))).toMatchObject({ status: 404 })
  const renamed = await ana.renameView({ ...of, body: { name: 'Cali' } })
  expect(renamed).toMatchObject({ ...body, name: 'Cali' })
  expect(await refusalOf(ana.deleteView(of))).toMatchObject({ status: 412 })
  await ana.deleteView({ ...of, revision: renamed.revision })
  expect((await ana.listViews({ params })).items).toEqual([])
  expect(await refusalOf(ana.deleteView(of))).toMatchObject({ status: 404 })
})

test('names are a person’s own, there is an end to them, and a query is one', async () => {
  const { shopId, ana, dani } = await team()
  const params = { shopId, list: 'products' as const }
  const keep = (who: ManageClient, name: string, query = 'view=out') =>
    who.createView({ params, body: { name, query } })
  const first = await keep(ana, 'Agotados')
  await keep(dani, 'Agotados')
  expect(await refusalOf(keep(ana, 'Agotados'))).toMatchObject({ errors: [{ path: 'name', code: 'taken' }] })
  for (let at = 1; at < MOST_VIEWS; at += 1) await keep(ana, `Vista ${at}`)
  expect(await refusalOf(keep(ana, 'Otra'))).toMatchObject({ errors: [{ path: 'name', code: 'tooMany' }] })
  const renamed = ana.renameView({
    params: { ...params, id: first.id },
    revision: first.revision,
    body: { name: 'Vista 1' },
  })
  expect(await refusalOf(renamed)).toMatchObject({ errors: [{ path: 'name', code: 'taken' }] })
  const { app } = testApi(db)
  const { secret } = await sessionOf(db, 'dani@ejemplo.co')
  for (const query of ['javascript:alert(1)', 'a=1#b', 'a=1&&b=2', '?a=1', 'a=1 b', `a=${'x'.repeat(300)}`]) {
    const answer = await app.request(`/manage/v1/shops/${shopId}/views/orders`, {
      method: 'POST',
      body: JSON.stringify({ name: 'Rara', query }),
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    })
    expect([query, answer.status]).toEqual([query, 422])
  }
})

test('views go with who leaves the team', async () => {
  const { shopId, ana, dani } = await team()
  const params = { shopId, list: 'orders' as const }
  await dani.createView({ params, body: { name: 'Mía', query: 'view=all' } })
  await dani.leaveTeam({ params: { shopId } })
  await platform.addMember({ params: { shopId }, body: { email: 'dani@ejemplo.co', role: 'stockroom' } })
  expect((await dani.listViews({ params })).items).toEqual([])
  expect((await ana.listViews({ params })).items).toEqual([])
})
