import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manageAs, type TestDatabase, testApi } from '../testing.ts'
import { openManaged, refusalOf, sessionOf } from './testing.ts'

let db: TestDatabase
let app: Hono
beforeAll(async () => {
  ;({ db } = await openManaged())
  app = testApi(db).app
})
afterAll(() => db.close())

let people = 0
const newEmail = (name: string) => `${name}${++people}@correo.example`
const signedIn = async (email: string) => manageAs(app, (await sessionOf(db, email)).secret)

describe('opening a shop', () => {
  const shop = (subdomain: string) => ({
    name: 'La Vega',
    subdomain,
    country: 'CO',
    templateId: 5,
    chatNumber: '573001234567',
  })

  test('makes its person the owner of a shop with the currency and the language of its country', async () => {
    const ana = await signedIn(newEmail('ana'))
    const name = `vega${++people}`
    const check = await ana.checkShopName({ params: { name: `Véga${people}` } })
    expect(check).toMatchObject({ subdomain: name, refusal: null, ideas: [] })
    const opened = await ana.openMyShop({ body: shop(name) })
    expect((await ana.listMyShops()).items).toMatchObject([{ shopId: opened.shopId, role: 'owner', subdomain: name }])
    const params = { shopId: opened.shopId }
    expect(await ana.getShop({ params })).toMatchObject({ currency: 'COP', language: 'es', open: true })
    expect((await ana.listAuditLog({ params })).items.map(({ action }) => action)).toEqual(['openMyShop'])
    const taken = await ana.checkShopName({ params: { name } })
    expect(taken.refusal).toBe('taken')
    expect(taken.ideas).toHaveLength(3)
    expect(await refusalOf(ana.openMyShop({ body: shop(name) }))).toMatchObject({
      errors: [{ path: 'subdomain', code: 'taken' }],
    })
  })

  test('refuses names of the platform, look-alikes of it, and those that no address can have', async () => {
    const ana = await signedIn(newEmail('ana'))
    const refusal = async (name: string) => (await ana.checkShopName({ params: { name } })).refusal
    expect(await Promise.all(['Feria', 'fer1a', 'f-e-r-i-a', 'office', 'admin'].map(refusal))).toEqual(
      Array(5).fill('reserved'),
    )
    expect(await Promise.all(['商店', '12345', '!'].map(refusal))).toEqual(Array(3).fill('unreadable'))
    expect((await refusalOf(ana.openMyShop({ body: shop('fer1a') }))).code).toBe('fields')
  })

  test('is possible three times a day', async () => {
    const ana = await signedIn(newEmail('ana'))
    for (let time = 0; time < 3; time++) await ana.openMyShop({ body: shop(`dia${++people}`) })
    expect((await refusalOf(ana.openMyShop({ body: shop(`dia${++people}`) }))).code).toBe('tooMany')
  })
})
