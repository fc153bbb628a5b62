import type { FilterTag, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { execute, query } from '../../database/query.ts'
import { FilterTagJson } from '../../shops/rows.ts'
import type { Change } from '../../shops/store/shops.ts'

const TagsRow = z.object({ tags: z.array(FilterTagJson) })

/** The filter tags of a shop, in their order (D1), locked: other transactions that want to change them wait. */
export async function lockFilterTags(tx: Change, shopId: ShopId): Promise<readonly FilterTag[]> {
  const [row] = await query(tx, TagsRow, sql`select tags from shops where shop_id = ${shopId} for update`)
  return (row?.tags ?? []).toSorted((a, b) => a.position - b.position)
}

/** Replaces the filter tags; products lose the values that are removed. */
export async function setFilterTags(tx: Change, shopId: ShopId, tags: readonly FilterTag[]): Promise<void> {
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
