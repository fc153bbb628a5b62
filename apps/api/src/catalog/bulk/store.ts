import type { ProductId, ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query } from '../../database/query.ts'
import { ProductMessageJson, StoredVariantJson } from '../rows.ts'
import { STATUS } from '../store/product-status.ts'
import { saleEndOf } from '../store/sale-ends.ts'
import type { Difference, ProductState } from './change.ts'
import { fits, type ProductFilter } from './filter.ts'

const fields = {
  id: z.int(),
  name: z.string(),
  price: z.int().nullable(),
  compareAt: z.int().nullable(),
  variants: z.array(StoredVariantJson),
  ends: z.record(z.string(), z.string()),
  categoryId: z.int().nullable(),
  subcategoryId: z.int().nullable(),
  tags: z.array(z.int()),
  active: z.boolean(),
  freeShipping: z.boolean(),
  message: ProductMessageJson.nullable(),
  inBin: z.boolean(),
} satisfies FieldsOf<ProductState>
const StateRow = z.object(fields)

/** A difference as a task keeps it. */
export const DifferenceJson = z.object({
  id: z.int(),
  before: StateRow.partial(),
  after: StateRow.partial(),
} satisfies FieldsOf<Difference>)

const stateOf = (shopId: ShopId) => sql`
  select p.id, p.name, p.price, p.compare_at as "compareAt", p.variants, (
      select coalesce(jsonb_object_agg(e.variant_id, ${saleEndOf(shopId, sql`e.variant_id`)}), '{}') from sale_ends e
      where e.shop_id = ${shopId} and e.product_id = p.id) as ends,
    p.category_id as "categoryId", p.subcategory_id as "subcategoryId", p.tag_values as tags, p.active,
    p.free_shipping as "freeShipping", p.message, p.deleted_at is not null as "inBin"
  from products p`

const states = (tx: Tx, shopId: ShopId, condition: SQL) =>
  query(tx, StateRow, sql`${stateOf(shopId)} where ${condition}`)

/** The next products that match, by id, up to the last one that the task includes. */
export const nextStates = (
  tx: Tx,
  shopId: ShopId,
  filter: ProductFilter,
  { after, last, limit }: { readonly after: ProductId; readonly last: ProductId; readonly limit: number },
): Promise<readonly ProductState[]> =>
  states(tx, shopId, sql`${fits(shopId, filter)} and p.id > ${after} and p.id <= ${last} order by p.id limit ${limit}`)

/** The products of these ids, in the bin or not. */
export const statesOf = (tx: Tx, shopId: ShopId, ids: readonly ProductId[]): Promise<readonly ProductState[]> =>
  states(tx, shopId, sql`p.shop_id = ${shopId} and p.id = any (${sql.param(ids)}::integer[]) order by p.id`)

/**
 * Writes products as they are after a change. The hash of the last file's data stays, so that the same file does not undo
 * it. The caller holds the lock of the catalogue.
 */
export async function writeStates(tx: Tx, shopId: ShopId, written: readonly ProductState[]): Promise<void> {
  if (written.length === 0) return
  await execute(
    tx,
    sql`
      update products p set price = w.price, compare_at = w."compareAt", variants = w.variants,
        category_id = w."categoryId", subcategory_id = w."subcategoryId",
        tag_values = array(select tag::integer from jsonb_array_elements_text(w.tags) with ordinality each (tag, at) order by at),
        active = w.active, free_shipping = w."freeShipping", message = w.message,
        status = case when w."inBin" and p.deleted_at is null then ${STATUS} else p.status end,
        deleted_at = case when w."inBin" then coalesce(p.deleted_at, ${new Date().toISOString()}::timestamptz) end
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w (
        id integer, price bigint, "compareAt" bigint, variants jsonb, "categoryId" integer, "subcategoryId" integer, tags jsonb,
        active boolean, "freeShipping" boolean, message jsonb, "inBin" boolean)
      where p.shop_id = ${shopId} and p.id = w.id`,
  )
  const ids = written.map(({ id }) => id)
  await execute(
    tx,
    sql`delete from sale_ends where shop_id = ${shopId} and product_id = any (${sql.param(ids)}::integer[])`,
  )
  const ends = written.flatMap(({ id, ends }) =>
    Object.entries(ends).map(([variantId, endsAt]) => ({ id, variantId: Number(variantId), endsAt })),
  )
  if (ends.length > 0)
    await execute(
      tx,
      sql`
        insert into sale_ends (shop_id, product_id, variant_id, ends_at)
        select ${shopId}, id, "variantId", "endsAt" from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) as w (
          id integer, "variantId" integer, "endsAt" timestamptz) returning 1`,
    )
}

const KnownRow = z.object({ id: z.int() })

/** Those of these categories, or subcategories, that the shop still has. */
export async function knownCategories(
  tx: Tx,
  shopId: ShopId,
  ids: readonly number[],
  kind: 'categories' | 'subcategories',
) {
  const table = sql.identifier(kind)
  const rows = await query(
    tx,
    KnownRow,
    sql`select id from ${table} where shop_id = ${shopId} and id = any (${sql.param(ids)}::integer[])`,
  )
  return new Set(rows.map(({ id }) => id))
}
