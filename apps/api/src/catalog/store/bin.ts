import type { EditableProduct, ProductId, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { execute } from '../../database/query.ts'
import type { WriteTx } from '../../shops/store/shops.ts'

/** Deletes a product with its stock for good. Orders keep their copy of its data. */
export async function deleteProduct(tx: WriteTx, shopId: ShopId, id: ProductId): Promise<void> {
  await execute(tx, sql`delete from products where shop_id = ${shopId} and id = ${id}`)
}

/** Puts a product into the bin, off sale. */
export async function binProduct(tx: WriteTx, shopId: ShopId, { id, status }: EditableProduct, now: Date) {
  await execute(
    tx,
    sql`
      update products set deleted_at = ${now}, active = false, status = ${status}
      where shop_id = ${shopId} and id = ${id}`,
  )
}

/** Takes a product out of the bin, as it was. */
export async function restoreProduct(tx: WriteTx, shopId: ShopId, id: ProductId): Promise<void> {
  await execute(
    tx,
    sql`
      update products set deleted_at = null, active = status = 'active'
      where shop_id = ${shopId} and id = ${id} and deleted_at is not null`,
  )
}
