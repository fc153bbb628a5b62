import type { PictureFacts, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { tryWithLock } from '../database/advisory-locks.ts'
import { asWorker, type Database, inShop, type Tx } from '../database/open.ts'
import { query } from '../database/query.ts'
import { measureKept, noteFacts, noteSize, sizeKept } from '../media/pictures.ts'
import type { MediaStorage } from '../media/storage/storage.ts'
import type { Job } from '../operation/scheduler.ts'
import { changeShop } from '../shops/store/shops.ts'

type Dependencies = { readonly db: Database; readonly media: MediaStorage }

const DAY_MS = 24 * 60 * 60_000
/** Pictures per step. Each step makes the shop's cached pages outdated once. */
const BATCH = 20
/** Picture sizes per step; they are not shown on pages. */
const SIZES = 200

/**
 * Measures the pictures of products that were stored before pictures were measured, and records missing file sizes. A pass
 * goes through the shops one after the other, with a pause after each step, so that requests are hardly slowed.
 */
export function picturesJob(needs: Dependencies): Job {
  let shop: ShopId = 0
  return {
    name: 'facts of pictures',
    every: DAY_MS,
    first: 60_000,
    again: 200,
    run: async () => {
      const next = await tryWithLock(needs.db, 'facts of pictures', () => measureAfter(needs, shop))
      shop = next ?? 0
      return next !== null
    },
  }
}

/**
 * One step: pictures of the first shop after this one. Returns the shop to go on after, the same one while it has more
 * pictures; null: it was the last shop.
 */
export async function measureAfter({ db, media }: Dependencies, after: ShopId): Promise<ShopId | null> {
  const [next] = await asWorker(db, (tx) =>
    query(
      tx,
      ShopRow,
      sql`
    select shop_id as "shopId" from shops where shop_id > ${after} order by shop_id limit 1`,
    ),
  )
  if (!next) return null
  const { shopId } = next
  const unmeasured = await inShop(db, shopId, (tx) => listUnmeasured(tx, shopId))
  if (unmeasured.length === 0) return (await noteSizes({ db, media }, shopId)) ? after : shopId
  const measured: { src: string; facts: PictureFacts | null }[] = []
  for (const { src } of unmeasured) measured.push({ src, facts: await measureKept(media, shopId, src) })
  await changeShop(db, shopId, async (tx) => {
    for (const { src, facts } of measured) await noteFacts(tx, shopId, src, facts)
  })
  return after
}

/** Records the sizes of the first few pictures without one; false: there were none. */
async function noteSizes({ db, media }: Dependencies, shopId: ShopId): Promise<boolean> {
  const unknown = await inShop(db, shopId, (tx) =>
    query(
      tx,
      SourceRow,
      sql`select src from pictures where shop_id = ${shopId} and bytes is null order by src limit ${SIZES}`,
    ),
  )
  if (unknown.length === 0) return false
  const sizes: { src: string; size: number }[] = []
  for (const { src } of unknown) sizes.push({ src, size: await sizeKept(media, shopId, src) })
  await inShop(db, shopId, async (tx) => {
    for (const { src, size } of sizes) await noteSize(tx, shopId, src, size)
  })
  return true
}

const ShopRow = z.object({ shopId: z.int() })
const SourceRow = z.object({ src: z.string() })

/** The first few stored product pictures that have not been measured. */
const listUnmeasured = (tx: Tx, shopId: ShopId) =>
  query(
    tx,
    SourceRow,
    sql`
      select distinct image.src from products p, jsonb_to_recordset(p.images) as image (src text)
      where p.shop_id = ${shopId} and starts_with(image.src, ${`/media/${shopId}/`}) and not exists (
        select 1 from pictures k where k.shop_id = p.shop_id and k.src = image.src)
      limit ${BATCH}`,
  )
