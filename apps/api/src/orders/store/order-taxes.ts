import { type LineTax, type OrderNumber, type ShopId, taxSums } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { query } from '../../database/query.ts'
import { lineFields } from '../rows.ts'
import { TAX_OF_LINE } from './orders.ts'

const TaxesRow = z.object({ number: z.int(), taxes: z.array(lineFields.tax) })

/** The taxes in what was paid for each of these orders; orders without any are left out. */
export async function listOrderTaxes(
  tx: Tx,
  shopId: ShopId,
  numbers: readonly OrderNumber[],
): Promise<ReadonlyMap<OrderNumber, readonly LineTax[]>> {
  const rows = await query(
    tx,
    TaxesRow,
    sql`
      select l.order_number as number, json_agg(${TAX_OF_LINE} order by l.position) as taxes from order_lines l
      where l.shop_id = ${shopId} and l.order_number = any(${sql.param(numbers)}::bigint[]) and l.tax_name is not null
      group by l.order_number`,
  )
  return new Map(rows.map(({ number, taxes }) => [number, taxSums(taxes)]))
}
