import type { Coupon, CouponCode, OrderNumber, ShopId } from '@store/core'
import { eq, sql } from 'drizzle-orm'
import { ask } from '../database/ask.ts'
import type { Tx } from '../database/open.ts'
import { coupons } from './schema.ts'

/** A coupon, and how many orders use it. */
export type KnownCoupon = Coupon & { readonly uses: number }

type Row = Omit<KnownCoupon, 'from' | 'until'> & { readonly from: Date | null; readonly until: Date | null }

const COLUMNS = sql`
  code, active, reduction, min_purchase as "minPurchase", valid_from as "from", valid_until as "until",
  max_uses as "maxUses", max_uses_per_buyer as "maxUsesPerBuyer", uses`

const known = ({ from, until, ...coupon }: Row): KnownCoupon => ({
  ...coupon,
  from: from?.toISOString() ?? null,
  until: until?.toISOString() ?? null,
})

const stored = ({ from, until, ...coupon }: Partial<Coupon>) => ({
  ...coupon,
  ...(from !== undefined && { from: from === null ? null : new Date(from) }),
  ...(until !== undefined && { until: until === null ? null : new Date(until) }),
})

/** Whether the shop has a coupon that somebody could use now. */
export async function takesCoupons(tx: Tx, shopId: ShopId, now: Date): Promise<boolean> {
  const [row] = await ask<{ takes: boolean }>(
    tx,
    sql`select exists (select from coupons where shop_id = ${shopId} and active
      and (valid_from is null or valid_from <= ${now}) and (valid_until is null or valid_until > ${now})
      and (max_uses is null or uses < max_uses)) as takes`,
  )
  return row?.takes ?? false
}

/** Newest first. */
export async function listCoupons(tx: Tx, shopId: ShopId): Promise<readonly KnownCoupon[]> {
  const rows = await ask<Row>(
    tx,
    sql`select ${COLUMNS} from coupons where shop_id = ${shopId} order by created_at desc, code`,
  )
  return rows.map(known)
}

/**
 * The coupon of a normalised code, and how many orders of one buyer use it. `lock`: whoever else would use it waits, so
 * that what is read stays true until the end of the transaction.
 */
export async function findCoupon(
  tx: Tx,
  shopId: ShopId,
  { code, idNumber, lock }: { readonly code: CouponCode; readonly idNumber: string | null; readonly lock: boolean },
): Promise<{ readonly coupon: KnownCoupon; readonly usesByBuyer: number } | null> {
  const [row] = await ask<Row>(
    tx,
    sql`select ${COLUMNS} from coupons where shop_id = ${shopId} and code = ${code} ${lock ? sql`for update` : sql``}`,
  )
  if (!row) return null
  // A statement of its own: the one above may have waited, and sees what was there before.
  const [uses] = await ask<{ count: number }>(
    tx,
    sql`
      select count(*)::integer as count from coupon_uses
      where shop_id = ${shopId} and code = ${code} and buyer_id_number = ${idNumber}`,
  )
  return { coupon: known(row), usesByBuyer: uses?.count ?? 0 }
}

/** False: there is one of this code. */
export async function addCoupon(tx: Tx, shopId: ShopId, coupon: Coupon): Promise<boolean> {
  const { code, active, reduction, minPurchase, maxUses, maxUsesPerBuyer } = coupon
  const { rowCount } = await tx
    .insert(coupons)
    .values({ shopId, ...stored(coupon), code, active, reduction, minPurchase, maxUses, maxUsesPerBuyer })
    .onConflictDoNothing()
  return rowCount === 1
}

/** Changes what is given; null: the shop has no such coupon. */
export async function changeCoupon(
  tx: Tx,
  shopId: ShopId,
  code: CouponCode,
  change: Partial<Omit<Coupon, 'code'>>,
): Promise<KnownCoupon | null> {
  await tx
    .update(coupons)
    .set(stored(change))
    .where(sql`${eq(coupons.shopId, shopId)} and ${eq(coupons.code, code)}`)
  return (await findCoupon(tx, shopId, { code, idNumber: null, lock: false }))?.coupon ?? null
}

/** Coupons as they were in another installation, uses and all; one that is there already becomes as it was there. */
export async function writeCoupons(tx: Tx, shopId: ShopId, given: readonly KnownCoupon[]): Promise<void> {
  for (const { from, until, ...coupon } of given) {
    const values = {
      ...coupon,
      from: from === null ? null : new Date(from),
      until: until === null ? null : new Date(until),
    }
    await tx
      .insert(coupons)
      .values({ shopId, ...values })
      .onConflictDoUpdate({ target: [coupons.shopId, coupons.code], set: values })
  }
}

/** Whose an order's use was, where the coupon's count came with it. */
export async function writeCouponUse(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<void> {
  await ask(
    tx,
    sql`
      insert into coupon_uses (shop_id, order_number, code, buyer_id_number)
      select o.shop_id, o.order_number, c.code, o.buyer_id_number
      from orders o join coupons c on c.shop_id = o.shop_id and c.code = o.coupon
      where o.shop_id = ${shopId} and o.order_number = ${number} and o.status not in ('cancelled', 'rejected')
      on conflict do nothing`,
  )
}

/** An order uses the coupon that stands in it. Nothing happens when it does already, or when the coupon is gone. */
export async function takeCouponUse(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<void> {
  await ask(
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

/**
 * An order whose use went back takes it again, if there is one left for it and its buyer; false: there is not. An order
 * without a coupon, or one whose coupon is gone, needs none.
 */
export async function retakeCouponUse(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<boolean> {
  const [coupon] = await ask<{ code: CouponCode; buyer: string; maxUsesPerBuyer: number | null; spent: boolean }>(
    tx,
    sql`
      select c.code, o.buyer_id_number as buyer, c.max_uses_per_buyer as "maxUsesPerBuyer",
        coalesce(c.uses >= c.max_uses, false) as spent
      from orders o join coupons c on c.shop_id = o.shop_id and c.code = o.coupon
      where o.shop_id = ${shopId} and o.order_number = ${number} for update of c`,
  )
  if (!coupon) return true
  // A statement of its own: the one above may have waited, and sees what was there before.
  const [uses] = await ask<{ mine: boolean; count: number }>(
    tx,
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

/** An order uses its coupon no longer. */
export async function returnCouponUse(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<void> {
  await ask(
    tx,
    sql`
      with gone as (
        delete from coupon_uses where shop_id = ${shopId} and order_number = ${number} returning code
      )
      update coupons set uses = greatest(0, uses - 1) from gone
      where coupons.shop_id = ${shopId} and coupons.code = gone.code`,
  )
}
