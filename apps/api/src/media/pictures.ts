import { pictureBox, pictureFacts, picturePoint } from '@store/api-client/contract'
import type { PictureCorrection, PictureFacts, ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, inShop, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { measurePicture } from './measure.ts'
import type { MediaStorage } from './storage/storage.ts'
import { originalOf, type SavedMedia, saveMedia } from './store.ts'

/** The facts of a row `k` of pictures with the merchant's correction; null: none are known. */
export const SHOWN_FACTS: SQL = sql`k.facts || jsonb_strip_nulls(jsonb_build_object('subject', k.subject, 'focus', k.focus))`

/** Stores a picture as `saveMedia` does, and measures it, unless that was done before. */
export async function keepPicture(
  { db, media }: { readonly db: Database; readonly media: MediaStorage },
  shopId: ShopId,
  bytes: Uint8Array,
  name: string,
): Promise<SavedMedia> {
  const saved = await saveMedia(media, shopId, bytes, name)
  if (saved.kind === 'refused') return saved
  const known = await inShop(db, shopId, (tx) => findPicture(tx, shopId, saved.src))
  if (known?.facts) return saved
  const facts = await measurePicture(bytes)
  await inShop(db, shopId, (tx) => noteFacts(tx, shopId, saved.src, facts))
  return saved
}

/** Measures a picture that is stored already; null if it is gone or cannot be decoded. */
export async function measureKept(storage: MediaStorage, shopId: ShopId, src: string): Promise<PictureFacts | null> {
  const bytes = await storage.read(originalOf(shopId, src.slice(src.lastIndexOf('/') + 1)))
  return bytes && measurePicture(bytes)
}

/** A correction stays. */
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
  /** With the correction; null: they are not known. */
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

/** Null: nothing was noted of it. */
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

/** Sets what the merchant says of a picture of which something is noted. */
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
