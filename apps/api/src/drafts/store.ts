import type { DraftKind } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, type FieldsOf, query, utcText } from '../database/query.ts'

/** Whose draft it is, and of what. */
export type DraftKey = { readonly holder: string; readonly kind: DraftKind; readonly thing: string }

export type Draft = {
  readonly thing: string
  readonly body: Record<string, unknown>
  readonly base: string | null
  readonly savedAt: string
}

const DraftRow = z.object({
  thing: z.string(),
  body: z.record(z.string(), z.unknown()),
  base: z.string().nullable(),
  savedAt: z.string(),
} satisfies FieldsOf<Draft>)

const COLUMNS = sql`thing, body, base, ${utcText(sql`saved_at`)} as "savedAt"`

/** The most drafts of one holder in a shop; the oldest are deleted. */
const MOST = 50

export async function findDraft(tx: Tx, shopId: ShopId, { holder, kind, thing }: DraftKey): Promise<Draft | null> {
  const [draft] = await query(
    tx,
    DraftRow,
    sql`
      select ${COLUMNS} from drafts
      where shop_id = ${shopId} and holder = ${holder} and kind = ${kind} and thing = ${thing}`,
  )
  return draft ?? null
}

export function listDrafts(
  tx: Tx,
  shopId: ShopId,
  { holder, kind }: Omit<DraftKey, 'thing'>,
): Promise<readonly Draft[]> {
  return query(
    tx,
    DraftRow,
    sql`
      select ${COLUMNS} from drafts
      where shop_id = ${shopId} and holder = ${holder} and kind = ${kind} order by saved_at desc, thing`,
  )
}

export async function saveDraft(
  tx: Tx,
  shopId: ShopId,
  { holder, kind, thing }: DraftKey,
  { body, base }: Pick<Draft, 'body' | 'base'>,
  now: Date,
): Promise<void> {
  await execute(
    tx,
    sql`
      insert into drafts (shop_id, holder, kind, thing, body, base, saved_at)
      values (${shopId}, ${holder}, ${kind}, ${thing}, ${JSON.stringify(body)}::jsonb, ${base}, ${now})
      on conflict (shop_id, holder, kind, thing)
        do update set body = excluded.body, base = excluded.base, saved_at = excluded.saved_at`,
  )
  await execute(
    tx,
    sql`
      delete from drafts where shop_id = ${shopId} and holder = ${holder} and (kind, thing) in (
        select kind, thing from drafts where shop_id = ${shopId} and holder = ${holder}
        order by saved_at desc offset ${MOST})`,
  )
}

export async function forgetDraft(tx: Tx, shopId: ShopId, { holder, kind, thing }: DraftKey): Promise<void> {
  await execute(
    tx,
    sql`
      delete from drafts
      where shop_id = ${shopId} and holder = ${holder} and kind = ${kind} and thing = ${thing}`,
  )
}
