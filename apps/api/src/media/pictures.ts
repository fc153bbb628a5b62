import { pictureBox, pictureFacts, picturePoint } from '@store/api-client/contract'
import type { PictureCorrection, PictureFacts, ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, inShop, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { measurePicture } from './measure.ts'
import type { MediaStorage } from './storage/storage.ts'
import { type Admit, originalOf, type SavedMedia, saveMedia } from './store.ts'

/** The facts of a row `k` of pictures with the merchant's correction; null: none are known. */
export const SHOWN_FACTS: SQL = sql`k.facts || jsonb_strip_nulls(jsonb_build_object('subject', k.subject, 'focus', k.focus))`

/**
 * Stores a picture as `saveMedia` does, and measures it, unless that was done before.
 *
 * @param most bytes of all pictures of the shop together; null: as many as it likes
 */
export async function keepPicture(
  { db, media }: { readonly db: Database; readonly media: MediaStorage },
  shopId: ShopId,
  bytes: Uint8Array,
  name: string,
  most: number | null = null,
): Promise<SavedMedia> {
  let admitted: string | null = null
  const admit: Admit = async (src, size) => {
    const hasRoom = await takeRoom(db, shopId, { src, size, most })
    if (hasRoom) admitted = src
    return hasRoom
  }
  const saved = await saveMedia(media, shopId, bytes, name, admit).catch(async (error: unknown) => {
    // A picture that was not stored does not count.
    const src = admitted
    if (src !== null) await inShop(db, shopId, (tx) => forgetPicture(tx, shopId, src))
    throw error
  })
  if (saved.kind === 'refused') return saved
  const known = await inShop(db, shopId, (tx) => findPicture(tx, shopId, saved.src))
  if (known?.facts) return saved
  const facts = await measurePicture(bytes)
  await inShop(db, shopId, (tx) => noteFacts(tx, shopId, saved.src, facts))
  return saved
}

const UsedRow = z.object({ used: z.int() })
class NoRoom extends Error {}

/**
 * Records the size of a picture that is about to be stored; false: the shop would exceed its limit. The row of the sum,
 * which a database trigger maintains, is locked until then: of two pictures at once, the second one sees the first.
 */
async function takeRoom(
  db: Database,
  shopId: ShopId,
  { src, size, most }: { readonly src: string; readonly size: number; readonly most: number | null },
): Promise<boolean> {
  const noted = inShop(db, shopId, async (tx) => {
    await execute(
      tx,
      sql`
        insert into pictures (shop_id, src, bytes) values (${shopId}, ${src}, ${size})
        on conflict (shop_id, src) do update set bytes = excluded.bytes`,
    )
    if (most === null) return true
    // In SQL, because `plans`, to which the table belongs, imports this folder.
    const [sum] = await query(
      tx,
      UsedRow,
      sql`select used from shop_usage where shop_id = ${shopId} and what = 'mediaBytes'`,
    )
    if ((sum?.used ?? 0) > most) throw new NoRoom()
    return true
  })
  return noted.catch((error: unknown) => {
    if (error instanceof NoRoom) return false
    throw error
  })
}

/** Deletes the record of a picture, unless somebody has stored it meanwhile. */
const forgetPicture = (tx: Tx, shopId: ShopId, src: string) =>
  execute(tx, sql`delete from pictures where shop_id = ${shopId} and src = ${src} and facts is null`)

/** Records the size of a picture that was stored before sizes were recorded; 0 if it is gone. */
export const noteSize = (tx: Tx, shopId: ShopId, src: string, size: number) =>
  execute(tx, sql`update pictures set bytes = ${size} where shop_id = ${shopId} and src = ${src} and bytes is null`)

/** The size of a stored picture, in bytes; 0: it is gone. */
export const sizeKept = async (storage: MediaStorage, shopId: ShopId, src: string): Promise<number> =>
  (await storage.size(originalOf(shopId, src.slice(src.lastIndexOf('/') + 1)))) ?? 0

/** The bytes of a stored picture; null: it is gone. */
export const readKept = (storage: MediaStorage, shopId: ShopId, src: string): Promise<Buffer | null> =>
  storage.read(originalOf(shopId, src.slice(src.lastIndexOf('/') + 1)))

/** Measures a picture that is stored already; null if it is gone or cannot be decoded. */
export async function measureKept(storage: MediaStorage, shopId: ShopId, src: string): Promise<PictureFacts | null> {
  const bytes = await readKept(storage, shopId, src)
  return bytes && measurePicture(bytes)
}

/** Stores measured facts; a merchant's correction stays. */
export async function noteFacts(tx: Tx, shopId: ShopId, src: string, facts: PictureFacts | null): Promise<void> {
  await execute(
    tx,
    sql`
      insert into pictures (shop_id, src, facts) values (${shopId}, ${src}, ${facts && JSON.stringify(facts)}::jsonb)
      on conflict (shop_id, src) do update set facts = excluded.facts`,
  )
}

export type KnownPicture = {
  readonly src: string
  /** The facts with the correction applied; null: not measured. */
  readonly facts: PictureFacts | null
  readonly correction: PictureCorrection
}
const correction = z.object({
  subject: pictureBox.nullable(),
  focus: picturePoint.nullable(),
} satisfies FieldsOf<PictureCorrection>)
const KnownRow = z.object({
  src: z.string(),
  facts: pictureFacts.nullable(),
  correction,
} satisfies FieldsOf<KnownPicture>)

/** The record of a picture; null: there is none. */
export async function findPicture(tx: Tx, shopId: ShopId, src: string): Promise<KnownPicture | null> {
  const [row] = await query(
    tx,
    KnownRow,
    sql`
      select k.src, ${SHOWN_FACTS} as facts, json_build_object('subject', k.subject, 'focus', k.focus) as correction
      from pictures k where k.shop_id = ${shopId} and k.src = ${src}`,
  )
  return row ?? null
}

/** Sets the merchant's correction of a recorded picture. */
export async function correctPicture(
  tx: Tx,
  shopId: ShopId,
  src: string,
  { subject, focus }: PictureCorrection,
): Promise<void> {
  const json = (value: readonly number[] | null) => sql`${value && JSON.stringify(value)}::jsonb`
  await execute(
    tx,
    sql`
      update pictures set subject = ${json(subject)}, focus = ${json(focus)} where shop_id = ${shopId} and src = ${src}`,
  )
}

/** A correction in an archive; what was measured is measured again on import. */
export type PortableCorrection = PictureCorrection & { readonly src: string }
const PortableRow = z.object({ src: z.string(), ...correction.shape } satisfies FieldsOf<PortableCorrection>)

export function listCorrections(tx: Tx, shopId: ShopId): Promise<readonly PortableCorrection[]> {
  return query(
    tx,
    PortableRow,
    sql`
      select src, subject, focus from pictures
      where shop_id = ${shopId} and (subject is not null or focus is not null) order by src`,
  )
}
