import type { FilterTag, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, query } from '../../database/query.ts'
import { FilterTagJson } from '../../shops/rows.ts'
import type { WriteTx } from '../../shops/store/shops.ts'

const TagsRow = z.object({ tags: z.array(FilterTagJson) })

/** The filter tags of a shop, in their order (D1), locked: other transactions that want to change them wait. */
export async function lockFilterTags(tx: WriteTx, shopId: ShopId): Promise<readonly FilterTag[]> {
  const [row] = await query(tx, TagsRow, sql`select tags from shops where shop_id = ${shopId} for update`)
  return (row?.tags ?? []).toSorted((a, b) => a.position - b.position)
}

/** Replaces the filter tags; products lose the values that are removed. */
export async function setFilterTags(tx: WriteTx, shopId: ShopId, tags: readonly FilterTag[]): Promise<void> {
  const values = sql.param(tags.flatMap((tag) => tag.values.map(({ id }) => id)))
  await execute(tx, sql`update shops set tags = ${JSON.stringify(tags)}::jsonb where shop_id = ${shopId}`)
  await execute(
    tx,
    sql`
      update products set tag_values = array(
        select value from unnest(tag_values) with ordinality each (value, place)
        where value = any (${values}::integer[]) order by place)
      where shop_id = ${shopId} and not tag_values <@ ${values}::integer[]`,
  )
}

const ChangedRow = z.object({ count: z.int() })

/**
 * Replaces several tag values of products by one, at the position of the first. Returns how many products had one of them.
 */
export async function replaceTagValues(
  tx: WriteTx,
  shopId: ShopId,
  removed: readonly number[],
  into: number,
): Promise<number> {
  const values = sql.param(removed)
  const [row] = await query(
    tx,
    ChangedRow,
    sql`
      with changed as (
        update products set tag_values = array(
          select value from (
            select case when value = any (${values}::integer[]) then ${into}::integer else value end as value, place
            from unnest(tag_values) with ordinality each (value, place)
          ) kept group by value order by min(place))
        where shop_id = ${shopId} and tag_values && ${values}::integer[] returning deleted_at
      ) select count(*) filter (where deleted_at is null)::integer as count from changed`,
  )
  return row?.count ?? 0
}

const CountedRow = z.object({ value: z.int(), products: z.int() })

/** How many products outside the bin have each value of the shop's filter tags. */
export async function countTagValues(tx: Tx, shopId: ShopId): Promise<ReadonlyMap<number, number>> {
  const rows = await query(
    tx,
    CountedRow,
    sql`
      select value, count(*)::integer as products from products p, unnest(p.tag_values) value
      where p.shop_id = ${shopId} and p.deleted_at is null group by value`,
  )
  return new Map(rows.map(({ value, products }) => [value, products]))
}
