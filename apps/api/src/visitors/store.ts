import type { ProductId, ShopEvent, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { asWorker, type Database, type Tx } from '../database/open.ts'
import { execute } from '../database/query.ts'
import type { DeviceClass } from '../http/device.ts'

/** The device class and the time of a visitor's action, without their identity. */
type Visit = { readonly device: DeviceClass; readonly at: Date }

/** C4. An action on a product also gets the product's category. False if there is no such shop. */
export async function insertEvent(tx: Tx, shopId: ShopId, event: ShopEvent, { device, at }: Visit): Promise<boolean> {
  const written = await execute(
    tx,
    sql`
      insert into shop_events (shop_id, at, event, product_id, category_id, device)
      select s.shop_id, ${at}, ${event.name}, ${event.productId}, coalesce(${event.categoryId},
        (select p.category_id from products p where p.shop_id = s.shop_id and p.id = ${event.productId})), ${device}
      from shops s where s.shop_id = ${shopId}`,
  )
  return written > 0
}

/** C5, a row per product. False when there is no such shop. */
export async function insertCheckout(
  tx: Tx,
  shopId: ShopId,
  lines: readonly { readonly productId: ProductId; readonly units: number }[],
  { device, at }: Visit,
): Promise<boolean> {
  const shops = await execute(
    tx,
    sql`
      with written as (
        insert into checkout_products (shop_id, at, product_id, units, device)
        select s.shop_id, ${at}, line."productId", line.units, ${device}
        from shops s, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) line ("productId" integer, units integer)
        where s.shop_id = ${shopId})
      select from shops s where s.shop_id = ${shopId}`,
  )
  return shops > 0
}

/** The number of visits to a shop on a day in UTC, written YYYY-MM-DD. */
export type DayViews = { readonly shopId: ShopId; readonly day: string; readonly views: number }

/** C3: adds views of any shops at once, in one order of rows, as all code does. */
export async function addViews(db: Database, views: readonly DayViews[]): Promise<void> {
  await asWorker(db, (tx) =>
    execute(
      tx,
      sql`
        insert into shop_views (shop_id, day, views)
        select v."shopId", v.day, v.views
        from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) v ("shopId" integer, day date, views integer)
        order by 1, 2
        on conflict (shop_id, day) do update set views = shop_views.views + excluded.views`,
    ),
  )
}
