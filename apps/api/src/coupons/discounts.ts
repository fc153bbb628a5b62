import type { Discount, DiscountId, ShopId, Validity } from '@store/core'
import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, query } from '../database/query.ts'
import type { WriteTx } from '../shops/store/shops.ts'
import { ReductionJson } from './rows.ts'
import { discounts } from './schema.ts'

const DiscountRow = z.object({
  id: z.string(),
  name: z.string().nullable(),
  active: z.boolean(),
  trigger: z.enum(['quantity', 'subtotal']),
  minQuantity: z.int().nullable(),
  ranges: z.array(z.object({ from: z.int(), to: z.int().nullable(), reduction: ReductionJson.nullable() })).nullable(),
  reduction: ReductionJson,
  from: z.date().nullable(),
  until: z.date().nullable(),
})

/** C13: active or not, newest first. */
export async function listDiscounts(tx: Tx, shopId: ShopId): Promise<readonly Discount[]> {
  const rows = await query(
    tx,
    DiscountRow,
    sql`
      select id::text, name, active, trigger, min_quantity as "minQuantity", ranges, reduction,
        valid_from as "from", valid_until as "until"
      from discounts where shop_id = ${shopId} order by created_at desc, discounts.id desc`,
  )
  return rows.map(({ trigger, minQuantity, ranges, from, until, ...rest }) => {
    const common = { ...rest, from: from?.toISOString() ?? null, until: until?.toISOString() ?? null }
    return trigger === 'quantity'
      ? { ...common, trigger, minQuantity: minQuantity ?? 1 }
      : { ...common, trigger, ranges: ranges ?? [] }
  })
}

/** Converts the times to what the database takes. */
const stored = <Given extends Validity>({ from, until, ...rest }: Given) => ({
  ...rest,
  ...(from !== undefined && { from: from === null ? null : new Date(from) }),
  ...(until !== undefined && { until: until === null ? null : new Date(until) }),
})

/** A discount before it has an id. */
export type DiscountDraft = Discount extends infer Each ? (Each extends Discount ? Omit<Each, 'id'> : never) : never

export async function setDiscounts(tx: WriteTx, shopId: ShopId, drafts: readonly DiscountDraft[]): Promise<void> {
  await tx.delete(discounts).where(eq(discounts.shopId, shopId))
  if (drafts.length > 0) await tx.insert(discounts).values(drafts.map((discount) => ({ ...stored(discount), shopId })))
}

export async function addDiscount(tx: WriteTx, shopId: ShopId, draft: DiscountDraft): Promise<DiscountId> {
  const [row] = await tx
    .insert(discounts)
    .values({ ...stored(draft), shopId })
    .returning({ id: discounts.id })
  return String(row?.id)
}

/** Changes the given fields. */
export async function changeDiscount(
  tx: WriteTx,
  shopId: ShopId,
  id: number,
  change: Partial<Pick<typeof discounts.$inferInsert, 'name' | 'active' | 'reduction' | 'minQuantity' | 'ranges'>> &
    Validity,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx
    .update(discounts)
    .set(stored(change))
    .where(and(eq(discounts.shopId, shopId), eq(discounts.id, id)))
}

/** False when the shop has no such discount. */
export async function removeDiscount(tx: WriteTx, shopId: ShopId, id: DiscountId): Promise<boolean> {
  const removed = await execute(tx, sql`delete from discounts where shop_id = ${shopId} and discounts.id::text = ${id}`)
  return removed > 0
}
