import type { ShopId } from '@store/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { openShop, versionOf } from '../orders/testing.ts'
import { changeShop } from '../shops/store/shops.ts'
import { openTestDatabase, testApi } from '../testing.ts'
import { type ArticleDraft, listArticleDrafts, removeArticle, saveArticle } from './store.ts'

const db = await openTestDatabase()
const { app, api } = testApi(db)
const [ana, bea] = [await openShop(db), await openShop(db)]
afterAll(() => db.close())

const NOBODY = 99_999
/** Responses of the server in the format of the wire. */
const get = async (path: string) => {
  const answer = await app.request(path, { headers: { 'x-public-key': 'demo' } })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

describe('articles (C17, C18)', () => {
  const draft = (slug: string, title: string, day: number, more: Partial<ArticleDraft> = {}): ArticleDraft => ({
    slug,
    title,
    author: null,
    summary: null,
    body: `<p>${title}</p>`,
    image: null,
    active: true,
    publishedAt: `2026-05-0${day}T12:00:00.000Z`,
    publishAt: null,
    ...more,
  })
  const save = (shopId: ShopId, ...drafts: readonly ArticleDraft[]) =>
    changeShop(db, shopId, async (tx) => {
      const ids = []
      for (const each of drafts) ids.push(await saveArticle(tx, shopId, each))
      return ids
    })
  const list = async (query: object = {}, shopId = ana) => {
    const { articles, count } = await api.listArticles({ params: { shopId }, query })
    return { titles: articles.map(({ title }) => title), count }
  }
  let ids: readonly number[]
  beforeAll(async () => {
    ids = await save(
      ana,
      draft('lana', 'Cómo se lava la lana', 1, { author: 'Lía', summary: 'Fría.', image: '/media/1/a.jpg' }),
      draft('seda', 'La seda', 3),
      draft('lino', 'El LINO y la lana', 2),
      draft('borrador', 'Todavía no', 4, { active: false }),
    )
    await save(bea, draft('lana', 'La lana de Bea', 5))
  })

  test('are listed newest first, published ones alone, a page or all; the count is of all', async () => {
    const all = ['La seda', 'El LINO y la lana', 'Cómo se lava la lana']
    expect(await list()).toEqual({ titles: all, count: 3 })
    expect(await list({ page: 1, limit: 1 })).toEqual({ titles: all.slice(0, 1), count: 3 })
    expect(await list({ page: 2, limit: 2 })).toEqual({ titles: all.slice(2), count: 3 })
    expect(await list({ page: 9, limit: 2 })).toEqual({ titles: [], count: 3 })
    expect(await list({ page: 999_999_999_999_999, limit: 100_000 })).toEqual({ titles: [], count: 3 })
    expect(await list({ limit: 1000 })).toEqual({ titles: all, count: 3 })
    expect(await list({}, NOBODY)).toEqual({ titles: [], count: 0 })
  })

  test('are found by part of their title, whatever its accents and capitals', async () => {
    expect(await list({ search: 'LÁNA' })).toEqual({ titles: ['El LINO y la lana', 'Cómo se lava la lana'], count: 2 })
    expect(await list({ search: 'como se' })).toMatchObject({ count: 1 })
    for (const search of ['%', '_', "'", 'nada'])
      expect([search, await list({ search })]).toEqual([search, { titles: [], count: 0 }])
  })

  test('the list sits at data.data and has no bodies, as old clients expect; the article has one, sanitised', async () => {
    const { body } = await get(`/api/v1/stores/blogs/${ana}?page=3&limit=1`)
    const row = {
      id: String(ids[0]),
      titulo: 'Cómo se lava la lana',
      autor: 'Lía',
      resumen: 'Fría.',
      estado: 1,
      imagen_principal_url: '/media/1/a.jpg',
      slug: `lana-${ids[0]}`,
      created_at: '2026-05-01T12:00:00.000Z',
      updated_at: expect.any(String),
    }
    expect(body).toEqual({ success: true, message: 'OK', data: { count: 3, data: [row] } })
    const [id] = await save(ana, draft('malo', 'Malo', 1, { body: '<p onclick="x()">Hola<script>y()</script></p>' }))
    expect(await api.getArticle({ params: { shopId: ana, articleId: id ?? 0 } })).toMatchObject({
      slug: `malo-${id}`,
      body: '<p>Hola</p>',
    })
    await changeShop(db, ana, (tx) => removeArticle(tx, ana, 'malo', new Date()))
  })

  test('of another shop, unpublished or unknown ones are not there', async () => {
    const [bears] = await inShop(db, bea, (tx) => listArticleDrafts(tx, bea))
    expect(bears).toMatchObject({ slug: 'lana', title: 'La lana de Bea' })
    expect(await list({}, bea)).toEqual({ titles: ['La lana de Bea'], count: 1 })
    for (const articleId of [ids[3] ?? 0, 424_242, 2 ** 31, 999_999_999_999_999]) {
      expect(await api.getArticle({ params: { shopId: ana, articleId } })).toBeNull()
    }
    for (const articleId of ids) expect(await api.getArticle({ params: { shopId: bea, articleId } })).toBeNull()
    expect((await get(`/api/v1/stores/blogs/${ana}/lana-1`)).status).toBe(400)
    expect((await get(`/api/v1/stores/blogs/${ana}?page=0`)).status).toBe(400)
  })

  test('written again under its slug it is the same article; cached pages are old then', async () => {
    const before = await versionOf(db, ana)
    const [id] = await save(ana, draft('seda', 'La seda, otra vez', 3, { publishedAt: null }))
    expect(id).toBe(ids[1])
    expect((await list()).titles[0]).toBe('La seda, otra vez')
    expect(await versionOf(db, ana)).toBeGreaterThan(before)
    expect(await changeShop(db, ana, (tx) => removeArticle(tx, ana, 'nunca', new Date()))).toBe(false)
  })
})
