import { type ApiClient, ApiError, UNLOCK_HEADER } from '@store/api-client'
import { endpoints } from '@store/api-client/contract'
import { emptyQuery, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveArticle } from '../content/store.ts'
import { asWorker, inShop } from '../database/index.ts'
import { openShop, sell } from '../orders/testing.ts'
import { asShopper, openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { addAccessCode, listAccessCodes, removeAccessCode } from './store/access-codes.ts'
import { setTemplateSettings } from './store/parts.ts'
import { changeShop, setShop } from './store/shops.ts'

const gate = { enabled: true, title: 'Solo con código', description: 'Pídelo', image: null, colors: {} }

let db: TestDatabase
let app: Hono
let api: ApiClient
let locked: ShopId
let other: ShopId
let now = new Date('2026-05-01T12:00:00Z')
beforeAll(async () => {
  db = await openTestDatabase()
  ;({ app, api } = testApi(db, { now: () => now }))
  for (const name of ['locked', 'other'] as const) {
    const id = await openShop(db, { name: 'Club secreto', description: 'Vinos secretos', phone: '6041234567' })
    await sell(db, id, { name: 'Vino secreto' })
    await changeShop(db, id, async (tx) => {
      const article = { slug: 'secreto', title: 'Nota secreta', author: null, summary: null, image: null }
      await saveArticle(tx, id, {
        ...article,
        body: 'Cuerpo secreto',
        active: true,
        publishedAt: null,
        publishAt: null,
      })
      await setTemplateSettings(tx, id, 5, { headline: 'Titular secreto', colors: { primary: '#123456' } })
      await addAccessCode(tx, id, 'Ábrete Sésamo', 'Clientes')
    })
    await setShop(db, id, { accessGate: gate })
    if (name === 'locked') locked = id
    else other = id
  }
})
afterAll(() => db.close())

const verify = (id: ShopId, code: string) => api.verifyAccessCode({ params: { id }, query: { code } })
const tokenOf = async (id: ShopId, code = 'Ábrete Sésamo') => {
  const check = await verify(id, code)
  if (check.kind === 'invalid' || check.unlockToken === null) throw new Error('the code should have been right')
  return check.unlockToken
}
const holding = (token: string) => ({ headers: { [UNLOCK_HEADER]: token } })
const products = (token: string, shopId = locked) =>
  api.listProducts({ query: { ...emptyQuery, shopId } }, holding(token)).then(
    (page) => page.count,
    (error: unknown) => (error instanceof ApiError && error.failure.kind === 'http' ? error.failure.status : error),
  )

describe('an access code (C19, S1)', () => {
  test('is right without regard to capitals and space around it, and wrong otherwise', async () => {
    for (const code of ['Ábrete Sésamo', ' ábrete sésamo ', 'A\u0301brete Sésamo'])
      expect(await verify(locked, code)).toEqual({ kind: 'valid', unlockToken: expect.any(String) })
    for (const code of ['abrete sesamo', 'x', "' or 1=1 --"])
      expect(await verify(locked, code)).toEqual({ kind: 'invalid' })
    expect(await verify(99_999, 'x')).toEqual({ kind: 'invalid' })
  })

  test('is answered in the words of the wire; a blank one is refused', async () => {
    const ask = (code: string) =>
      app.request(`/api/v1/stores/access-code/verify/${locked}?code=${encodeURIComponent(code)}`, {
        headers: { 'x-public-key': 'demo', ...asShopper() },
      })
    expect(await (await ask('Ábrete Sésamo')).json()).toEqual({
      success: true,
      message: 'Access code is valid',
      data: true,
      token: expect.any(String),
    })
    expect(await (await ask('no')).json()).toEqual({ success: true, message: 'Access code is invalid', data: false })
    expect((await ask('')).status).toBe(400)
    expect((await ask('x'.repeat(201))).status).toBe(400)
  })

  test('is kept nowhere as it is, and no two shops keep the same of it', async () => {
    const { rows } = await asWorker(db, (tx) => tx.execute(sql`select * from access_codes`))
    const hashes = rows.map((row) => Buffer.from((row as { hash: Uint8Array }).hash).toString('hex'))
    expect(new Set(hashes).size).toBe(2)
    const { rows: text } = await asWorker(db, (tx) => tx.execute(sql`select a::text as row from access_codes a`))
    expect(JSON.stringify(text).toLowerCase()).not.toContain('sésamo')
    expect(await inShop(db, locked, (tx) => listAccessCodes(tx, locked))).toEqual([
      { id: expect.any(Number), label: 'Clientes', createdAt: expect.any(Date), usedAt: expect.anything() },
    ])
    expect(await inShop(db, locked, (tx) => addAccessCode(tx, locked, 'ÁBRETE sésamo', 'Otra vez'))).toBeNull()
  })
})

describe('an unlock token', () => {
  test('opens every call of its shop, and its shop alone', async () => {
    const token = await tokenOf(locked)
    expect(await products(token)).toBe(1)
    expect(await api.getShop({ params: { id: locked } }, holding(token))).toMatchObject({
      description: 'Vinos secretos',
      phone: '6041234567',
      accessGate: { enabled: true },
    })
    expect((await api.listArticles({ params: { shopId: locked } }, holding(token))).count).toBe(1)
    expect(await products(token, other)).toBe(403)
    expect(await products(await tokenOf(other))).toBe(403)
    expect(await products(await tokenOf(other), other)).toBe(1)
  })

  test('is worth nothing when a letter of it is changed, when its time is over, or when its code is taken away', async () => {
    const token = await tokenOf(locked)
    const [code, until, signature = ''] = token.split('.')
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    for (const forged of [
      ...[`${code}.${until}.${flipped}`, `${code}.${Number(until) + 1}.${signature}`, `9${code}.${until}.${signature}`],
      ...['', 'x', `${code}.${until}`, `${code}.${until}.`, `99999999999.${until}.${signature}`],
    ])
      expect([forged, await products(forged)]).toEqual([forged, 403])

    const before = now
    now = new Date(now.getTime() + 31 * 24 * 60 * 60 * 1000)
    expect(await products(token)).toBe(403)
    now = before

    const second = await inShop(db, locked, (tx) => addAccessCode(tx, locked, 'otra', 'Prensa'))
    const press = await tokenOf(locked, 'otra')
    expect(await products(press)).toBe(1)
    await inShop(db, locked, (tx) => removeAccessCode(tx, locked, second?.id ?? 0))
    expect(await products(press)).toBe(403)
    expect(await products(token)).toBe(1)
  })
})

describe('a locked shop gives nothing away (S1)', () => {
  /** A visitor who may no longer enter can still unsubscribe from the newsletter, and sees nothing of the shop. */
  const LIST = ['confirmSubscription', 'unsubscribe']
  test('without the token every call but those of its gate is refused, and no answer holds a word of it', async () => {
    const slug = 'vino-1'
    for (const { name, method, path, ...endpoint } of Object.values(endpoints)) {
      const concrete = path
        .replace(/:(?:id|shopId)/, String(locked))
        .replace(':slug', slug)
        .replace(/:\w+/g, '1')
      const query = new URLSearchParams({
        id: String(locked),
        storeId: String(locked),
        shopId: String(locked),
        template: '5',
        code: 'x',
        key: 'x',
        number: '1',
        idNumber: '1',
        criteria: (await shopOf()).subdomain,
        active: '1',
        tienda: String(locked),
        by: 'subdomain',
        name: (await shopOf()).subdomain,
        products: '1',
        promotions: '1',
        bestSellers: '1',
        articles: '1',
        related: '1',
      })
      const answer = await app.request(`${concrete}?${query}`, {
        method,
        headers: { 'x-public-key': 'demo', 'content-type': 'application/json', ...asShopper() },
        ...('body' in endpoint ? { body: JSON.stringify(BODIES[name] ?? {}) } : {}),
      })
      const text = await answer.text()
      expect([name, text.toLowerCase().replaceAll('club secreto', '')]).toEqual([
        name,
        expect.not.stringMatching(/secret/),
      ])
      const isOpen = [
        'getStorefrontShop',
        'findShopIds',
        'resolveShop',
        'getShop',
        'getLogo',
        'countView',
        'verifyAccessCode',
        ...LIST,
      ].includes(name)
      // No caller here has the token of a preview.
      expect([name, answer.status]).toEqual([name, isOpen ? 200 : name === 'getPreviewShop' ? 404 : 403])
    }
  })

  const shopOf = async () => {
    const shop = await api.getShop({ params: { id: locked } })
    if (!shop) throw new Error('no shop')
    return shop
  }

  test('its gate is painted in its colours, without its words', async () => {
    const { subdomain } = await shopOf()
    const resolve = (token = '') => api.resolveShop({ query: { criteria: subdomain } }, holding(token))
    expect((await resolve())?.settings).toEqual({ colors: { primary: '#123456' } })
    expect((await resolve(await tokenOf(locked)))?.settings).toMatchObject({ headline: 'Titular secreto' })
  })

  const lines = [{ productId: 1, variantId: null, quantity: 1 }]
  const key = 'k'.repeat(32)
  const place = () => ({
    shopId: locked,
    key,
    lines,
    paymentMethod: 'cashOnDelivery',
    channel: 'web',
    expectedTotal: null,
    buyer: { name: 'Ana', idNumber: '1', email: null, phone: '1', message: null },
    delivery: { kind: 'pickUp' },
  })
  const BODIES: Record<string, unknown> = {
    findShopIds: { addresses: [{ by: 'subdomain', name: 'nadie' }] },
    get recordEmptySearch() {
      return { shopId: locked, text: 'nada' }
    },
    get checkProducts() {
      return { id_tienda: locked, ids: ['1'] }
    },
    get placeOrder() {
      return place()
    },
    get quoteOrder() {
      return { shopId: locked, lines, delivery: 'address', cityId: null }
    },
    get checkCoupon() {
      return { shopId: locked, coupon: 'SECRETO', lines }
    },
    get answerOrder() {
      return { shopId: locked, key, code: '1234 5678', answer: 'confirm' }
    },
    get startPayment() {
      return { shopId: locked, key, method: null }
    },
    get returnFromPayment() {
      return { shopId: locked, key, given: {} }
    },
    get sendProof() {
      return { shopId: locked, key, file: ['AAAA'] }
    },
    get notifyOrderCreated() {
      return { orderId: 1, storeId: locked, amount: 1, paymentMethod: '9' }
    },
    get recordEvent() {
      return { storeId: locked, event: 'VISITED_PAGE' }
    },
    get recordCheckout() {
      return { storeId: locked, ids: [] }
    },
    get sendContactMessage() {
      const data = { messsage: 'Hola', clientName: 'Ana', storeName: 'x', clientEmail: 'a@b.example' }
      return { to: 'x', templateId: 'x', storeId: locked, dynamicTemplateData: data }
    },
    get subscribe() {
      return { tienda: locked, email: 'a@b.example' }
    },
    get confirmSubscription() {
      return { shopId: locked, key: 'x' }
    },
    get unsubscribe() {
      return { shopId: locked, key: 'x' }
    },
  }
})
