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

  test('a home page shows all categories, in the merchant’s order, also where one has hundreds of products first', async () => {
    const mixed = await openShop(db)
    const many = (count: number, name: string, category?: string) =>
      Array.from({ length: count }, (_, n) => ({ name: `${name} ${n + 1}`, ...(category && { category }) }))
    await sell(db, mixed, ...many(20, 'Taza', 'Loza'), ...many(2, 'Mantel', 'Telas'), ...many(9, 'Cosa'))
    const namesOf = async (count: number) => {
      const query = { shopId: mixed, products: count, promotions: 0, bestSellers: 0, articles: 0 }
      return (await api.getHome({ query })).products.map(({ name }) => name)
    }
    const cups = (count: number) => Array.from({ length: count }, (_, n) => `Taza ${n + 1}`)
    const things = ['Cosa 1', 'Cosa 2', 'Cosa 3', 'Cosa 4']
    expect(await namesOf(12)).toEqual([...cups(6), 'Mantel 1', 'Mantel 2', ...things])
    expect(await namesOf(3)).toEqual(cups(3))
    expect(await namesOf(50)).toHaveLength(31)
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
