import { STOCK_REASONS, type StockReason } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { query, setLocal } from '../../database/query.ts'
import type { StockKey } from './stock.ts'

/** Sets who changes units in this transaction, and why: the trigger that records movements stores it. */
export async function nameMovements(
  tx: Tx,
  { who, reason }: { readonly who: string; readonly reason: StockReason | null },
): Promise<void> {
  await setLocal(tx, { actor: who.slice(0, 200), reason: reason ?? '' })
}

const MovementRow = z.object({
  id: z.int(),
  at: z.date().transform((date) => date.toISOString()),
  units: z.int(),
  orderNumber: z.int().nullable(),
  reason: z.enum(STOCK_REASONS).nullable().catch(null),
  who: z.string().nullable(),
})

/** The movements of a product's or variant's units, the newest first. */
export function listMovements(
  tx: Tx,
  shopId: ShopId,
  { productId, variantId, before, limit }: StockKey & { readonly before: number | null; readonly limit: number },
) {
  return query(
    tx,
    MovementRow,
    sql`
      select id, at, units, order_number as "orderNumber", reason, actor as who from stock_movements
      where shop_id = ${shopId} and product_id = ${productId} and variant_id = ${variantId}
        and (${before}::bigint is null or id < ${before})
      order by id desc limit ${limit}`,
  )
}
