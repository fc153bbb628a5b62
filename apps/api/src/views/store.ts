import { MOST_VIEWS, type ViewList } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { savedViews } from './schema.ts'

/** The owner of views, and their list. */
type Holding = { readonly holder: string; readonly list: ViewList }

export type View = { readonly id: number; readonly name: string; readonly query: string }

const ViewRow = z.object({ id: z.int(), name: z.string(), query: z.string() } satisfies FieldsOf<View>)

const ofHolder = (shopId: ShopId, { holder, list }: Holding) =>
  sql`shop_id = ${shopId} and holder = ${holder} and list = ${list}`

/** The oldest first. */
export const listViews = (tx: Tx, shopId: ShopId, holding: Holding): Promise<readonly View[]> =>
  query(tx, ViewRow, sql`select id, name, query from saved_views where ${ofHolder(shopId, holding)} order by id`)

/** `full`: the maximum number is reached; `taken`: another view has this name. */
export async function addView(
  tx: Tx,
  shopId: ShopId,
  holding: Holding,
  { name, query: search }: Omit<View, 'id'>,
  now: Date,
): Promise<View | 'full' | 'taken'> {
  // Serialises additions of one holder, so that the maximum holds.
  await execute(
    tx,
    sql`select pg_advisory_xact_lock(hashtextextended(${`views ${holding.holder}`}, ${shopId}::bigint))`,
  )
  const known = await listViews(tx, shopId, holding)
  if (known.some((view) => view.name === name)) return 'taken'
  if (known.length >= MOST_VIEWS) return 'full'
  const [added] = await tx
    .insert(savedViews)
    .values({ shopId, ...holding, name, query: search, createdAt: now })
    .returning({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
  if (!added) throw new Error(`a view of shop ${shopId} was not kept`)
  return added
}

/** `null`: there is no such view. */
export async function setViewName(
  tx: Tx,
  shopId: ShopId,
  holding: Holding,
  { id, name }: Pick<View, 'id' | 'name'>,
): Promise<View | 'taken' | null> {
  const known = await listViews(tx, shopId, holding)
  if (known.some((view) => view.name === name && view.id !== id)) return 'taken'
  const [renamed] = await query(
    tx,
    ViewRow,
    sql`update saved_views set name = ${name} where ${ofHolder(shopId, holding)} and id = ${id} returning id, name, query`,
  )
  return renamed ?? null
}

export const removeView = (tx: Tx, shopId: ShopId, holding: Holding, id: number) =>
  execute(tx, sql`delete from saved_views where ${ofHolder(shopId, holding)} and id = ${id}`)

/** Deletes every view of a holder who no longer works in the shop. */
export const forgetViews = (tx: Tx, shopId: ShopId, holder: string) =>
  execute(tx, sql`delete from saved_views where shop_id = ${shopId} and holder = ${holder}`)
