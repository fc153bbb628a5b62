import { type ProductId, type ShopId, type ShopTax, TAX_LIMITS, type Tax } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { taxes } from './schema.ts'

// Saving products reads taxes, too: those who write taxes hold the lock of the catalogue.

const TaxRow = z.object({ id: z.int(), name: z.string(), percent: z.int() } satisfies FieldsOf<ShopTax>)

/** In the order in which they were added. */
export const listTaxes = (tx: Tx, shopId: ShopId): Promise<readonly ShopTax[]> =>
  query(tx, TaxRow, sql`select id, name, percent from taxes where shop_id = ${shopId} order by id`)

const IdRow = z.object({ id: z.int() })

/** Whether another tax of the shop has this name; capitals do not matter. */
async function isTaken(tx: Tx, shopId: ShopId, name: string, except: number | null): Promise<boolean> {
  const rows = await query(
    tx,
    IdRow,
    sql`select id from taxes where shop_id = ${shopId} and lower(name) = lower(${name}::text)`,
  )
  return rows.some(({ id }) => id !== except)
}

/** `full`: the shop has as many as it may have; `taken`: another tax has this name. */
export async function addTax(tx: Tx, shopId: ShopId, { name, percent }: Tax): Promise<ShopTax | 'full' | 'taken'> {
  if (await isTaken(tx, shopId, name, null)) return 'taken'
  if ((await listTaxes(tx, shopId)).length >= TAX_LIMITS.taxes) return 'full'
  const [added] = await tx
    .insert(taxes)
    .values({ shopId, name, percent })
    .returning({ id: taxes.id, name: taxes.name, percent: taxes.percent })
  if (!added) throw new Error(`a tax of shop ${shopId} was not stored`)
  return added
}

export async function changeTax(
  tx: Tx,
  shopId: ShopId,
  id: number,
  { name, percent }: { readonly [Field in keyof Tax]?: Tax[Field] | undefined },
): Promise<'changed' | 'taken'> {
  if (name !== undefined && (await isTaken(tx, shopId, name, id))) return 'taken'
  await execute(
    tx,
    sql`
      update taxes set name = coalesce(${name ?? null}, name), percent = coalesce(${percent ?? null}, percent)
      where shop_id = ${shopId} and id = ${id}`,
  )
  return 'changed'
}

/** Its products then have none. */
export const removeTax = (tx: Tx, shopId: ShopId, id: number) =>
  execute(tx, sql`delete from taxes where shop_id = ${shopId} and id = ${id}`)

/** Writes taxes by their names; one that is there keeps its products, so that writing them again changes nothing. */
export async function writeTaxes(tx: Tx, shopId: ShopId, given: readonly Tax[]): Promise<void> {
  for (const { name, percent } of given)
    await execute(
      tx,
      sql`
        insert into taxes (shop_id, name, percent) values (${shopId}, ${name}, ${percent})
        on conflict (shop_id, lower(name)) do update set percent = excluded.percent`,
    )
}

const ProductTaxRow = z.object({ productId: z.int(), name: z.string(), percent: z.int() })

/** The taxes of those of these products that have one. */
export async function findTaxesOf(
  tx: Tx,
  shopId: ShopId,
  products: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, Tax>> {
  const rows = await query(
    tx,
    ProductTaxRow,
    sql`
      select p.id as "productId", t.name, t.percent from products p
      join taxes t on t.shop_id = p.shop_id and t.id = p.tax_id
      where p.shop_id = ${shopId} and p.id = any(${sql.param(products)}::integer[])`,
  )
  return new Map(rows.map(({ productId, ...tax }) => [productId, tax]))
}
