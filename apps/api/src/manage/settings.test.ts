import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ManageClient, manageEndpoints } from '@store/api-client/manage'
import { createSandbox, PAYMENT_KEYS } from '@store/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPlatformKey } from '../keys/store.ts'
import { manageAs, openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { refusalOf } from './testing.ts'

let db: TestDatabase
let platform: string
const sandbox = createSandbox()
let payments: Parameters<typeof testApi>[1]
beforeAll(async () => {
  db = await openTestDatabase()
  platform = await addPlatformKey(db, 'tests')
  const at = `${await sandbox.open()}/payments`
  payments = {
    payments: { secrets: ['what these tests seal with'], sandbox: at, publicUrl: 'http://api.test', shopPort: 3000 },
  }
})
afterAll(async () => {
  await sandbox.close()
  await db.close()
})

let shops = 0
async function openShop(overrides: Parameters<typeof testApi>[1] = {}) {
  const { app, api } = testApi(db, { ...payments, ...overrides })
  const manage = manageAs(app, platform)
  shops += 1
  const { id } = await manage.createShop({ body: { subdomain: `ajustes${shops}`, name: 'Ajustes', currency: 'COP' } })
  const params = { shopId: id }
  return { app, api, manage, params, subdomain: `ajustes${shops}` }
}

type Shipping = Parameters<ManageClient['setShipping']>[0]['body']

describe('what delivery costs', () => {
  test('is what shoppers are told afterwards', async () => {
    const { manage, params, api } = await openShop()
    const { revision } = await manage.getShipping({ params })
    const ranges = [
      { from: 100_000_00, to: 900_000_00, price: 0 },
      { from: 0, to: 99_999_99, price: 8_000_00 },
    ]
    const set = await manage.setShipping({ params, revision, body: { rate: { kind: 'bySubtotal', ranges } } })
    expect(set.rate).toEqual({ kind: 'bySubtotal', ranges: ranges.toReversed() })
    const shop = await api.getShop({ params: { id: params.shopId } })
    expect(shop?.shippingRate).toMatchObject({ kind: 'bySubtotal', ranges: ranges.toReversed() })
    expect(await refusalOf(manage.setShipping({ params, revision, body: { rate: { kind: 'free' } } }))).toMatchObject({
      status: 412,
      current: { revision: set.revision },
    })
  })

  test.each<[string, unknown, string]>([
    [
      'ranges that overlap',
      {
        kind: 'bySubtotal',
        ranges: [
          [0, 10],
          [10, 20],
        ].map(([from, to]) => ({ from, to, price: 1 })),
      },
      'rate.ranges',
    ],
    [
      'one that ends before it begins',
      { kind: 'bySubtotal', ranges: [{ from: 9, to: 1, price: 1 }] },
      'rate.ranges[0].to',
    ],
    [
      'a city twice',
      { kind: 'byCity', cities: [1, 1].map(() => ({ cityId: 5001, price: 1 })), elsewhere: null },
      'rate.cities',
    ],
    [
      'a city that the shop may not name',
      {
        kind: 'byCity',
        cities: [
          { cityId: 5001, price: 1 },
          { cityId: 7, price: 1 },
        ],
        elsewhere: null,
      },
      'rate.cities[1].cityId',
    ],
    ['cents of cents', { kind: 'flat', price: 0.5 }, 'rate.price'],
    ['days that end before they begin', { kind: 'free', days: { from: 3, to: 1 } }, 'rate.days.to'],
  ])('is refused by its field: %s', async (_, rate, path) => {
    const { app, params } = await openShop()
    const answer = await app.request(`/manage/v1/shops/${params.shopId}/shipping`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${platform}`, 'content-type': 'application/json', 'if-match': '*' },
      body: JSON.stringify({ rate } satisfies { rate: unknown } as Shipping),
    })
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ path }] }])
  })
})

describe('cities of the shop’s own', () => {
  test('are listed all or none, and stay while something names them', async () => {
    const { manage, params } = await openShop()
    const twice = manage.createCities({ params, body: { division: 'Antioquia', names: ['Vereda Uno', 'Medellín'] } })
    expect(await refusalOf(twice)).toMatchObject({ errors: [{ path: 'names[1]', code: 'taken' }] })
    expect((await manage.listOwnCities({ params })).items).toEqual([])
    const { items } = await manage.createCities({ params, body: { division: 'antioquia', names: ['Vereda Uno'] } })
    expect(items).toMatchObject([{ name: 'Vereda Uno', division: 'Antioquia' }])
    const [{ id, revision } = { id: 0, revision: '' }] = items
    const rate = { kind: 'byCity' as const, cities: [{ cityId: id, price: 5_000_00 }], elsewhere: null }
    await manage.setShipping({ params, revision: '*', body: { rate } })
    const inUse = manage.deleteCity({ params: { ...params, id }, revision })
    expect(await refusalOf(inUse)).toMatchObject({ status: 409, code: 'state', usedBy: 'shipping' })
    await manage.setShipping({ params, revision: '*', body: { rate: { kind: 'free' } } })
    await manage.deleteCity({ params: { ...params, id }, revision })
    expect((await manage.listOwnCities({ params })).items).toEqual([])
    const nowhere = manage.createCities({ params, body: { division: 'Narnia', names: ['Cair Paravel'] } })
    expect(await refusalOf(nowhere)).toMatchObject({ errors: [{ path: 'division', code: 'notOneOf' }] })
  })
})

describe('an account with a payment provider', () => {
  const keys = PAYMENT_KEYS.wompi ?? {}

  test('is set, asked about and removed; its keys are in no answer', async () => {
    const { manage, params } = await openShop()
    const of = { ...params, provider: 'wompi' as const }
    const none = await manage.getAccount({ params: of })
    expect(none).toMatchObject({ mode: null, hook: `http://api.test/hooks/wompi/${params.shopId}` })
    const account = await manage.setAccount({ params: of, revision: none.revision, body: { keys } })
    expect(account).toMatchObject({ mode: 'test', methods: ['wompi'] })
    for (const secret of Object.values(keys)) expect(JSON.stringify(account)).not.toContain(secret)
    expect(await manage.checkAccount({ params: of })).toEqual({ state: 'good', mode: 'test' })
    const other = await openShop()
    expect((await other.manage.listAccounts({ params: other.params })).items).toEqual([])
    await manage.deleteAccount({ params: of, revision: account.revision })
    expect((await manage.getShop({ params })).paymentMethods).not.toContain('wompi')
  })

  test('is refused by the names of the keys that are wrong, never by what they say', async () => {
    const { manage, params } = await openShop()
    const of = { ...params, provider: 'wompi' as const }
    const wrong = manage.setAccount({ params: of, revision: '*', body: { keys: { ...keys, privateKey: 'hunter2' } } })
    const problem = await refusalOf(wrong)
    expect(problem).toMatchObject({ status: 422, errors: [{ path: 'keys.privateKey' }] })
    expect(JSON.stringify(problem)).not.toContain('hunter2')
  })

  test('of the sandbox is given with every provider that suits the shop, once', async () => {
    const { manage, params } = await openShop()
    const { providers } = await manage.giveTestAccounts({ params })
    expect(providers).toContain('wompi')
    expect((await manage.giveTestAccounts({ params })).providers).toEqual([])
    const away = await openShop({
      payments: { secrets: ['x'.repeat(16)], sandbox: null, publicUrl: 'http://api.test', shopPort: 3000 },
    })
    expect(await refusalOf(away.manage.giveTestAccounts({ params: away.params }))).toMatchObject({ status: 409 })
  })

  test('of the sandbox is asked for while no transaction is open', async () => {
    const open: unknown[] = []
    const slow = createServer(async (_, response) => {
      const { rows } = await db.owner.query(`
        select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`)
      open.push(...rows)
      response.end(JSON.stringify(PAYMENT_KEYS))
    })
    await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done))
    const at = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`
    const { app, params } = await openShop({
      payments: { secrets: ['x'.repeat(16)], sandbox: at, publicUrl: 'http://api.test', shopPort: 3000 },
    })
    const { method, path } = manageEndpoints.giveTestAccounts
    const headers = { authorization: `Bearer ${platform}` }
    const answer = await app.request(path.replace(':shopId', String(params.shopId)), { method, headers })
    expect(await answer.json()).toMatchObject({ providers: expect.arrayContaining(['wompi']) })
    expect(open).toEqual([])
    slow.close()
  })
})

test('a shop is locked only where a code opens it, and its codes are kept as hashes alone', async () => {
  const { manage, params, api } = await openShop()
  const { revision } = await manage.getGate({ params })
  expect(await refusalOf(manage.setGate({ params, revision, body: { enabled: true } }))).toMatchObject({
    status: 422,
    errors: [{ path: 'enabled', code: 'notAllowed' }],
  })
  const code = await manage.createCode({ params, body: { code: 'Mayoristas-26', label: 'Mayoristas' } })
  expect(await refusalOf(manage.createCode({ params, body: { code: 'mayoristas-26' } }))).toMatchObject({
    errors: [{ path: 'code', code: 'taken' }],
  })
  await manage.setGate({ params, revision, body: { enabled: true, colors: { button: '#6e0f22' } } })
  expect(JSON.stringify(await manage.listCodes({ params }))).not.toMatch(/mayoristas-26/i)
  const given = { params: { id: params.shopId }, query: { code: 'mayoristas-26' } }
  expect((await manage.listCodes({ params })).items).toMatchObject([{ usedAt: null }])
  expect(await api.verifyAccessCode({ ...given, query: { code: 'otro-codigo' } })).toMatchObject({ kind: 'invalid' })
  expect((await manage.listCodes({ params })).items).toMatchObject([{ usedAt: null }])
  expect(await api.verifyAccessCode(given)).toMatchObject({ kind: 'valid' })
  const [used] = (await manage.listCodes({ params })).items
  expect(Date.now() - Date.parse(used?.usedAt ?? '')).toBeLessThan(60_000)
  // Using the code does not change its revision.
  expect(used?.revision).toBe(code.revision)
  await manage.deleteCode({ params: { ...params, id: code.id }, revision: code.revision })
  expect((await manage.listCodes({ params })).items).toEqual([])
})

test('an order that is paid by hand waits for the shop between an hour and 30 days', async () => {
  const { manage, params } = await openShop()
  for (const confirmHours of [0, 721])
    await expect(manage.changeShop({ params, revision: '*', body: { confirmHours } })).rejects.toThrow('confirmHours')
  for (const confirmHours of [1, 720])
    expect(await manage.changeShop({ params, revision: '*', body: { confirmHours } })).toMatchObject({ confirmHours })
})

test('the token of a marketplace is never told', async () => {
  const { manage, params } = await openShop()
  const marketplace = await manage.setMarketplace({
    params,
    revision: '*',
    body: { enabled: true, token: 'a-token-of-theirs' },
  })
  expect(marketplace).toMatchObject({ enabled: true, ownToken: true })
  expect(JSON.stringify(marketplace)).not.toContain('a-token-of-theirs')
})

test('a shop is carried from one name to another in one file, which nobody without the rights gets', async () => {
  const { app, manage, params } = await openShop()
  await manage.createBranch({ params, body: { address: 'Calle 1', latitude: 1, longitude: 2 } })
  await manage.createWebhook({ params, body: { url: 'https://erp.example.org', events: ['order.paid'] } })
  const archive = await manage.exportShop({ params, query: {} })
  expect(archive.headers.get('content-type')).toBe('application/zip')
  const file = new Uint8Array(await archive.arrayBuffer())
  const imported = await manage.importShop({ query: { subdomain: 'copia' }, file })
  expect(imported).toMatchObject({ kind: 'imported', shop: { subdomain: 'copia' }, orders: null })
  const copy = { shopId: imported.shop.id }
  expect((await manage.listBranches({ params: copy })).items).toMatchObject([{ address: 'Calle 1' }])
  expect(await manage.importShop({ query: { subdomain: 'copia' }, file })).toMatchObject({ kind: 'known' })
  const torn = manage.importShop({ query: { subdomain: 'rota' }, file: file.slice(0, file.length / 2) })
  expect(await refusalOf(torn)).toMatchObject({ errors: [{ path: 'archive', code: 'wrongFormat' }] })

  const { secret } = await manage.createKey({ params, body: { name: 'own', scopes: ['exports:make'] } })
  const people = manageAs(app, secret).exportShop({ params, query: { orders: '1' } })
  expect(await refusalOf(people)).toMatchObject({ status: 403, needs: 'buyers:export' })

  // The address of a webhook may contain a token: exports contain it only for callers who may list webhooks.
  const own = await manageAs(app, secret).exportShop({ params, query: {} })
  const lesser = await manage.importShop({
    query: { subdomain: 'otra' },
    file: new Uint8Array(await own.arrayBuffer()),
  })
  expect([imported, lesser].map((one) => one.missing.webhooks.map(({ url }) => url))).toEqual([
    ['https://erp.example.org/'],
    [],
  ])
})
