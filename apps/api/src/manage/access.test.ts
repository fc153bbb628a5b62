import { type ManageEndpoint, manageEndpoints, SCOPES, type Scope, SHOP_KEY_SCOPES } from '@store/api-client/manage'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { addKey, addPlatformKey, removeKey } from '../keys/store.ts'
import { openShop } from '../orders/testing.ts'
import { openTestDatabase, type TestDatabase, testApi } from '../testing.ts'

let db: TestDatabase
let app: Hono
let shopId = 0
let keys: Readonly<Record<'platform' | 'deleted' | 'ended' | 'foreign', string>>
beforeAll(async () => {
  db = await openTestDatabase()
  app = testApi(db).app
  shopId = await openShop(db)
  const other = await openShop(db)
  const all = { name: 'all', scopes: SHOP_KEY_SCOPES, endsAt: null }
  const made = (shop: number, given = all as Parameters<typeof addKey>[2]) =>
    inShop(db, shop, (tx) => addKey(tx, shop, given))
  const deleted = await made(shopId)
  await inShop(db, shopId, (tx) => removeKey(tx, shopId, deleted.id))
  keys = {
    platform: await addPlatformKey(db, 'tests'),
    deleted: deleted.token,
    ended: (await made(shopId, { ...all, endsAt: new Date(Date.now() - 1000) })).token,
    foreign: (await made(other)).token,
  }
})
afterAll(() => db.close())

const keyWith = async (scopes: readonly Scope[]) =>
  (await inShop(db, shopId, (tx) => addKey(tx, shopId, { name: scopes.join(' '), scopes, endsAt: null }))).token

/** What a call is answered that says nothing: whoever may make it learns what is missing. */
async function answerTo(endpoint: ManageEndpoint, token: string | null) {
  const path = endpoint.path.replace(':shopId', String(shopId)).replaceAll(/:\w+/g, '999999')
  const answer = await app.request(path, {
    method: endpoint.method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  })
  const { needs, code } = (await answer.json().catch(() => ({}))) as { readonly needs?: string; readonly code?: string }
  return { status: answer.status, code, needs }
}

const calls = Object.values<ManageEndpoint>(manageEndpoints)

describe.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  const { access, path } = endpoint
  const isOfShop = path.includes(':shopId')

  test('is for nobody without a key, or with one that was deleted or has ended', async () => {
    for (const token of [null, 'fk_nonsense', keys.deleted, keys.ended])
      expect(await answerTo(endpoint, token)).toMatchObject({ status: 401, code: 'unauthorized' })
  })

  test('is for keys of its own shop that have its scope, and for those of the platform', async () => {
    const isScope = SCOPES.some((scope) => scope === access)
    const others = SHOP_KEY_SCOPES.filter((scope) => scope !== access)
    if (isOfShop) expect(await answerTo(endpoint, keys.foreign)).toMatchObject({ status: 404, code: 'notFound' })
    if (isScope || access === 'platform')
      expect(await answerTo(endpoint, await keyWith(others))).toMatchObject({ status: 403, needs: access })
    const own = SHOP_KEY_SCOPES.filter((scope) => scope === access)
    const allowed = [keys.platform, ...(own.length > 0 || !isScope ? [await keyWith(own)] : [])]
    for (const token of access === 'platform' ? [keys.platform] : allowed)
      expect([401, 403]).not.toContain((await answerTo(endpoint, token)).status)
  })
})

describe('the calls', () => {
  test('of a resource that can be changed carry its revision, those outside shops no scope of one', () => {
    for (const { name, method, path, revision, access } of calls) {
      expect([name, Boolean(revision)]).toEqual([name, ['PUT', 'PATCH', 'DELETE'].includes(method)])
      expect([name, access === 'platform' || access === 'anybody']).toEqual([name, !path.includes(':shopId')])
    }
  })
})
