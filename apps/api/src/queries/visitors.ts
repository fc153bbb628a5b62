import type { ProductId, ShopEvent, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { ask } from '../database/ask.ts'
import type { Tx } from '../database/open.ts'
import type { DeviceClass } from '../database/schema/visitors.ts'

/** Who does something, without saying who. */
type Visit = { readonly device: DeviceClass; readonly at: Date }

/** C4. False when there is no such shop. */
export async function insertEvent(tx: Tx, shopId: ShopId, event: ShopEvent, { device, at }: Visit): Promise<boolean> {
  const written = await ask(
    tx,
    sql`
      insert into shop_events (shop_id, at, event, product_id, category_id, device)
      select s.shop_id, ${at}, ${event.name}, ${event.productId}, ${event.categoryId}, ${device}
      from shops s where s.shop_id = ${shopId}
      returning id`,
  )
  return written.length > 0
}

/** C5, a row per product. False when there is no such shop. */
export async function insertCheckout(
  tx: Tx,
  shopId: ShopId,
  lines: readonly { readonly productId: ProductId; readonly units: number }[],
  { device, at }: Visit,
): Promise<boolean> {
  const [shop] = await ask<{ written: number }>(
    tx,
    sql`
      with written as (
        insert into checkout_products (shop_id, at, product_id, units, device)
        select s.shop_id, ${at}, line."productId", line.units, ${device}
        from shops s, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) line ("productId" integer, units integer)
        where s.shop_id = ${shopId})
      select from shops s where s.shop_id = ${shopId}`,
  )
  return shop !== undefined
}
