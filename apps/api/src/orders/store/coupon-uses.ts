import type { OrderNumber, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, query } from '../../database/query.ts'

/** Records an imported order's use of its coupon; the coupon's count was imported with the coupon. */
export async function writeCouponUse(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<void> {
  await execute(
    tx,
    sql`
      insert into coupon_uses (shop_id, order_number, code, buyer_id_number)
      select o.shop_id, o.order_number, c.code, o.buyer_id_number
      from orders o join coupons c on c.shop_id = o.shop_id and c.code = o.coupon
      where o.shop_id = ${shopId} and o.order_number = ${number} and o.status not in ('cancelled', 'rejected')
      on conflict do nothing`,
  )
}

/** Records that an order uses its coupon. Does nothing if it is recorded already, or if the coupon was deleted. */
export async function takeCouponUse(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<void> {
  await execute(
    tx,
    sql`
      with used as (
        insert into coupon_uses (shop_id, order_number, code, buyer_id_number)
        select o.shop_id, o.order_number, c.code, o.buyer_id_number
        from orders o join coupons c on c.shop_id = o.shop_id and c.code = o.coupon
        where o.shop_id = ${shopId} and o.order_number = ${number}
        on conflict do nothing returning code
      )
      update coupons set uses = uses + 1 from used where coupons.shop_id = ${shopId} and coupons.code = used.code`,
  )
}

const CouponOfOrderRow = z.object({
  code: z.string(),
  buyer: z.string(),
  maxUsesPerBuyer: z.int().nullable(),
  spent: z.boolean(),
})

const UsesRow = z.object({ mine: z.boolean(), count: z.int() })

/**
 * An order whose coupon use was given back takes it again, if the coupon's limits allow it; false: they do not. An order
 * without a coupon, or with a deleted one, needs none.
 */
export async function retakeCouponUse(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<boolean> {
  const [coupon] = await query(
    tx,
    CouponOfOrderRow,
    sql`
      select c.code, o.buyer_id_number as buyer, c.max_uses_per_buyer as "maxUsesPerBuyer",
        coalesce(c.uses >= c.max_uses, false) as spent
      from orders o join coupons c on c.shop_id = o.shop_id and c.code = o.coupon
      where o.shop_id = ${shopId} and o.order_number = ${number} for update of c`,
  )
  if (!coupon) return true
  // A separate statement: the one above may have waited for a lock, and only a new statement sees the newest rows.
  const [uses] = await query(
    tx,
    UsesRow,
    sql`
      select coalesce(bool_or(order_number = ${number}), false) as mine, count(*)::integer as count from coupon_uses
      where shop_id = ${shopId} and code = ${coupon.code} and buyer_id_number = ${coupon.buyer}`,
  )
  if (uses?.mine) return true
  const { maxUsesPerBuyer } = coupon
  if (coupon.spent || (maxUsesPerBuyer !== null && (uses?.count ?? 0) >= maxUsesPerBuyer)) return false
  await takeCouponUse(tx, shopId, number)
  return true
}

/** Records that an order does not use its coupon any more. */
export async function returnCouponUse(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<void> {
  await execute(
    tx,
    sql`
      with gone as (
        delete from coupon_uses where shop_id = ${shopId} and order_number = ${number} returning code
      )
      update coupons set uses = greatest(0, uses - 1) from gone
      where coupons.shop_id = ${shopId} and coupons.code = gone.code`,
  )
}
