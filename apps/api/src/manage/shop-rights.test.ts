import { type Role, type Scope, SHOP_KEY_SCOPES } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { addKey } from '../keys/store.ts'
import { openShop } from '../orders/testing.ts'
import { manageAs, openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { memberOf, refusalOf } from './testing.ts'

let db: TestDatabase
let shopId: ShopId
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  shopId = await openShop(db)
})

const clientOf = (token: string) => manageAs(testApi(db).app, token)
const member = async (role: Role, fresh = true) => clientOf((await memberOf(db, shopId, role, { fresh })).secret)
const keyWith = async (scopes: readonly Exclude<Scope, 'payments:write'>[]) => {
  const known = SHOP_KEY_SCOPES.filter((scope) => scopes.some((each) => each === scope))
  return clientOf(
    (await inShop(db, shopId, (tx) => addKey(tx, shopId, { name: 'k', scopes: known, endsAt: null }))).token,
  )
}
type Client = Awaited<ReturnType<typeof member>>
type Body = Parameters<Client['changeShop']>[0]['body']
const change = (client: Client, body: Body) => client.changeShop({ params: { shopId }, revision: '*', body })

describe('settings of a shop that are more than settings', () => {
  test('its payment methods are its owners’, who have just proven who they are', async () => {
    const owner = await member('owner')
    const { paymentMethods } = await owner.getShop({ params: { shopId } })
    const less = { paymentMethods: paymentMethods.slice(1) }
    for (const client of [await member('manager'), await keyWith(['settings:write'])]) {
      expect(await refusalOf(change(client, less))).toMatchObject({ code: 'forbidden', needs: 'payments:write' })
      // Unchanged fields need no right.
      await change(client, { name: 'Otra', paymentMethods: paymentMethods.toReversed() })
    }
    expect(await refusalOf(change(await member('owner', false), less))).toMatchObject({ code: 'freshNeeded' })
    expect((await owner.getShop({ params: { shopId } })).paymentMethods).toHaveLength(paymentMethods.length)
    expect(await change(owner, less)).toMatchObject(less)
    const { items } = await owner.listAuditLog({ params: { shopId }, query: { action: 'changeShop' } })
    expect(items.map(({ refused }) => refused)).toEqual(expect.arrayContaining(['payments:write', 'fresh', null]))
  })

  test('its template is changed by who may publish its looks', async () => {
    const key = await keyWith(['settings:write', 'appearance:write'])
    const { templateId } = await key.getShop({ params: { shopId } })
    const other = templateId === 5 ? 6 : 5
    const refusal = await refusalOf(change(key, { templateId: other }))
    expect(refusal).toMatchObject({ code: 'forbidden', needs: 'appearance:publish' })
    expect(await change(key, { name: 'Otra', templateId })).toMatchObject({ templateId })
    const publisher = await keyWith(['settings:write', 'appearance:publish'])
    expect(await change(publisher, { templateId: other })).toMatchObject({ templateId: other })
  })
})
