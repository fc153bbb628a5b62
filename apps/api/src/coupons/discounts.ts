import type { DiscountId, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { execute } from '../database/query.ts'
import { discounts } from '../shops/schema.ts'
import type { DiscountDraft } from '../shops/store/parts.ts'
import type { Change } from '../shops/store/shops.ts'

export async function addDiscount(tx: Change, shopId: ShopId, draft: DiscountDraft): Promise<DiscountId> {
  const [row] = await tx
    .insert(discounts)
    .values({ ...draft, shopId })
    .returning({ id: discounts.id })
  return String(row?.id)
}

/** False when the shop has no such discount. */
export async function removeDiscount(tx: Change, shopId: ShopId, id: DiscountId): Promise<boolean> {
  const removed = await execute(tx, sql`delete from discounts where shop_id = ${shopId} and discounts.id::text = ${id}`)
  return removed > 0
}
