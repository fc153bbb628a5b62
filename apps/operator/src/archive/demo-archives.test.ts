import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { diskStorage } from '@store/api/media'
import { findShopByName } from '@store/api/queries'
import { openTestDatabase, testApi } from '@store/api/testing'
import { emptyQuery } from '@store/core'
import { afterAll, expect, test } from 'vitest'
import { openTool } from '../testing.ts'
import { filesOf } from './testing.ts'

/** The demonstration shops' archives, which `pnpm build` makes: realistic cases, one per template. */
const folder = fileURLToPath(new URL('../../../../tooling/demo/dist/archives', import.meta.url))
const list: readonly { readonly subdomain: string; readonly name: string; readonly file: string }[] = existsSync(folder)
  ? JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))
  : []

const db = await openTestDatabase()
const feria = await openTool(db)
afterAll(async () => {
  await feria.close()
  await db.close()
})

test('there is one for each template that draws', () => expect(list).toHaveLength(13))

/** With `TEST_SCOPE` every fourth; all thirteen in `pnpm verify`. */
const tried = process.env.TEST_SCOPE ? list.filter((_, at) => at % 4 === 0) : list

test.each(tried)('$name comes in whole, pictures and all, and goes out as it came', async ({ subdomain, file }) => {
  const archive = join(folder, file)
  const brought = await feria.run('shop', 'import', archive, '--json')
  expect([brought.code, JSON.parse(brought.out)]).toMatchObject([0, { kind: 'imported', refused: [] }])

  const { app, api } = testApi(db, { media: diskStorage(join(feria.folder, '.data')) })
  const shopId = (await findShopByName(db, subdomain))?.id ?? 0
  expect((await api.getShop({ params: { id: shopId } }))?.open).toBe(true)
  const { products } = await api.listProducts({ query: { ...emptyQuery, shopId, limit: 100 } })
  const { articles } = await api.listArticles({ params: { shopId } })
  for (const { id: articleId } of articles) {
    const article = await api.getArticle({ params: { shopId, articleId } })
    for (const [, slug] of article?.body?.matchAll(/href="\/productos\/([^"]+)"/g) ?? [])
      expect(products.map((product) => product.slug)).toContain(slug)
  }
  for (const src of products.flatMap(({ images }) => images.map((image) => image.src))) {
    const answer = await app.request(src, { method: 'HEAD' })
    expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, 'image/svg+xml'])
  }

  await feria.json('shop', 'export', subdomain, `${subdomain}.feria`)
  const before = await filesOf(archive)
  const after = await filesOf(join(feria.folder, `${subdomain}.feria`))
  expect(linesOf(after, 'products.ndjson')).toEqual(linesOf(before, 'products.ndjson'))
  expect(linesOf(after, 'shop.json')).toMatchObject(linesOf(before, 'shop.json'))
  expect(Object.keys(after).filter(isPicture).length).toBe(Object.keys(before).filter(isPicture).length)
})

test('a shop of the demo’s first person comes with visits, and with orders that wait for every next step', async () => {
  const archive = join(feria.folder, 'with-orders.feria')
  const until = new Date().toISOString()
  await promisify(execFile)(process.execPath, [join(folder, '../../pack.mjs'), 'alborada', archive, until])
  const brought = await feria.run('shop', 'import', archive, '--subdomain', 'con-pedidos', '--json')
  expect(brought).toMatchObject({ code: 0, err: '' })
  const list = await feria.json('orders', 'list', '--shop', 'con-pedidos', '--limit', '200')
  const orders = list as readonly { readonly next: string | null; readonly placedAt: string }[]
  const steps = ['answer', 'confirm', 'checkTransfer', 'pack', 'handOver', 'ready', 'arrive', 'collect', 'resend', null]
  expect(new Set(orders.map(({ next }) => next))).toEqual(new Set(steps))
  const days = orders.map(({ placedAt }) => (Date.parse(until) - Date.parse(placedAt)) / 86_400_000)
  expect(Math.min(...days)).toBeGreaterThan(0)
  expect(Math.max(...days)).toBeGreaterThan(50)

  const numbers = (await feria.json('numbers', 'con-pedidos')) as {
    readonly days: readonly { readonly views: number }[]
  }
  expect(numbers.days).toHaveLength(30)
  expect(Math.min(...numbers.days.map(({ views }) => views))).toBeGreaterThan(30)
})

const isPicture = (name: string) => name.startsWith('media/')

/**
 * The content of a file, normalised as a shop stores it: HTML is sanitised, with headings for its pages, pictures are named
 * by their content, and a product with variants has the price of the cheapest.
 */
function linesOf(files: Readonly<Record<string, Buffer>>, name: string): object {
  const text = (files[name]?.toString('utf8') ?? '')
    .replaceAll(/media:[0-9a-f]{32}/g, 'media:…')
    .replaceAll(/<br ?\/?>/g, '<br>')
    .replaceAll(/<(\/?)h\d>/g, '<$1h>')
    .replaceAll(' rel=\\"nofollow noopener\\"', '')
  if (!name.endsWith('.ndjson')) return JSON.parse(text)
  const lines = text.trim().split('\n')
  return lines.map((line) => JSON.parse(line)).map((one) => (one.variants.length > 0 ? { ...one, price: null } : one))
}
