import type { DiscountId, ShopId } from '@store/core'
import { and, eq, sql } from 'drizzle-orm'
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

/** Changes what is given. */
export async function changeDiscount(
  tx: Change,
  shopId: ShopId,
  id: number,
  change: Partial<Pick<typeof discounts.$inferInsert, 'name' | 'active' | 'reduction' | 'minQuantity' | 'ranges'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx
    .update(discounts)
    .set(change)
    .where(and(eq(discounts.shopId, shopId), eq(discounts.id, id)))
}

/** False when the shop has no such discount. */
export async function removeDiscount(tx: Change, shopId: ShopId, id: DiscountId): Promise<boolean> {
  const removed = await execute(tx, sql`delete from discounts where shop_id = ${shopId} and discounts.id::text = ${id}`)
  return removed > 0
}
