import type { ApiClient } from '@store/api-client'
import { emptyQuery, type Product, type ShopId } from '@store/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveArticle } from '../content/store.ts'
import { openShop, sell } from '../orders/testing.ts'
import { changeShop } from '../shops/store/shops.ts'
import { openTestDatabase, type TestDatabase, testApi } from '../testing.ts'

let db: TestDatabase
let api: ApiClient
let shopId: ShopId
let other: ShopId
let products: readonly Product[]
beforeAll(async () => {
  db = await openTestDatabase()
  ;({ api } = testApi(db))
  shopId = await openShop(db)
  other = await openShop(db)
  const goods = [
    { name: 'Taza', category: 'Loza', compareAt: 90_000_00, description: '<p>De barro.</p><p>Alto: 9 cm</p>' },
    { name: 'Plato', category: 'Loza' },
    { name: 'Jarra', category: 'Loza' },
    { name: 'Mantel' },
  ]
  products = await sell(db, shopId, ...goods)
  await sell(db, other, { name: 'Ajeno', category: 'Loza' })
  await changeShop(db, shopId, async (tx) => {
    const article = {
      author: null,
      summary: null,
      image: null,
      body: 'Cuerpo',
      active: true,
      publishedAt: null,
      publishAt: null,
    }
    for (const slug of ['una', 'dos']) await saveArticle(tx, shopId, { ...article, slug, title: slug })
  })
})
afterAll(() => db.close())

const list = async (query: Partial<typeof emptyQuery>) =>
  (await api.listProducts({ query: { ...emptyQuery, shopId, ...query } })).products

describe('what a page shows, in one question', () => {
  test('a home page has the lists that the single calls answer, each as long as was asked', async () => {
    const query = { shopId, products: 3, promotions: 2, bestSellers: 4, articles: 1 }
    expect(await api.getHome({ query })).toEqual({
      products: await list({ limit: 3 }),
      promotions: await list({ limit: 2, promotion: true }),
      bestSellers: await list({ limit: 4, sort: 'bestSellers' }),
      articles: (await api.listArticles({ params: { shopId }, query: { page: 1, limit: 1 } })).articles,
    })
    const none = { shopId, products: 0, promotions: 0, bestSellers: 0, articles: 0 }
    expect(await api.getHome({ query: none })).toEqual({ products: [], promotions: [], bestSellers: [], articles: [] })
  })

  test('a product’s page has the product, its description and others of its category in this shop alone', async () => {
    const [cup] = products
    const slug = cup?.slug ?? ''
    const page = await api.getProductPage({ params: { slug }, query: { shopId, related: 8 } })
    expect(page?.product).toEqual(await api.getProduct({ params: { slug }, query: { shopId } }))
    expect(page?.description).toBe(await api.getProductDescription({ params: { slug }, query: { shopId } }))
    expect(page?.related.map(({ name }) => name).toSorted()).toEqual(['Jarra', 'Plato'])
    const one = await api.getProductPage({ params: { slug }, query: { shopId, related: 1 } })
    expect(one?.related).toHaveLength(1)
    const alone = await api.getProductPage({ params: { slug: products[3]?.slug ?? '' }, query: { shopId, related: 8 } })
    expect([alone?.product.name, alone?.related]).toEqual(['Mantel', []])
  })

  test('what another shop sells, and what nobody does, is not there', async () => {
    const [foreign] = (await api.listProducts({ query: { ...emptyQuery, shopId: other } })).products
    for (const slug of [foreign?.slug ?? '', 'nada-999999', 'nada', '-0'])
      expect(await api.getProductPage({ params: { slug }, query: { shopId, related: 8 } })).toBeNull()
  })
})
