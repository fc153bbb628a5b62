import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../database/open.ts'
import { execute } from '../../database/query.ts'
import { stock } from '../schema.ts'
import type { Writing } from './product-rows.ts'

/**
 * Writes the units of every product and variant, in key order, as orders lock them. Existing units stay if they are left out
 * of the data, or if the product is edited by hand. New products and variants get the given units, or none.
 */
export async function writeUnits(tx: Tx, shopId: ShopId, writings: readonly Writing[]): Promise<void> {
  const rows = writings
    .flatMap(({ draft, id, variants, byHand }) => {
      if (draft.options.length === 0) return [{ productId: id, variantId: 0, stated: draft.units, byHand }]
      return draft.variants.map(({ units }, index) => ({
        productId: id,
        variantId: Number(variants[index]?.id),
        stated: units,
        byHand,
      }))
    })
    .map(({ stated, byHand, productId, variantId }) => ({
      row: { shopId, productId, variantId, units: stated ?? 0, statedUnits: stated ?? 0 },
      counts: stated !== null && !byHand,
    }))
    .toSorted(({ row: a }, { row: b }) => a.productId - b.productId || a.variantId - b.variantId)
  const productIds = writings.map(({ id }) => id).toSorted((a, b) => a - b)
  await execute(
    tx,
    sql`
      select 1 from stock where shop_id = ${shopId} and product_id = any(${sql.param(productIds)}::integer[])
      order by product_id, variant_id for update`,
  )
  await execute(
    tx,
    sql`
      delete from stock where shop_id = ${shopId} and product_id = any(${sql.param(productIds)}::integer[])
        and not (product_id, variant_id) in (
          select * from unnest(${sql.param(rows.map(({ row }) => row.productId))}::integer[], ${sql.param(rows.map(({ row }) => row.variantId))}::integer[]))`,
  )
  const rowsThat = (count: boolean) => parts(rows.filter(({ counts }) => counts === count).map(({ row }) => row))
  for (const part of rowsThat(false)) await tx.insert(stock).values(part).onConflictDoNothing()
  for (const part of rowsThat(true)) {
    await tx
      .insert(stock)
      .values(part)
      .onConflictDoUpdate({
        target: [stock.shopId, stock.productId, stock.variantId],
        set: {
          units: sql`case when ${stock.statedUnits} = excluded.stated_units then ${stock.units} else excluded.units end`,
          statedUnits: sql`excluded.stated_units`,
        },
      })
  }
}

/** The most rows of one statement, which takes 65,535 parameters; more than a product can have. */
const MOST_ROWS = 4000

/** Splits the rows into parts; those of one product stay together, so that its webhook is sent once. */
function parts<Row extends { readonly productId: number }>(rows: readonly Row[]): Row[][] {
  const all: Row[][] = []
  for (let from = 0, to = 0; from < rows.length; from = to) {
    to = Math.min(from + MOST_ROWS, rows.length)
    while (to < rows.length && rows[to - 1]?.productId === rows[to]?.productId) to -= 1
    all.push(rows.slice(from, to))
  }
  return all
}
