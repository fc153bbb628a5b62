import { type ApiClient, UNLOCK_HEADER } from '@store/api-client'
import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveArticle } from '../content/store.ts'
import { inShop } from '../database/index.ts'
import { addDomain, markVerified } from '../domains/store.ts'
import { openShop, sell } from '../orders/testing.ts'
import { addAccessCode } from '../shops/store/access-codes.ts'
import { setMarketplaceAccess } from '../shops/store/integrations.ts'
import { setBranches, setPolicies, setTemplateSettings } from '../shops/store/parts.ts'
import { changeShop, findShop, setShop } from '../shops/store/shops.ts'
import { openTestDatabase, type TestDatabase, testApi } from '../testing.ts'

let db: TestDatabase
let api: ApiClient
let shopId: ShopId
let subdomain: string
beforeAll(async () => {
  db = await openTestDatabase()
  ;({ api } = testApi(db))
  shopId = await openShop(db, { name: 'Bodega Lunares', paymentMethods: ['toBeAgreed', 'wompi', 'bankDeposit'] })
  subdomain = (await inShop(db, shopId, (tx) => findShop(tx, shopId)))?.subdomain ?? ''
  await sell(db, shopId, { name: 'Vino de mora' })
  await changeShop(db, shopId, async (tx) => {
    await setPolicies(tx, shopId, { shipping: '<p>Dos días</p>' })
    await setBranches(tx, shopId, [
      { name: 'Centro', address: 'Calle 1', latitude: 6.2, longitude: -75.5, hours: null, phone: null, photo: null },
    ])
    await setTemplateSettings(tx, shopId, 5, { headline: 'Titular', colors: { primary: '#123456' } })
    await setTemplateSettings(tx, shopId, 6, { headline: 'De otra plantilla' })
    await setMarketplaceAccess(tx, shopId, { enabled: true, token: null })
  })
})
afterAll(() => db.close())

const ask = (query: Parameters<ApiClient['getStorefrontShop']>[0]['query'], token = '') =>
  api.getStorefrontShop({ query }, token ? { headers: { [UNLOCK_HEADER]: token } } : {})
const bySubdomain = async (version?: number) => {
  const found = await ask({ by: 'subdomain', name: subdomain, ...(version !== undefined && { shopId, version }) })
  return found?.kind === 'shop' ? found : null
}

describe('GET /storefront/v1/shop', () => {
  test('answers all that the pages of a shop have in common, as the single calls do', async () => {
    const found = await bySubdomain()
    const params = { id: shopId }
    expect(found).toEqual({
      kind: 'shop',
      shop: await api.getShop({ params }),
      settings: { headline: 'Titular', colors: { primary: '#123456' } },
      logo: await api.getLogo({ params }),
      unlocked: true,
      categories: await api.listCategories({ params }),
      subcategories: await api.listSubcategories({ params }),
      branches: await api.listBranches({ params }),
      policies: await api.getPolicies({ params }),
      integrations: null,
      affiliations: [],
      hasArticles: false,
      hasMarketplace: true,
      quiet: false,
    })
    // It has no account with the provider.
    expect(found?.shop.paymentMethods).toEqual(['bankDeposit', 'toBeAgreed'])
  })

  test('a category without a picture has that of its first product for sale that has one', async () => {
    const mixed = await openShop(db)
    const image = (name: string) => [{ src: `/media/${name}.webp`, alt: null }]
    await sell(
      db,
      mixed,
      { name: 'Oculta', category: 'Loza', active: false, position: 9, images: image('oculta') },
      { name: 'Plato', category: 'Loza', position: 8, images: [] },
      { name: 'Jarra', category: 'Loza', position: 7, images: image('jarra') },
      { name: 'Taza', category: 'Loza', position: 6, images: image('taza') },
      { name: 'Mantel', category: 'Telas', images: [] },
      { name: 'Cesta', category: 'Mimbre', images: image('cesta') },
    )
    await changeShop(db, mixed, (tx) =>
      tx.execute(sql`update categories set image = '/media/suya.webp' where shop_id = ${mixed} and name = 'Mimbre'`),
    )
    const found = await ask({ by: 'id', name: String(mixed) })
    const pictures = found?.kind === 'shop' ? found.categories.map(({ name, image: its }) => [name, its]) : []
    expect(Object.fromEntries(pictures)).toEqual({
      Loza: '/media/jarra.webp',
      Telas: null,
      Mimbre: '/media/suya.webp',
    })
  })

  test('finds a shop by its number, its subdomain and its verified domains, whatever the capitals, with www. or not (T1)', async () => {
    await addDomain(db, shopId, 'lunares.example')
    const idOf = async (by: 'id' | 'subdomain' | 'domain', name: string) => {
      const found = await ask({ by, name })
      return found?.kind === 'shop' ? found.shop.id : null
    }
    expect(await idOf('domain', 'lunares.example')).toBeNull()
    await markVerified(db, shopId, 'lunares.example')
    expect(await idOf('domain', 'Lunares.example')).toBe(shopId)
    expect(await idOf('domain', 'www.lunares.example')).toBe(shopId)
    expect(await idOf('subdomain', subdomain.toUpperCase())).toBe(shopId)
    expect(await idOf('id', String(shopId))).toBe(shopId)
    for (const name of ['0', '-1', '99999999999', 'x', '%', "' or 1=1"]) expect(await idOf('id', name)).toBeNull()
    expect(await idOf('subdomain', 'nadie')).toBeNull()
  })

  test('says of many addresses at once which are shops, in their order', async () => {
    const domain = `${subdomain}.example`
    await addDomain(db, shopId, domain)
    await addDomain(db, shopId, `pendiente-${domain}`)
    await markVerified(db, shopId, domain)
    const addresses = [
      { by: 'subdomain', name: 'nadie' },
      { by: 'subdomain', name: subdomain.toUpperCase() },
      { by: 'domain', name: `www.${domain}` },
      { by: 'domain', name: `pendiente-${domain}` },
      { by: 'subdomain', name: domain },
      { by: 'domain', name: domain },
      { by: 'domain', name: subdomain },
    ] as const
    const ids = await api.findShopIds({ body: { addresses: [...addresses] } })
    expect(ids).toEqual([null, shopId, shopId, null, null, shopId, null])
    expect(await api.findShopIds({ body: { addresses: [] } })).toEqual([])
  })

  test('who has the newest version is told so; a change of anything that pages show is another version', async () => {
    const version = (await bySubdomain())?.shop.version ?? 0
    const unchanged = { by: 'subdomain', name: subdomain, shopId, version } as const
    expect(await ask(unchanged)).toEqual({ kind: 'unchanged' })
    // The address may belong to another shop now, whose version has the same number.
    for (const other of [{ shopId: shopId + 1 }, { shopId: undefined }])
      expect(await ask({ ...unchanged, ...other })).toMatchObject({ kind: 'shop', shop: { id: shopId } })
    const article = {
      slug: 'nota',
      title: 'Nota',
      author: null,
      summary: null,
      image: null,
      publishedAt: null,
      publishAt: null,
    }
    await changeShop(db, shopId, (tx) => saveArticle(tx, shopId, { ...article, body: 'Cuerpo', active: true }))
    const changed = await ask(unchanged)
    expect(changed).toMatchObject({ kind: 'shop', hasArticles: true })
  })

  test('of a shop behind its gate nobody learns more than the gate shows, not even that nothing has changed (S1)', async () => {
    const gate = { enabled: true, title: 'Solo con código', description: '', image: null, colors: {} }
    await changeShop(db, shopId, (tx) => addAccessCode(tx, shopId, 'Sésamo', 'Clientes'))
    await setShop(db, shopId, { accessGate: gate })
    const locked = await bySubdomain()
    expect(locked).toMatchObject({ unlocked: false, settings: { colors: { primary: '#123456' } }, branches: [] })
    expect(JSON.stringify(locked)).not.toMatch(/Titular|Dos días|Centro/)
    expect(await bySubdomain(locked?.shop.version)).toEqual(locked)
    const check = await api.verifyAccessCode({ params: { id: shopId }, query: { code: 'Sésamo' } })
    const token = check.kind === 'valid' ? (check.unlockToken ?? '') : ''
    expect(await ask({ by: 'subdomain', name: subdomain }, token)).toMatchObject({
      unlocked: true,
      settings: { headline: 'Titular' },
      branches: [{ name: 'Centro' }],
    })
    await setShop(db, shopId, { accessGate: null })
  })
})
