import type { ShopId } from '@store/core'
import { and, eq, sql } from 'drizzle-orm'
import { execute } from '../../database/query.ts'
import type { Change } from '../../shops/store/shops.ts'
import { categories, subcategories } from '../schema.ts'

/** The shop's categories in this order (D2), by their ids; all of them are to be named. */
export async function orderCategories(tx: Change, shopId: ShopId, ids: readonly number[]): Promise<void> {
  await execute(
    tx,
    sql`
      update categories c set position = ${ids.length}::integer - o.at::integer
      from unnest(${sql.param(ids)}::integer[]) with ordinality as o (id, at)
      where c.shop_id = ${shopId} and c.id = o.id`,
  )
}

/** The picture of a category; null: none. */
export async function setCategoryImage(tx: Change, shopId: ShopId, id: number, image: string | null): Promise<void> {
  await tx
    .update(categories)
    .set({ image })
    .where(and(eq(categories.shopId, shopId), eq(categories.id, id)))
}

/** The picture of a part of a category; null: none. */
export async function setSubcategoryImage(tx: Change, shopId: ShopId, id: number, image: string | null): Promise<void> {
  await tx
    .update(subcategories)
    .set({ image })
    .where(and(eq(subcategories.shopId, shopId), eq(subcategories.id, id)))
}
