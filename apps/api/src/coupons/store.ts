import type { Coupon, CouponCode, ShopId } from '@store/core'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { ReductionJson } from './rows.ts'
import { coupons } from './schema.ts'

/** A coupon with the number of orders that use it. */
export type KnownCoupon = Coupon & { readonly uses: number }

type Row = Omit<KnownCoupon, 'from' | 'until'> & { readonly from: Date | null; readonly until: Date | null }
const CouponRow = z.object({
  code: z.string(),
  active: z.boolean(),
  reduction: ReductionJson,
  minPurchase: z.int().nullable(),
  from: z.date().nullable(),
  until: z.date().nullable(),
  maxUses: z.int().nullable(),
  maxUsesPerBuyer: z.int().nullable(),
  uses: z.int(),
} satisfies FieldsOf<Row>)

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

const TakesRow = z.object({ takes: z.boolean() })

/** Whether the shop has a coupon that is usable now. */
export async function takesCoupons(tx: Tx, shopId: ShopId, now: Date): Promise<boolean> {
  const [row] = await query(
    tx,
    TakesRow,
    sql`select exists (select 1 from coupons where shop_id = ${shopId} and active
      and (valid_from is null or valid_from <= ${now}) and (valid_until is null or valid_until > ${now})
      and (max_uses is null or uses < max_uses)) as takes`,
  )
  return row?.takes ?? false
}

const CountRow = z.object({ count: z.int() })

/** How many coupons the shop has, without closed ones that cannot be deleted because an order uses them. */
export async function countCoupons(tx: Tx, shopId: ShopId): Promise<number> {
  const [row] = await query(
    tx,
    CountRow,
    sql`
      select count(*)::int from coupons where shop_id = ${shopId} and (active or uses = 0)`,
  )
  return row?.count ?? 0
}

/** Newest first. */
export async function listCoupons(tx: Tx, shopId: ShopId): Promise<readonly KnownCoupon[]> {
  const rows = await query(
    tx,
    CouponRow,
    sql`select ${COLUMNS} from coupons where shop_id = ${shopId} order by created_at desc, code`,
  )
  return rows.map(known)
}

const ListedRow = CouponRow.extend({ createdAt: z.string() })

/** A part of the list. `createdAt`, to the microsecond, is what it is sorted by. */
export async function listCouponPage(
  tx: Tx,
  shopId: ShopId,
  {
    after,
    limit,
  }: { readonly after: { readonly createdAt: string; readonly code: string } | null; readonly limit: number },
): Promise<readonly (KnownCoupon & { readonly createdAt: string })[]> {
  const rows = await query(
    tx,
    ListedRow,
    sql`
      select ${COLUMNS}, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt"
      from coupons where shop_id = ${shopId}
        and (${after?.createdAt ?? null}::timestamptz is null or created_at < ${after?.createdAt ?? null}
          or (created_at = ${after?.createdAt ?? null} and code > ${after?.code ?? null}))
      order by created_at desc, code limit ${limit}`,
  )
  return rows.map(({ createdAt, ...row }) => ({ ...known(row), createdAt }))
}

const UsesRow = z.object({ count: z.int() })

/**
 * The coupon of a normalised code, and how many orders of one buyer use it. `lock`: other transactions that want to use it wait,
 * so that the result stays true until the end of this transaction.
 */
export async function findCoupon(
  tx: Tx,
  shopId: ShopId,
  { code, idNumber, lock }: { readonly code: CouponCode; readonly idNumber: string | null; readonly lock: boolean },
): Promise<{ readonly coupon: KnownCoupon; readonly usesByBuyer: number } | null> {
  const [row] = await query(
    tx,
    CouponRow,
    sql`select ${COLUMNS} from coupons where shop_id = ${shopId} and code = ${code} ${lock ? sql`for update` : sql``}`,
  )
  if (!row) return null
  // A separate statement: the one above may have waited for a lock, and only a new statement sees the newest rows.
  const [uses] = await query(
    tx,
    UsesRow,
    sql`
      select count(*)::integer as count from coupon_uses
      where shop_id = ${shopId} and code = ${code} and buyer_id_number = ${idNumber}`,
  )
  return { coupon: known(row), usesByBuyer: uses?.count ?? 0 }
}

/** False: a coupon with this code exists. */
export async function addCoupon(tx: Tx, shopId: ShopId, coupon: Coupon): Promise<boolean> {
  const { code, active, reduction, minPurchase, maxUses, maxUsesPerBuyer } = coupon
  const { rowCount } = await tx
    .insert(coupons)
    .values({ shopId, ...stored(coupon), code, active, reduction, minPurchase, maxUses, maxUsesPerBuyer })
    .onConflictDoNothing()
  return rowCount === 1
}

/** Changes the given fields; null: the shop has no such coupon. */
export async function changeCoupon(
  tx: Tx,
  shopId: ShopId,
  code: CouponCode,
  change: Partial<Omit<Coupon, 'code'>>,
): Promise<KnownCoupon | null> {
  if (Object.keys(change).length > 0)
    await tx
      .update(coupons)
      .set(stored(change))
      .where(sql`${eq(coupons.shopId, shopId)} and ${eq(coupons.code, code)}`)
  return (await findCoupon(tx, shopId, { code, idNumber: null, lock: false }))?.coupon ?? null
}

/** Deletes a coupon that no order uses. */
export async function removeCoupon(tx: Tx, shopId: ShopId, code: CouponCode): Promise<void> {
  await execute(tx, sql`delete from coupons where shop_id = ${shopId} and code = ${code} and uses = 0`)
}

/** Coupons from another installation, with their uses; an existing one is overwritten. */
export async function writeCoupons(tx: Tx, shopId: ShopId, portable: readonly KnownCoupon[]): Promise<void> {
  for (const { from, until, ...coupon } of portable) {
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
