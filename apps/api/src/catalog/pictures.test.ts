import { emptyQuery } from '@store/core'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { asWorker, inShop } from '../database/index.ts'
import { openProductTests } from '../manage/product-testing.ts'
import { refusalOf } from '../manage/testing.ts'
import { measureAfter } from './measure-pictures.ts'
import { findProducts } from './store/catalog.ts'

const { db, media, openShop, close } = await openProductTests()
afterAll(close)

const hat = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#e0d8c8' } })
  .composite([{ input: { create: { width: 60, height: 100, channels: 3, background: '#203060' } }, left: 30, top: 50 }])
  .png()
  .toBuffer()
const FACTS = { width: 300, height: 200, ground: '#e0d8c8' }

/** A picture without a stored file, as after a lost disk or from another service. */
const addImage = (shopId: number, src: string) =>
  asWorker(db, (tx) =>
    tx.execute(sql`
      update products set images = images || ${JSON.stringify([{ src, alt: null }])}::jsonb where shop_id = ${shopId}`),
  )

async function withHat() {
  const shop = await openShop()
  const { manage, params } = shop
  const { src } = await manage.uploadPicture({ params, file: new Uint8Array(hat) })
  await manage.createProduct({ params, body: { name: 'Gorro', images: [{ src, alt: null }] } })
  await addImage(params.shopId, 'https://cdn.example/b.jpg')
  const shown = async () => {
    const { products } = await inShop(db, params.shopId, (tx) =>
      findProducts(tx, params.shopId, { ...emptyQuery, limit: 9 }),
    )
    return products[0]?.images ?? []
  }
  return { ...shop, src, file: { ...params, file: src.split('/').at(-1) ?? '' }, shown }
}

test('a product’s pictures are shown with their facts; a picture of another server has none', async () => {
  const { shown, src } = await withHat()
  const [own, foreign] = await shown()
  expect(own).toMatchObject({ src, alt: null, facts: FACTS })
  expect(own?.facts?.focus).toEqual([20, 50])
  expect(foreign).toEqual({ src: 'https://cdn.example/b.jpg', alt: null })
})

test('a merchant corrects subject and focus: pages change, and measuring again leaves the correction alone', async () => {
  const { manage, file, shown, version, params, src } = await withHat()
  const known = await manage.getPicture({ params: file })
  expect(known).toMatchObject({ src, facts: FACTS, correction: { subject: null, focus: null } })
  const before = await version()
  const changed = await manage.changePicture({ params: file, revision: known.revision, body: { focus: [80, 20] } })
  expect(changed).toMatchObject({
    facts: { ...FACTS, focus: [80, 20] },
    correction: { subject: null, focus: [80, 20] },
  })
  expect(await version()).toBeGreaterThan(before)
  await asWorker(db, (tx) => tx.execute(sql`update pictures set facts = null where shop_id = ${params.shopId}`))
  await manage.uploadPicture({ params, file: new Uint8Array(hat) })
  expect((await manage.getPicture({ params: file })).correction).toEqual({ subject: null, focus: [80, 20] })

  const stale = { params: file, revision: known.revision, body: { focus: null } }
  expect(await refusalOf(manage.changePicture(stale))).toMatchObject({ code: 'revision' })
  const upsideDown = { params: file, revision: changed.revision, body: { subject: [60, 0, 40, 100] as const } }
  await expect(manage.changePicture(upsideDown)).rejects.toThrow('is no box')
  const other = await openShop()
  const elsewhere = { ...other.params, file: file.file }
  expect(await refusalOf(other.manage.getPicture({ params: elsewhere }))).toMatchObject({ code: 'notFound' })
  expect((await shown())[0]?.src).toBe(src)
})

test('pictures from before are measured in steps, shop by shop; a lost file is noted and not tried again', async () => {
  const first = await withHat()
  const second = await withHat()
  const lost = `/media/${second.params.shopId}/${'0'.repeat(32)}.png`
  await asWorker(db, (tx) => tx.execute(sql`delete from pictures`))
  await addImage(second.params.shopId, lost)
  const before = await second.version()
  let at: number | null = 0
  for (let steps = 0; at !== null && steps < 50; steps++) at = await measureAfter({ db, media }, at)
  expect(at).toBeNull()
  for (const shop of [first, second]) expect((await shop.shown())[0]).toMatchObject({ facts: FACTS })
  expect((await second.shown()).at(-1)).toEqual({ src: lost, alt: null })
  expect(await second.version()).toBe(before + 1)
})
