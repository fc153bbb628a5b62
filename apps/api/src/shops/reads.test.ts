import type { ApiClient } from '@store/api-client'
import { SERVICE_TEMPLATES } from '@store/api-client/contract'
import { SHOPPER_HEADER, signShopper } from '@store/api-client/shopper'
import type { Integrations, ShopId } from '@store/core'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop } from '../orders/testing.ts'
import { openTestDatabase, SHOPPER_SECRET, type TestDatabase, testApi } from '../testing.ts'
import { setAffiliations, setChatOrderForm, setIntegrations, setMarketplaceAccess } from './store/integrations.ts'
import { setTemplateSettings } from './store/parts.ts'
import { changeShop } from './store/shops.ts'

let db: TestDatabase
let app: Hono
let api: ApiClient
let ana: ShopId
let bea: ShopId
beforeAll(async () => {
  db = await openTestDatabase()
  ;({ app, api } = testApi(db))
  ana = await openShop(db)
  bea = await openShop(db)
})
afterAll(() => db.close())

const NOBODY = 99_999
/** Responses of the server in the format of the wire, without the signature of a storefront. */
const get = async (path: string) => {
  const answer = await app.request(path, { headers: { 'x-public-key': 'demo' } })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const NOTHING: Integrations = {
  facebookPixel: null,
  facebookVerification: null,
  facebookChat: null,
  facebook: null,
  analytics: null,
  tagManager: null,
  merchantVerification: null,
  marketplaceLink: null,
  chatWidget: null,
  financingSlug: null,
}

describe('what a shop has with others (C10–C12, C25)', () => {
  test('nothing, until the merchant says so', async () => {
    for (const id of [bea, NOBODY, 99_999_999_999]) {
      expect(await api.getIntegrations({ params: { id } })).toBeNull()
      expect(await api.listAffiliations({ params: { id } })).toEqual([])
      expect(await api.getChatOrderForm({ params: { id } })).toBeNull()
      expect(await api.getMarketplaceAccess({ params: { id } })).toBeNull()
    }
  })

  test('ids are set one by one, and stay the shop’s own', async () => {
    await changeShop(db, ana, (tx) => setIntegrations(tx, ana, { facebookPixel: '123', tagManager: 'GTM-1' }))
    await changeShop(db, ana, (tx) => setIntegrations(tx, ana, { tagManager: null, financingSlug: 'ana' }))
    expect(await api.getIntegrations({ params: { id: ana } })).toEqual({
      ...NOTHING,
      facebookPixel: '123',
      financingSlug: 'ana',
    })
    await changeShop(db, ana, (tx) => setIntegrations(tx, ana, {}))
    expect((await get(`/api/v1/stores/apis/${ana}`)).body.data).toMatchObject({
      pixel_facebook: '123',
      addiAllySlug: 'ana',
    })
    expect(await api.getIntegrations({ params: { id: bea } })).toBeNull()
  })

  test('affiliations and the order form are what was written last', async () => {
    const field = { key: 'a', label: '¿Quién recibe?', type: 'text', value: '', required: true }
    await changeShop(db, ana, async (tx) => {
      await setAffiliations(tx, ana, [{ name: 'Vieja', logo: null }])
      await setAffiliations(tx, ana, [{ name: 'Pasaje', logo: '/media/1/l.svg' }])
      await setChatOrderForm(tx, ana, [])
      await setChatOrderForm(tx, ana, [field])
    })
    expect(await api.listAffiliations({ params: { id: ana } })).toEqual([
      { id: expect.any(Number), name: 'Pasaje', logo: '/media/1/l.svg' },
    ])
    expect(await api.getChatOrderForm({ params: { id: ana } })).toEqual({ id: String(ana), fields: [field] })
    expect((await get(`/api/v1/stores/whatsapp-checkout/${ana}`)).body.data).toEqual({
      id: String(ana),
      configuration: '[{"id":"a","textInput":"¿Quién recibe?","type":"text","value":"","requerid":true}]',
    })
  })

  test('the marketplace’s token is told to our own servers, and to no one who merely has the key', async () => {
    await changeShop(db, ana, (tx) => setMarketplaceAccess(tx, ana, { enabled: true, token: 'secreto' }))
    expect(await api.getMarketplaceAccess({ params: { id: ana } })).toEqual({ enabled: true, token: 'secreto' })
    const answer = await get(`/api/hoko/${ana}`)
    expect(answer.body).toEqual({ success: true, message: 'OK', data: { statehoko: 1 } })
    const headers = { 'x-public-key': 'demo', 'x-shopper': '198.51.100.1;AAAA' }
    expect(await (await app.request(`/api/hoko/${ana}`, { headers })).text()).not.toContain('secreto')
    // F17: a signed header that somebody has read is only valid for its own call, and for minutes.
    const signedFor = (path: string, minutesAgo: number) =>
      signShopper('198.51.100.1', { method: 'GET', path }, SHOPPER_SECRET, new Date(Date.now() - minutesAgo * 60_000))
    const replay = async (header: string) =>
      (await app.request(`/api/hoko/${ana}`, { headers: { 'x-public-key': 'demo', [SHOPPER_HEADER]: header } })).text()
    expect(await replay(signedFor(`/api/hoko/${ana}`, 0))).toContain('secreto')
    expect(await replay(signedFor(`/api/hoko/${bea}`, 0))).not.toContain('secreto')
    expect(await replay(signedFor(`/api/hoko/${ana}`, 60))).not.toContain('secreto')
    const { app: unsigned } = testApi(db, { shopperSecret: null })
    expect(await (await unsigned.request(`/api/hoko/${ana}`, { headers })).text()).not.toContain('secreto')
  })

  test('that a storefront has another secret is logged: all its shoppers count as one', async () => {
    const { app: own, lines } = testApi(db)
    const call = { method: 'GET', path: `/api/hoko/${ana}` }
    const ask = (secret: string) => {
      const header = signShopper('198.51.100.1', call, secret, new Date())
      return own.request(call.path, { headers: { 'x-public-key': 'demo', [SHOPPER_HEADER]: header } })
    }
    await ask(SHOPPER_SECRET)
    expect(lines).toEqual([])
    await ask('another secret')
    expect(lines.join('')).toContain('another secret than SHOPPER_SECRET')
  })

  test('a signed header that somebody has read opens no other shop’s token, and its own for minutes only', async () => {
    for (const shop of [ana, bea])
      await changeShop(db, shop, (tx) => setMarketplaceAccess(tx, shop, { enabled: true, token: 'secreto' }))
    let clock = Date.now()
    const { app: later } = testApi(db, { now: () => new Date(clock) })
    const call = { method: 'GET', path: `/api/hoko/${ana}` }
    const read = signShopper('198.51.100.1', call, SHOPPER_SECRET, new Date(clock))
    const replay = async (path: string) =>
      (await later.request(path, { headers: { 'x-public-key': 'demo', [SHOPPER_HEADER]: read } })).text()
    expect(await replay(call.path)).toContain('secreto')
    expect(await replay(`/api/hoko/${bea}`)).not.toContain('secreto')
    clock += 4 * 60_000
    expect(await replay(call.path)).not.toContain('secreto')
  })
})

test('what stands in the address of a call is kept and told by nobody', async () => {
  for (const path of [
    `/storefront/v1/orders/lookup?shopId=${ana}&number=1&idNumber=77`,
    `/api/v1/stores/info/${ana}`,
  ]) {
    const { headers } = await app.request(path, { headers: { 'x-public-key': 'demo' } })
    expect(['cache-control', 'referrer-policy', 'x-content-type-options'].map((name) => headers.get(name))).toEqual([
      'no-store',
      'no-referrer',
      'nosniff',
    ])
  }
})

describe('settings of templates (C15, C28)', () => {
  const settings = { headline: 'Hola', colors: { primary: '#123456' }, cover: 'navy' }
  beforeAll(async () => {
    for (const template of [5, 99, ...SERVICE_TEMPLATES])
      await changeShop(db, ana, (tx) => setTemplateSettings(tx, ana, template, { ...settings, template }))
  })

  test('are those of that template in that shop, or none', async () => {
    const ask = (shopId: ShopId, templateId: number) => api.getTemplateSettings({ query: { shopId, templateId } })
    expect(await ask(ana, 5)).toEqual({ ...settings, template: 5 })
    expect(await ask(ana, 99)).toEqual({ ...settings, template: 99 })
    for (const [shopId, template] of [
      [bea, 5],
      [NOBODY, 5],
      [ana, 6],
      [ana, 999_999_999_999],
    ] as const)
      expect(await ask(shopId, template)).toBeNull()
    const { body } = await get(`/api/v1/templates/store-template-settings?template=99&storeId=${ana}`)
    expect(body.data).toMatchObject({ mensaje_principal: 'Hola', color_primario: '#123456' })
  })

  test.each(SERVICE_TEMPLATES)('the node settings service answers for template %i', async (template) => {
    const ask = (shopId: ShopId) => api[`getTemplate${template}Settings`]({ query: { shopId } })
    expect(await ask(ana)).toEqual({ ...settings, template })
    expect(await ask(bea)).toBeNull()
    const { status, body } = await get(`/template${template}?id=${ana}`)
    expect([status, Object.keys(body)]).toEqual([200, ['body']])
    expect((await get(`/template${template}?id=${bea}`)).body).toEqual({ body: null })
    expect((await get(`/template${template}?id=x`)).status).toBe(400)
  })

  test('have for other programs the banners that are shown now, and for our storefronts all of them', async () => {
    const banners = [
      { image: '/media/1/always.jpg' },
      { image: '/media/1/over.jpg', until: '2020-12-24T23:59' },
      { image: '/media/1/later.jpg', from: '2120-12-01T08:00' },
      { image: '/media/1/now.jpg', from: '2020-12-01T08:00', until: '2120-12-24T23:59' },
      { image: '/media/1/unclear.jpg', from: 'mañana' },
    ]
    const shown = [banners[0], banners[3]]
    const cid = await openShop(db, { templateId: 5 })
    for (const template of [5, 7, 12])
      await changeShop(db, cid, (tx) =>
        setTemplateSettings(tx, cid, template, { banners: template === 12 ? banners.slice(1) : banners }),
      )
    expect(await api.getTemplateSettings({ query: { shopId: cid, templateId: 5 } })).toEqual({ banners })
    const ours = await get(`/api/v1/templates/store-template-settings?template=5&storeId=${cid}`)
    expect(ours.body.data).toMatchObject({ banner: '/media/1/always.jpg', ajustes: { banners: shown } })
    const { banner } = (await get(`/template7?id=${cid}`)).body.body as { banner: unknown }
    expect(banner).toEqual({ visible: true, values: shown })
    expect((await get(`/template12?id=${cid}`)).body.body).toMatchObject({ desktopBanner: '/media/1/now.jpg' })
  })

  test('and for no other, and to any origin', async () => {
    for (const template of [5, 6, 8, 15, 17, 99]) expect((await get(`/template${template}?id=${ana}`)).status).toBe(404)
    const answer = await app.request(`/template7?id=${ana}`, {
      headers: { 'x-public-key': 'demo', origin: 'https://a.example' },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })
})

test('a call whose database is gone fails like one, and says nothing else (C34)', async () => {
  const closedDb = await openTestDatabase()
  const { api: broken } = testApi(closedDb)
  await closedDb.close()
  const shop = { params: { id: ana } }
  const calls = [
    () => broken.getIntegrations(shop),
    () => broken.listAffiliations(shop),
    () => broken.getChatOrderForm(shop),
    () => broken.getMarketplaceAccess(shop),
    () => broken.listArticles({ params: { shopId: ana } }),
    () => broken.getArticle({ params: { shopId: ana, articleId: 1 } }),
    () => broken.getTemplateSettings({ query: { shopId: ana, templateId: 5 } }),
    () => broken.getTemplate7Settings({ query: { shopId: ana } }),
    () => broken.verifyAccessCode({ ...shop, query: { code: 'x' } }),
    () => broken.recordEvent({ body: { shopId: ana, name: 'visitedPage', productId: null, categoryId: null } }),
    () => broken.recordCheckout({ body: { shopId: ana, lines: [] } }),
    () => broken.subscribe({ body: { shopId: ana, email: 'a@b.example', consent: null } }),
    () => broken.notifyOrderCreated({ body: { shopId: ana, number: 1, amount: 1, paymentMethod: '9' } }),
    () =>
      broken.sendContactMessage({
        body: { shopId: ana, shopName: 'x', name: 'Ana', email: 'a@b.example', phone: null, message: 'Hola' },
      }),
  ]
  for (const call of calls)
    await expect(call()).rejects.toMatchObject({
      failure: { kind: 'http', status: 503, message: 'The service is not available right now' },
    })
})
