import { createLog } from '@store/telemetry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { openShop, versionOf } from '../orders/testing.ts'
import { changeShop } from '../shops/store/shops.ts'
import { openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { articlesJob } from './publish-articles.ts'
import { listArticleDrafts, saveArticle } from './store.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const AT = '2031-05-01T12:00:00.000Z'
const before = new Date('2031-05-01T11:59:59Z')
const after = new Date('2031-05-01T12:00:25Z')

const article = (slug: string, publishAt: string | null) => ({
  slug,
  title: slug,
  author: null,
  summary: null,
  body: '<p>.</p>',
  image: null,
  active: false,
  publishedAt: null,
  publishAt,
})

const publish = (now: Date) =>
  articlesJob({ db, log: createLog('warn'), now: () => now }).run({
    signal: new AbortController().signal,
    beat: () => undefined,
  })

test('a scheduled article is published at its time, dated with it; the shop is read anew, and other drafts stay drafts', async () => {
  const { api } = testApi(db)
  const shopId = await openShop(db)
  const other = await openShop(db)
  for (const id of [shopId, other])
    await changeShop(db, id, async (tx) => {
      await saveArticle(tx, id, article('sola', id === other ? '2031-06-01T00:00:00.000Z' : AT))
      await saveArticle(tx, id, article('borrador', null))
    })
  const shown = async (id = shopId) => (await api.listArticles({ params: { shopId: id } })).articles
  const version = await versionOf(db, shopId)
  const others = await versionOf(db, other)

  await publish(before)
  expect(await shown()).toEqual([])
  await publish(after)
  expect(await shown()).toMatchObject([{ title: 'sola', publishedAt: AT }])
  expect(await versionOf(db, shopId)).not.toBe(version)
  expect(await shown(other)).toEqual([])
  expect(await versionOf(db, other)).toBe(others)

  const again = await versionOf(db, shopId)
  await publish(after)
  expect(await versionOf(db, shopId)).toBe(again)
  const drafts = await inShop(db, shopId, (tx) => listArticleDrafts(tx, shopId))
  expect(drafts).toMatchObject([
    { slug: 'borrador', active: false, publishAt: null },
    { slug: 'sola', active: true, publishAt: null },
  ])
})
