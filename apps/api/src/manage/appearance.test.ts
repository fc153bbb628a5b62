import type { ApiClient } from '@store/api-client'
import type { ManageClient } from '@store/api-client/manage'
import { previewTokenIn } from '@store/core'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { addKey, removeKey } from '../keys/store.ts'
import { openShop } from '../orders/testing.ts'
import { endOtherSessions } from '../people/sessions.ts'
import { addAccessCode } from '../shops/store/access-codes.ts'
import { findTemplateSettings, setTemplateSettings } from '../shops/store/parts.ts'
import { changeShop, findShop, setShop } from '../shops/store/shops.ts'
import { addMembership, removeMembership } from '../team/store.ts'
import { manageAs, openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { memberOf, refusalOf, sessionOf } from './testing.ts'

let db: TestDatabase
let app: Hono
let api: ApiClient
let shopId = 0
let ana: ManageClient
let anaId = 0
let now = new Date()
beforeAll(async () => {
  db = await openTestDatabase()
  ;({ app, api } = testApi(db, { now: () => now }))
})
afterAll(() => db.close())
beforeEach(async () => {
  now = new Date()
  shopId = await openShop(db, { templateId: 5 })
  await changeShop(db, shopId, (tx) => setTemplateSettings(tx, shopId, 5, { headline: 'Otoño', watermark: true }))
  ana = await member('content')
})

async function member(role: 'content' | 'sales') {
  const { personId, secret } = await memberOf(db, shopId, role, { email: `${crypto.randomUUID()}@feria.test` })
  anaId = personId
  return manageAs(app, secret)
}
const params = () => ({ shopId })
const draft = () => ana.getAppearanceDraft({ params: params() })
const change = async (body: Parameters<ManageClient['changeAppearanceDraft']>[0]['body']) =>
  ana.changeAppearanceDraft({ params: params(), body, revision: (await draft()).revision })
const publish = async (note?: string) =>
  ana.publishAppearance({ params: params(), body: { revision: (await draft()).revision, ...(note && { note }) } })
const shown = () =>
  inShop(db, shopId, async (tx) => {
    const shop = await findShop(tx, shopId)
    return { templateId: shop?.templateId, settings: await findTemplateSettings(tx, shopId, shop?.templateId ?? 0) }
  })

describe('the draft', () => {
  test('is what shoppers see until something is changed, and then theirs stays as it was', async () => {
    expect(await draft()).toMatchObject({ templateId: 5, settings: { 5: { headline: 'Otoño' } }, by: null })
    await change({ settings: { headline: 'Invierno', watermark: null } })
    expect(await draft()).toMatchObject({ settings: { 5: { headline: 'Invierno' } }, by: expect.any(String) })
    expect((await draft()).settings[5]).not.toHaveProperty('watermark')
    expect(await shown()).toEqual({ templateId: 5, settings: { headline: 'Otoño', watermark: true } })
  })

  test('keeps the settings of each template that is tried, and shoppers get the one that is published', async () => {
    await change({ settings: { headline: 'Invierno' } })
    await change({ templateId: 9, settings: { headline: 'Otra' } })
    await change({ templateId: 5 })
    expect(await draft()).toMatchObject({
      templateId: 5,
      settings: { 5: { headline: 'Invierno' }, 9: { headline: 'Otra' } },
    })
    await publish()
    expect(await shown()).toMatchObject({ templateId: 5, settings: { headline: 'Invierno' } })
    expect((await draft()).settings[9]).toEqual({ headline: 'Otra' })
  })

  test('is not changed over somebody else’s change', async () => {
    const { revision } = await draft()
    await change({ settings: { headline: 'Primero' } })
    const late = ana.changeAppearanceDraft({ params: params(), body: { settings: { headline: 'Segundo' } }, revision })
    expect(await refusalOf(late)).toMatchObject({ status: 412, current: { settings: { 5: { headline: 'Primero' } } } })
  })

  test('takes no more than a template can have', async () => {
    const refused = await refusalOf(change({ settings: { headline: 'x'.repeat(100_001) } }))
    expect(refused).toMatchObject({ status: 422, errors: [{ path: 'settings.headline', code: 'tooLong' }] })
  })

  test('takes no time of a banner that no clock shows', async () => {
    const times = (from: unknown, until: unknown = null) => change({ settings: { banners: [{}, { from, until }] } })
    for (const from of ['2031-12-01T08:00:00Z', '2031-02-31T08:00', '2031-12-01', 'mañana', 20311201])
      expect(await refusalOf(times(from))).toMatchObject({
        status: 422,
        errors: [{ path: 'settings.banners[1].from', code: 'wrongFormat' }],
      })
    const until = { settings: { banners: [{ until: 'Navidad' }] } }
    expect(
      await refusalOf(ana.setTemplateSettings({ params: { shopId, templateId: 5 }, body: until, revision: '*' })),
    ).toMatchObject({ status: 422, errors: [{ path: 'settings.banners[0].until' }] })
    await times('2031-12-01T08:00', '2031-12-24T23:59:59')
    await times('', null)
  })

  test('leaves no line in the log for every letter, and one for its publication', async () => {
    await change({ settings: { headline: 'Invierno' } })
    await publish('Frío')
    const owner = manageAs(app, (await sessionOf(db, 'dueña@feria.test')).secret)
    await inShop(db, shopId, async (tx) =>
      addMembership(tx, shopId, {
        personId: (await sessionOf(db, 'dueña@feria.test')).personId,
        role: 'owner',
        since: now,
      }),
    )
    const { items } = await owner.listAuditLog({ params: params(), query: {} })
    expect(items.map(({ action }) => action)).toEqual(['publishAppearance'])
  })
})

describe('what is published', () => {
  test('is kept, with what was there before, and comes back as a draft', async () => {
    await change({ templateId: 9, settings: { headline: 'Otra' } })
    await publish('Probamos')
    const { items } = await ana.listAppearanceVersions({ params: params() })
    expect(items).toMatchObject([
      { version: 2, templateId: 9, note: 'Probamos' },
      { version: 1, templateId: 5, by: null },
    ])
    await ana.revertAppearance({ params: { shopId, version: 1 } })
    expect(await shown()).toMatchObject({ templateId: 9 })
    expect(await draft()).toMatchObject({ templateId: 5, settings: { 5: { headline: 'Otoño', watermark: true } } })
    await publish()
    expect(await shown()).toEqual({ templateId: 5, settings: { headline: 'Otoño', watermark: true } })
  })

  test('is the draft that was looked at, and makes cached pages outdated', async () => {
    const { revision } = await draft()
    await change({ settings: { headline: 'Invierno' } })
    const blind = ana.publishAppearance({ params: params(), body: { revision } })
    expect(await refusalOf(blind)).toMatchObject({ code: 'revision' })
    const version = async () => (await inShop(db, shopId, (tx) => findShop(tx, shopId)))?.version ?? 0
    const before = await version()
    await publish()
    expect(await version()).toBe(before + 1)
  })

  test('is kept fifty times', async () => {
    for (let at = 0; at < 52; at++) {
      await change({ settings: { headline: `Nº ${at}` } })
      await publish()
    }
    const { items } = await ana.listAppearanceVersions({ params: params() })
    expect([items.length, items[0]?.version, items.at(-1)?.version]).toEqual([50, 53, 4])
  })
})

describe('a preview', () => {
  const tokenOf = async (who = ana) => {
    const { url } = await who.previewAppearance({ params: params() })
    return previewTokenIn(new URL(url).pathname) ?? ''
  }
  const open = (token: string) => api.getPreviewShop({ params: { token } })

  test('shows the draft to whoever has its address, at the shop’s own host', async () => {
    await change({ templateId: 9, settings: { headline: 'Otra' } })
    const { url, ends } = await ana.previewAppearance({ params: params() })
    expect(url).toMatch(/^http:\/\/[\w-]+\.localhost:3000\/preview-[0-9a-z-]+$/)
    expect(new Date(ends).getTime() - now.getTime()).toBe(2 * 60 * 60_000)
    const preview = await open(await tokenOf())
    expect(preview?.shop).toMatchObject({ shop: { id: shopId, templateId: 9 }, settings: { headline: 'Otra' } })
    expect(preview?.office).toBe('http://office.test')
  })

  test('shows what was published once, whatever the draft is now, until that is kept no more', async () => {
    await change({ templateId: 9, settings: { headline: 'Otra' } })
    await publish()
    await change({ templateId: 7, settings: { headline: 'Borrador' } })
    const tokenOfVersion = async (version: number, where = shopId) => {
      const { url } = await ana.previewAppearanceVersion({ params: { shopId: where, version } })
      return previewTokenIn(new URL(url).pathname) ?? ''
    }
    const first = await tokenOfVersion(1)
    expect(await open(first)).toMatchObject({
      version: 1,
      thing: null,
      shop: { shop: { id: shopId, templateId: 5 }, settings: { headline: 'Otoño' } },
    })
    expect(await open(await tokenOfVersion(2))).toMatchObject({ version: 2, shop: { shop: { templateId: 9 } } })
    expect(await open(await tokenOf())).toMatchObject({ version: null, shop: { settings: { headline: 'Borrador' } } })
    expect(await shown()).toMatchObject({ templateId: 9 })
    expect(await draft()).toMatchObject({ templateId: 7 })
    expect((await refusalOf(tokenOfVersion(3))).code).toBe('notFound')
    expect(await open(first.replace(/-v1-/, '-v2-'))).toBeNull()
    await inShop(db, shopId, (tx) =>
      tx.execute(sql`delete from appearance_versions where shop_id = ${shopId} and version = 1`),
    )
    expect(await open(first)).toBeNull()
  })

  test('opens the gate of a locked shop, and the doors of a closed one', async () => {
    await inShop(db, shopId, (tx) => addAccessCode(tx, shopId, 'abracadabra', 'uno'))
    const accessGate = { enabled: true, title: '', description: '', image: null, colors: {} }
    await setShop(db, shopId, { accessGate, open: false })
    const preview = await open(await tokenOf())
    expect(preview?.shop).toMatchObject({ unlocked: true, settings: { headline: 'Otoño' } })
    const query = { shopId, products: 1, promotions: 0, bestSellers: 0, articles: 0 }
    const headers = { 'x-shop-unlock': preview?.unlockToken ?? '' }
    expect(await api.getHome({ query }, { headers })).toMatchObject({ products: [] })
  })

  test('ends with its two hours, its session, its person’s role and its key', async () => {
    const token = await tokenOf()
    expect(await open(token)).not.toBeNull()
    now = new Date(now.getTime() + 2 * 60 * 60_000 + 1000)
    expect(await open(token)).toBeNull()
    now = new Date()
    await inShop(db, shopId, (tx) => removeMembership(tx, shopId, anaId))
    expect(await open(token)).toBeNull()
    await inShop(db, shopId, (tx) => addMembership(tx, shopId, { personId: anaId, role: 'sales', since: now }))
    expect(await open(token)).toBeNull()

    const beto = await member('content')
    const his = await tokenOf(beto)
    expect(await open(his)).not.toBeNull()
    await endOtherSessions(db, anaId, 0, now)
    expect(await open(his)).toBeNull()

    const key = await inShop(db, shopId, (tx) =>
      addKey(tx, shopId, { name: 'CI', scopes: ['appearance:write'], endsAt: null }),
    )
    const its = await tokenOf(manageAs(app, key.token))
    expect(await open(its)).not.toBeNull()
    await inShop(db, shopId, (tx) => removeKey(tx, shopId, key.id))
    expect(await open(its)).toBeNull()
  })

  test('opens nothing with a letter changed, for another shop, or without a storefront’s signature', async () => {
    const token = await tokenOf()
    const [shop = '', ...rest] = token.split('-')
    for (const forged of [
      token.replace(/.$/, (sign) => (sign === '0' ? '1' : '0')),
      [`${shop}1`, ...rest].join('-'),
      'x',
    ])
      expect(await open(forged)).toBeNull()
    const answer = await app.request(`/storefront/v1/previews/${token}`, { headers: { 'x-public-key': 'demo' } })
    expect(answer.status).toBe(404)
  })

  test('is there for those who may edit alone, and where its secret is set', async () => {
    const sales = await member('sales')
    expect(await refusalOf(sales.previewAppearance({ params: params() }))).toMatchObject({ code: 'forbidden' })
    ana = await member('content')
    const { app: without } = testApi(db, { previewSecret: null })
    const { secret } = await memberOf(db, shopId, 'content', { email: 'eli@feria.test' })
    const call = manageAs(without, secret).previewAppearance({ params: params() })
    expect(await refusalOf(call)).toMatchObject({ status: 503 })
  })
})
