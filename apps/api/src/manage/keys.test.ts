import { createManageClient } from '@store/api-client/manage'
import { afterAll, describe, expect, test } from 'vitest'
import { asShopper, manageAs, testApi } from '../testing.ts'
import { openManaged, refusalOf } from './testing.ts'

const { db, platform } = await openManaged()
afterAll(() => db.close())

let shops = 0
async function openShop(given: Parameters<typeof testApi>[1] = {}) {
  const { app } = testApi(db, given)
  const manage = manageAs(app, platform)
  shops += 1
  const shop = await manage.createShop({ body: { subdomain: `tienda${shops}`, name: `Tienda ${shops}` } })
  return { app, manage, shop, params: { shopId: shop.id } }
}
const PLACE = { address: 'Calle 1', latitude: 6.2, longitude: -75.5 }

describe('a key of a shop', () => {
  test('works in its shop within its scopes, and is at once no key when it is deleted or ends', async () => {
    const { app, manage, params } = await openShop()
    const key = await manage.createKey({ params, body: { name: 'Kasse', scopes: ['content:write'] } })
    const ownManage = manageAs(app, key.secret)
    expect(await ownManage.getCallerKey()).toMatchObject({
      shopId: params.shopId,
      name: 'Kasse',
      scopes: ['content:write'],
    })
    const branch = await ownManage.createBranch({ params, body: PLACE })
    expect((await ownManage.listShops()).items).toMatchObject([{ id: params.shopId }])
    const settings = ownManage.changeShop({ params, revision: '*', body: { name: 'Nein' } })
    expect(await refusalOf(settings)).toMatchObject({ status: 403, code: 'forbidden', needs: 'settings:write' })

    const { rows } = await db.owner.query<{ kept: string }>('select body::text as kept from idempotency_keys')
    expect(rows.filter(({ kept }) => kept.includes(key.secret))).toEqual([])
    const { items } = await manage.listKeys({ params })
    expect(items).toMatchObject([{ name: 'Kasse', usedAt: expect.any(String) }])
    expect(JSON.stringify(items)).not.toContain(key.secret.slice(12))
    await manage.deleteKey({ params: { ...params, id: key.id }, revision: items[0]?.revision ?? '' })
    expect(await refusalOf(ownManage.getBranch({ params: { ...params, id: branch.id } }))).toMatchObject({
      status: 401,
    })

    const endsAt = new Date(Date.now() + 60_000).toISOString()
    const ending = await manage.createKey({ params, body: { name: 'Ends', scopes: ['orders:read'], endsAt } })
    const later = testApi(db, { now: () => new Date(Date.now() + 61_000) }).app
    expect(await manageAs(app, ending.secret).getCallerKey()).toMatchObject({ endsAt })
    expect(await refusalOf(manageAs(later, ending.secret).getCallerKey())).toMatchObject({ status: 401 })
  })

  test('may be tied to networks: from elsewhere it is refused, which the audit log of the shop tells', async () => {
    const { app, manage, params } = await openShop()
    const body = {
      name: 'Warehouse',
      scopes: ['products:read' as const],
      networks: ['203.0.113.0/24', '2001:db8:7::/48'],
    }
    const { secret, networks } = await manage.createKey({ params, body })
    expect(networks).toEqual(body.networks)
    expect((await manage.listKeys({ params })).items).toMatchObject([{ networks }])
    const from = async (address: string) => {
      // The address that our own servers sign is not the sender's.
      const headers = { authorization: `Bearer ${secret}`, ...asShopper('203.0.113.9') }
      const connection = { incoming: { socket: { remoteAddress: address } } }
      const answer = await app.request(`/manage/v1/shops/${params.shopId}/products`, { headers }, connection)
      return [answer.status, ((await answer.json()) as { needs?: string }).needs]
    }
    expect(await from('203.0.113.9')).toEqual([200, undefined])
    expect(await from('::ffff:203.0.113.9')).toEqual([200, undefined])
    expect(await from('2001:db8:7:1::5')).toEqual([200, undefined])
    for (const address of ['203.0.114.9', '2001:db8:8::5', '198.51.100.1'])
      expect(await from(address)).toEqual([403, 'network'])
    const { items } = await manage.listAuditLog({ params, query: {} })
    expect(items).toContainEqual(expect.objectContaining({ action: 'listProducts', refused: 'network' }))

    for (const network of [
      '203.0.113',
      '203.0.113.0/33',
      '203.0.113.0/8/8',
      '2001:db8::/129',
      'everywhere',
      '1.2.3.4/-1',
    ])
      expect(
        await refusalOf(manage.createKey({ params, body: { ...body, networks: ['198.51.100.1', network] } })),
        network,
      ).toMatchObject({ status: 422, errors: [{ path: 'networks[1]', code: 'wrongFormat' }] })
  })

  test('is one of twenty at most', async () => {
    const { manage, params } = await openShop()
    const make = (name: string) => manage.createKey({ params, body: { name, scopes: ['orders:read'] } })
    for (let made = 0; made < 20; made++) await make(`Llave ${made}`)
    expect(await refusalOf(make('Una más'))).toMatchObject({ status: 422, errors: [{ path: 'name', code: 'tooMany' }] })
  })

  test('sees another shop as it sees none: byte for byte', async () => {
    const one = await openShop()
    const other = await openShop()
    const key = await one.manage.createKey({ params: one.params, body: { name: 'k', scopes: ['content:write'] } })
    const branch = await other.manage.createBranch({ params: other.params, body: PLACE })
    const answerTo = async (path: string) => {
      const answer = await one.app.request(path, {
        headers: { authorization: `Bearer ${key.secret}`, 'x-request-id': 'the-same-one' },
      })
      return [answer.status, await answer.text()]
    }
    const none = await answerTo('/manage/v1/shops/999999/branches/1')
    expect(none[0]).toBe(404)
    expect(await answerTo(`/manage/v1/shops/${other.params.shopId}/branches/${branch.id}`)).toEqual(none)
    expect(await answerTo(`/manage/v1/shops/${one.params.shopId}/branches/${branch.id}`)).toEqual(none)
  })

  test('mistyped, it is told from a real one without a question', async () => {
    const { app } = await openShop()
    const mistyped = `${platform.slice(0, -1)}${platform.endsWith('0') ? '1' : '0'}`
    for (const token of [mistyped, 'fk_', '', 'x'.repeat(5_000), platform.replace('fk_', 'fs_')])
      expect(
        await refusalOf(
          createManageClient({
            baseUrl: 'http://a',
            token,
            fetch: async (_, init) => app.request('/manage/v1/key', init),
          }).getCallerKey(),
        ),
      ).toMatchObject({ status: 401 })
  })

  test('is limited to 300 calls a minute, and told what is left', async () => {
    const { app, manage, params } = await openShop()
    const { secret } = await manage.createKey({ params, body: { name: 'busy', scopes: ['orders:read'] } })
    const path = `/manage/v1/shops/${params.shopId}`
    const ask = () => app.request(path, { headers: { authorization: `Bearer ${secret}` } })
    const first = await ask()
    expect(first.headers.get('ratelimit-policy')).toBe('"key";q=300;w=60, "shop";q=1500;w=60')
    expect(first.headers.get('ratelimit')).toMatch(/^"key";r=299;t=60, "shop";r=\d+;t=\d+$/)
    for (let calls = 1; calls < 300; calls += 1) await ask()
    const over = await ask()
    expect(over.status).toBe(429)
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
