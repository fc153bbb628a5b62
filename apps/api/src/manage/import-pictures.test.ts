import { PRODUCT_LIMITS } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { bulkKinds } from '../catalog/bulk/kinds.ts'
import { asWorker } from '../database/index.ts'
import { importKind, PART } from '../imports/kind.ts'
import type { FetchedPicture } from '../media/fetch-picture.ts'
import { openImportTests } from './import-testing.ts'

const { openShop, work, lanesOf, close, db, media, asked, host, prepare, at, start, byReference } =
  await openImportTests()
afterAll(close)

describe('pictures', () => {
  const shopify = (...images: readonly string[]) =>
    `Handle,Title,Body (HTML),Vendor,Variant Price,Image Src\n${images.map((image, n) => `p${n},Product ${n},,,5,${image}`).join('\n')}`

  test('are fetched once, after the products; those that fail are named and leave their products', async () => {
    const shop = await openShop()
    const good = `http://${host}/a.svg`
    const file = shopify(
      good,
      `http://${host}/none.png`,
      `http://${host}/page`,
      `http://${host}/inside`,
      'https://127.0.0.1/a.png',
      'https://example.com:8443/a.png',
      'foto.jpg',
    )
    const { id } = await prepare(shop, file)
    const task = await start(shop, id)
    expect(task).toMatchObject({ state: 'done', result: { created: 7, pictures: 1, picturesMissing: 6 } })
    const { pictureProblems } = await shop.manage.getProductImport({ params: at(shop, id) })
    expect(pictureProblems.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
      'Product 1 refused',
      'Product 2 noPicture',
      'Product 3 privateAddress',
      'Product 4 privateAddress',
      'Product 5 noHttps',
      'Product 6 notAddress',
    ])
    const { images } = await byReference(shop, 'p0')
    expect(images).toHaveLength(1)
    asked.splice(0)
    const again = await prepare(shop, shopify(good))
    expect(again.counts.unchanged).toBe(1)
    await start(shop, again.id)
    expect(asked).toEqual([])
    expect((await byReference(shop, 'p0')).images).toEqual(images)
  })

  test('that do not come keep no other shop’s tasks waiting, however many shops wait for theirs', async () => {
    const slow = [await openShop(), await openShop(), await openShop()]
    const [quick, other] = [await openShop(), await openShop()]
    await quick.manage.createProduct({ params: quick.params, body: { reference: 'q', name: 'Quick', price: 5_00 } })
    let answer: (picture: FetchedPicture) => void = () => undefined
    const waiting = new Promise<FetchedPicture>((resolve) => {
      answer = resolve
    })
    const asked: string[] = []
    const needs = { db, media, now: () => new Date(), announce: async () => {} }
    const kinds = [
      importKind({
        ...needs,
        fetch: (address) => {
          asked.push(address)
          return waiting
        },
      }),
      ...bulkKinds(async () => {}),
    ]
    const tasks: number[] = []
    for (const shop of slow) {
      const { id } = await prepare(shop, shopify(`http://slow.example/${shop.params.shopId}.svg`))
      tasks.push((await shop.manage.startProductImport({ params: at(shop, id) })).taskId ?? 0)
    }
    const lanes = lanesOf(kinds)
    try {
      await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(2)
      const change = { kind: 'percent', percent: 10, ending: 'exact' } as const
      const task = await quick.manage.bulkProducts({ params: quick.params, body: { filter: {}, change } })
      const stateOf = async () => (await quick.manage.getTask({ params: at(quick, task.id) })).state
      await expect.poll(stateOf, { timeout: 20_000 }).toBe('done')
      // An import of another shop without pictures finishes, too.
      const { id } = await prepare(other, 'Handle,Title,Body (HTML),Vendor,Variant Price\nmug,Mug,,,5')
      const { taskId } = await other.manage.startProductImport({ params: at(other, id) })
      const imported = async () => (await other.manage.getTask({ params: at(other, taskId ?? 0) })).state
      await expect.poll(imported, { timeout: 20_000 }).toBe('done')
      const states = slow.map(
        async (shop, index) => (await shop.manage.getTask({ params: at(shop, tasks[index] ?? 0) })).state,
      )
      expect(await Promise.all(states)).toEqual(['running', 'running', 'running'])
    } finally {
      answer({ kind: 'failed', reason: 'noAnswer' })
      await lanes.stop()
    }
    await work()
  })

  test('are fetched for the parts of a file that have any, and a task that an older release began asks for all', async () => {
    const many = (image: (n: number) => string) =>
      `Handle,Title,Body (HTML),Vendor,Variant Price,Image Src\n${Array.from({ length: 2 * PART + 5 }, (_, n) => `p${n},Product ${n},,,5,${image(n)}`).join('\n')}`
    const file = many((n) => (n === 2 * PART + 1 ? `http://${host}/a.svg` : ''))
    for (const isOld of [false, true]) {
      const shop = await openShop()
      const { id } = await prepare(shop, file)
      const { taskId } = await shop.manage.startProductImport({ params: at(shop, id) })
      if (isOld)
        await asWorker(db, (tx) =>
          tx.execute(sql`
            update tasks set cursor = '{"phase": "products", "part": 0, "at": 0}' where shop_id = ${shop.params.shopId} and id = ${taskId}`),
        )
      await work()
      expect(await shop.manage.getTask({ params: at(shop, taskId ?? 0) })).toMatchObject({
        state: 'done',
        result: { created: 2 * PART + 5, pictures: 1, picturesMissing: 0 },
      })
      expect((await byReference(shop, `p${2 * PART + 1}`)).images).toHaveLength(1)
      const left = await asWorker(db, (tx) =>
        tx.execute(sql`select from import_parts where shop_id = ${shop.params.shopId}`),
      )
      expect(left.rows).toHaveLength(0)
    }
  })

  test('for which a product has no room are named', async () => {
    const shop = await openShop()
    const { manage, params } = shop
    const { src } = await shop.picture()
    const images = Array.from({ length: PRODUCT_LIMITS.images - 1 }, () => ({ src, alt: null }))
    await manage.createProduct({ params, body: { reference: 'p0', name: 'Product 0', price: 5_00, images } })
    const file = `${shopify(`http://${host}/a.svg`)}\np0,,,,,http://${host}/b.svg`
    const { id } = await prepare(shop, file)
    expect((await start(shop, id)).result).toMatchObject({ pictures: 1, picturesMissing: 1 })
    expect((await byReference(shop, 'p0')).images).toHaveLength(PRODUCT_LIMITS.images)
    const { pictureProblems } = await manage.getProductImport({ params: at(shop, id) })
    expect(pictureProblems.map(({ reason }) => reason)).toEqual(['noRoom'])
  })

  test('of a server that does not answer are not asked for again and again, and those of other shops are', async () => {
    const addresses: string[] = []
    const kind = importKind({
      db,
      media,
      now: () => new Date(),
      announce: async () => undefined,
      fetch: async (address) => {
        addresses.push(address)
        return { kind: 'failed', reason: 'noAnswer' }
      },
    })
    const file = shopify(...Array.from({ length: 20 }, (_, n) => `https://silent.example/${n}.png`))
    for (let shops = 0; shops < 2; shops++) {
      const shop = await openShop()
      const { id } = await prepare(shop, file)
      const { taskId } = await shop.manage.startProductImport({ params: at(shop, id) })
      await work([kind])
      expect(await shop.manage.getTask({ params: at(shop, taskId ?? 0) })).toMatchObject({
        result: { picturesMissing: 20 },
      })
      // Six are fetched in parallel.
      expect([5, 6]).toContain(addresses.splice(0).length)
    }
  })

  test('in descriptions come along', async () => {
    const shop = await openShop()
    const text = `<p>Soft</p><img src=""http://${host}/b.svg"" alt=""A""><img src=""http://${host}/gone.png"">`
    const file = `Handle,Title,Body (HTML),Vendor,Variant Price\nmug,Mug,"${text}",,5`
    const task = await start(shop, (await prepare(shop, file)).id)
    expect(task.result).toMatchObject({ created: 1, pictures: 1, picturesMissing: 1 })
    const { description } = await byReference(shop, 'mug')
    expect(description).toMatch(/^<p>Soft<\/p><img [^>]*src="\/media\/\d+\/[0-9a-f]+\.svg"[^>]*>$/)
    const again = await start(shop, (await prepare(shop, file)).id)
    expect(again.result).toMatchObject({ unchanged: 1 })
    expect((await byReference(shop, 'mug')).description).toBe(description)
  })
})
