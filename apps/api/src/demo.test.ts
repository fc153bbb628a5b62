import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyQuery, productAvailability } from '@store/core'
import { type DemoShop, demoShops } from '@store/demo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from './demo.ts'
import { createShop, setShop } from './queries/index.ts'
import { openTestDatabase, type TestDatabase, testApi } from './testing.ts'

let db: TestDatabase
let dataDir: string
beforeAll(async () => {
  db = await openTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'feria-demo-'))
})
afterAll(async () => {
  await db.close()
  await rm(dataDir, { recursive: true })
})

/** The first demo shop with three of its products, under another name. */
function shopOf(subdomain: string, change: Partial<DemoShop> = {}): DemoShop {
  const [demo] = demoShops
  if (!demo) throw new Error('no demo shop')
  const products = demo.products.slice(0, 3)
  return { ...demo, products, shop: { ...demo.shop, subdomain }, ...change }
}
const seed = (...shops: DemoShop[]) => seedDemo(db, dataDir, shops, () => undefined)
const find = (subdomain: string) => testApi(db).api.resolveShop({ query: { criteria: subdomain } })

/** Articles name products by reference; in the shop they are links to their pages. */
const PRODUCT_LINK = /href="\/productos\/([^"]+)"(?: rel="[^"]*")?/g
const plain = (body: string | null | undefined) => body?.replace(PRODUCT_LINK, 'href="/productos"')

test.each(demoShops.map((demo) => [demo.shop.name, demo] as const))(
  '%s is whole, pictures and all',
  async (_name, demo) => {
    const { app, api } = testApi(db, { dataDir })
    const { subdomain } = demo.shop
    expect(await seed(demo)).toEqual([{ subdomain, name: demo.shop.name }])
    const shop = await find(subdomain)
    const id = shop?.id ?? 0
    expect(shop).toMatchObject({ templateId: demo.shop.templateId, settings: demo.settings })
    const { name, city, tags } = demo.shop
    expect(await api.getShop({ params: { id } })).toMatchObject({ name, city, tags })
    const { products } = await api.listProducts({ query: { ...emptyQuery, shopId: id, limit: 100 } })
    const names = demo.products.toSorted((a, b) => b.position - a.position).map(({ name }) => name)
    expect(products.map(({ name }) => name)).toEqual(names)
    for (const { name, tagValues, message } of products) {
      const { tagValues: tags = [], message: line = null } = demo.products.find((each) => each.name === name) ?? {}
      expect({ name, tagValues, message }).toEqual({ name, tagValues: tags, message: line })
    }
    expect((await api.listCategories({ params: { id } })).map(({ name }) => name)).toEqual(
      demo.categories.map(({ name }) => name),
    )
    expect(await api.listDiscounts({ params: { id } })).toHaveLength(demo.discounts.length)
    expect(await api.listBranches({ params: { id } })).toMatchObject(demo.branches)
    const byTime = demo.articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    const { articles, count } = await api.listArticles({ params: { shopId: id } })
    expect(articles.map(({ title }) => title)).toEqual(byTime.map(({ title }) => title))
    expect(count).toBe(demo.articles.length)
    for (const { id: articleId, image, slug } of articles) {
      const article = await api.getArticle({ params: { shopId: id, articleId } })
      const written = demo.articles.find((each) => slug === `${each.slug}-${articleId}`)
      expect(plain(article?.body), slug).toBe(plain(written?.body))
      for (const [, product = ''] of article?.body?.matchAll(PRODUCT_LINK) ?? [])
        expect(products.map((one) => one.slug)).toContain(product)
      expect((await app.request(image ?? '', { method: 'HEAD' })).status).toBe(200)
    }
    expect(await api.getIntegrations({ params: { id } })).toMatchObject(demo.integrations)
    expect(await api.listAffiliations({ params: { id } })).toMatchObject(demo.affiliations)
    expect((await api.getChatOrderForm({ params: { id } }))?.fields).toEqual(demo.chatOrderForm)
    expect(await api.getMarketplaceAccess({ params: { id } })).toEqual({ ...demo.marketplace, token: null })
    for (const [template, settings] of Object.entries(demo.settingsElsewhere)) {
      const query = { shopId: id, templateId: Number(template) }
      expect(await api.getTemplateSettings({ query })).toMatchObject(settings)
    }
    for (const template of [demo.shop.templateId, ...Object.keys(demo.settingsElsewhere).map(Number)]) {
      const { banners = [] } = (await api.getTemplateSettings({ query: { shopId: id, templateId: template } })) ?? {}
      expect(banners).toMatchObject(demo.banners.map(({ title, text, href }) => ({ title, text, href })))
      for (const { image, mobileImage } of banners as { image: string; mobileImage: string | null }[])
        for (const src of [image, mobileImage ?? image])
          expect((await app.request(src, { method: 'HEAD' })).status, src).toBe(200)
    }
    const [dear] = products
      .filter((one) => productAvailability(one) === 'available')
      .toSorted((one, other) => (other.price ?? 0) - (one.price ?? 0))
    const variantId = dear?.variants.find(({ units }) => units > 0)?.id ?? null
    for (const { code: coupon, minPurchase } of demo.coupons) {
      const quantity = Math.max(1, Math.ceil((minPurchase ?? 0) / (dear?.price ?? 1)))
      const body = { shopId: id, coupon, lines: [{ productId: dear?.id ?? 0, variantId, quantity }] }
      expect(await api.checkCoupon({ body })).toMatchObject({ kind: 'applies', code: coupon })
    }
    for (const { code } of demo.accessCodes)
      expect(await api.verifyAccessCode({ params: { id }, query: { code } })).toMatchObject({ kind: 'valid' })
    for (const { images } of products) {
      for (const { src } of images) {
        const answer = await app.request(src, { method: 'HEAD' })
        expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, 'image/svg+xml'])
      }
    }
  },
)

test('the next start changes nothing of what the operator did since', async () => {
  await seed(shopOf('primera'))
  const id = (await find('primera'))?.id ?? 0
  await setShop(db, id, { name: 'Otro nombre' })
  expect(await seed(shopOf('primera'))).toHaveLength(1)
  expect((await testApi(db).api.getShop({ params: { id } }))?.name).toBe('Otro nombre')
})

test('one that was cut off half-way is finished by the next start', async () => {
  const broken = { kind: 'bytes', name: 'x', bytes: new Uint8Array(3), alt: null } as const
  await expect(seed(shopOf('segunda', { logo: broken }))).rejects.toThrow('refused')
  await seed(shopOf('segunda'))
  const { api } = testApi(db)
  const id = (await find('segunda'))?.id ?? 0
  expect((await api.listProducts({ query: { ...emptyQuery, shopId: id } })).count).toBe(3)
  expect((await api.getPolicies({ params: { id } }))?.shipping).toBeTruthy()
})

test('a merchant’s own shop of that name is left alone', async () => {
  await createShop(db, {
    subdomain: 'tercera',
    name: 'Mía',
    templateId: 6,
    currency: 'CLP',
    country: 'CL',
    language: 'es',
  })
  expect(await seed(shopOf('tercera'))).toEqual([])
  const id = (await find('tercera'))?.id ?? 0
  expect((await testApi(db).api.listProducts({ query: { ...emptyQuery, shopId: id } })).count).toBe(0)
})
