import { MONEY_CHANGES } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { type MoneyChangeOf, moneyChanges } from './schema.ts'

/** A change that waits. */
export type MoneyChange = {
  readonly what: MoneyChangeOf
  readonly content: Buffer
  readonly live: boolean | null
  readonly askedBy: string
  readonly askedById: number | null
  readonly askedAt: Date
  readonly dueAt: Date
}
const ChangeRow = z.object({
  what: z.enum(MONEY_CHANGES),
  content: z.instanceof(Buffer),
  live: z.boolean().nullable(),
  askedBy: z.string(),
  askedById: z.int().nullable(),
  askedAt: z.date(),
  dueAt: z.date(),
} satisfies FieldsOf<MoneyChange>)

/** The waiting changes of a shop, in the order in which they are due. */
export const listMoneyChanges = (tx: Tx, shopId: ShopId): Promise<readonly MoneyChange[]> =>
  query(
    tx,
    ChangeRow,
    sql`
      select what, content, live, asked_by as "askedBy", asked_by_id as "askedById", asked_at as "askedAt", due_at as "dueAt"
      from money_changes where shop_id = ${shopId} and due_at is not null and content is not null order by due_at, what`,
  )

export async function findMoneyChange(tx: Tx, shopId: ShopId, what: MoneyChangeOf): Promise<MoneyChange | null> {
  return (await listMoneyChanges(tx, shopId)).find((change) => change.what === what) ?? null
}

const KnownRow = z.object({ known: z.boolean() })

/** Whether an account of the shop has been removed or changed, or such a change waits. */
export async function hasMoneyHistory(tx: Tx, shopId: ShopId): Promise<boolean> {
  const [row] = await query(
    tx,
    KnownRow,
    sql`select exists (select 1 from money_changes where shop_id = ${shopId}) as known`,
  )
  return row?.known ?? false
}

/** Stores a waiting change, in place of an earlier one of the same kind. */
export async function putMoneyChange(tx: Tx, shopId: ShopId, change: MoneyChange): Promise<void> {
  const { what: _, ...set } = change
  await tx
    .insert(moneyChanges)
    .values({ shopId, ...change })
    .onConflictDoUpdate({ target: [moneyChanges.shopId, moneyChanges.what], set })
}

type Remover = Pick<MoneyChange, 'what' | 'askedBy' | 'askedById' | 'askedAt'>

/** Records that an account was removed, and drops a waiting change of it. */
export async function noteRemoval(tx: Tx, shopId: ShopId, removed: Remover): Promise<void> {
  const { what, ...by } = removed
  const set = { ...by, content: null, live: null, dueAt: null }
  await tx
    .insert(moneyChanges)
    .values({ shopId, what, ...set })
    .onConflictDoUpdate({ target: [moneyChanges.shopId, moneyChanges.what], set })
}

/** Ends a waiting change that was cancelled or has taken effect. The record that there has been an account stays. */
export const endMoneyChange = (tx: Tx, shopId: ShopId, what: MoneyChangeOf) =>
  execute(
    tx,
    sql`
      update money_changes set content = null, live = null, due_at = null
      where shop_id = ${shopId} and what = ${what} and due_at is not null`,
  )

const DueRow = z.object({ shopId: z.int(), what: z.enum(MONEY_CHANGES) })

/** Due changes of all shops. */
export const listDue = (tx: Tx, now: Date, limit: number) =>
  query(
    tx,
    DueRow,
    sql`select shop_id as "shopId", what from money_changes where due_at <= ${now} order by due_at limit ${limit}`,
  )
