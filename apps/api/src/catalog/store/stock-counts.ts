import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, query } from '../../database/query.ts'
import type { CountedRow } from '../schema.ts'
import type { StockKey } from './stock.ts'

const moment = z.date().transform((date) => date.toISOString())
const CountedUnits = z.object({ productId: z.int(), variantId: z.int(), counted: z.int(), seen: z.int() })
const CountRow = z.object({
  id: z.int(),
  state: z.enum(['open', 'applied', 'dropped']),
  who: z.string(),
  createdAt: moment,
  appliedAt: moment.nullable(),
  rows: z.array(CountedUnits),
})
export type StockCount = z.output<typeof CountRow>

const IdRow = z.object({ id: z.int() })

/** Stores what was counted. If two rows are about the same units, the later one counts. */
export async function addCount(
  tx: Tx,
  shopId: ShopId,
  { who, rows, now }: { readonly who: string; readonly rows: readonly CountedRow[]; readonly now: Date },
): Promise<number> {
  const last = new Map(rows.map((row) => [`${row.productId} ${row.variantId}`, row]))
  const [added] = await query(
    tx,
    IdRow,
    sql`
      insert into stock_counts (shop_id, who, rows, created_at)
      values (${shopId}, ${who}, ${JSON.stringify([...last.values()])}::jsonb, ${now.toISOString()}::timestamptz) returning id`,
  )
  if (!added) throw new Error('a count was not written')
  return added.id
}

/** A count of the shop, locked until the transaction ends if it is about to be applied; null: there is none. */
export async function findCount(tx: Tx, shopId: ShopId, id: number, lock = false): Promise<StockCount | null> {
  const question = sql`
    select id, state, who, rows, created_at as "createdAt", applied_at as "appliedAt" from stock_counts
    where shop_id = ${shopId} and id = ${id}`
  const [count] = await query(tx, CountRow, lock ? sql`${question} for update` : question)
  return count ?? null
}

/** Marks a count as applied, or as dropped. */
export async function endCount(
  tx: Tx,
  shopId: ShopId,
  id: number,
  state: 'applied' | 'dropped',
  now: Date,
): Promise<void> {
  await execute(
    tx,
    sql`
      update stock_counts set state = ${state}, applied_at = ${state === 'applied' ? now.toISOString() : null}::timestamptz
      where shop_id = ${shopId} and id = ${id}`,
  )
}

const NamedRow = z.object({
  productId: z.int(),
  variantId: z.int(),
  name: z.string(),
  values: z.array(z.string()),
  units: z.int(),
})

/** The names of the products of these stock rows, and their recorded units. */
export function namedStock(tx: Tx, shopId: ShopId, keys: readonly StockKey[]) {
  return query(
    tx,
    NamedRow,
    sql`
      select s.product_id as "productId", s.variant_id as "variantId", p.name, s.units,
        coalesce((select each.variant -> 'values' from jsonb_array_elements(p.variants) each (variant)
          where each.variant ->> 'id' = s.variant_id::text limit 1), '[]') as values
      from unnest(${sql.param(keys.map(({ productId }) => productId))}::integer[],
        ${sql.param(keys.map(({ variantId }) => variantId))}::integer[]) k (product_id, variant_id)
      join stock s on s.shop_id = ${shopId} and s.product_id = k.product_id and s.variant_id = k.variant_id
      join products p on p.shop_id = s.shop_id and p.id = s.product_id`,
  )
}
