import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, query } from '../database/query.ts'
import type { ImportedProduct } from './read.ts'
import type { ImportMatch, ImportReport } from './schema.ts'

export type ProductImport = {
  readonly id: number
  readonly name: string
  readonly who: string
  readonly createdAt: string
  readonly match: ImportMatch
  readonly report: ImportReport
  readonly taskId: number | null
}

/** The most files of one shop that wait to be started: older ones are deleted. */
const MOST_WAITING = 5

// Its JSON was written here, with the types of the columns, and is not validated again.
const ImportRow = z.object({
  id: z.int(),
  name: z.string(),
  who: z.string(),
  createdAt: z.date().transform((date) => date.toISOString()),
  match: z.custom<ImportMatch>(),
  report: z.custom<ImportReport>(),
  taskId: z.int().nullable(),
})
const FIELDS = sql`id, name, who, created_at as "createdAt", match, report, task_id as "taskId"`

/** An import of the shop; null: there is none, or it was deleted since. */
export async function findImport(tx: Tx, shopId: ShopId, id: number): Promise<ProductImport | null> {
  const [row] = await query(
    tx,
    ImportRow,
    sql`select ${FIELDS} from product_imports where shop_id = ${shopId} and id = ${id}`,
  )
  return row ?? null
}

/** The same, locked until the transaction ends. */
export async function lockImport(tx: Tx, shopId: ShopId, id: number): Promise<ProductImport | null> {
  const [row] = await query(
    tx,
    ImportRow,
    sql`select ${FIELDS} from product_imports where shop_id = ${shopId} and id = ${id} for update`,
  )
  return row ?? null
}

const FileRow = z.object({ file: z.instanceof(Buffer).nullable() })

/** The file of an import; null: the import has started. */
export async function findFile(tx: Tx, shopId: ShopId, id: number): Promise<Buffer | null> {
  const [row] = await query(tx, FileRow, sql`select file from product_imports where shop_id = ${shopId} and id = ${id}`)
  return row?.file ?? null
}

const InputRow = z.object({ setsPrices: z.boolean() })

/** Whether the task of an import has set prices. */
export async function setsPrices(tx: Tx, shopId: ShopId, taskId: number): Promise<boolean> {
  const [row] = await query(
    tx,
    InputRow,
    sql`
      select (input->>'prices')::boolean and not input->'untold' ? 'price' as "setsPrices"
      from tasks where shop_id = ${shopId} and id = ${taskId}`,
  )
  return row?.setsPrices ?? true
}

type NewImport = Pick<ProductImport, 'name' | 'who' | 'match' | 'report'> & {
  readonly file: Uint8Array
  readonly now: Date
}
const IdRow = z.object({ id: z.int() })

export async function addImport(tx: Tx, shopId: ShopId, { name, who, match, report, file, now }: NewImport) {
  await execute(
    tx,
    sql`
      delete from product_imports where shop_id = ${shopId} and task_id is null and id in (
        select id from product_imports where shop_id = ${shopId} and task_id is null
        order by created_at desc, id desc offset ${MOST_WAITING - 1})`,
  )
  const [row] = await query(
    tx,
    IdRow,
    sql`
      insert into product_imports (shop_id, name, who, file, match, report, created_at)
      values (${shopId}, ${name}, ${who}, ${Buffer.from(file)}, ${JSON.stringify(match)}::jsonb, ${JSON.stringify(report)}::jsonb,
        ${now.toISOString()}::timestamptz)
      returning id`,
  )
  if (!row) throw new Error('an import was not written')
  return row.id
}

/** Stores the new meaning of the columns, unless the import has started meanwhile. */
export async function keepMatch(
  tx: Tx,
  shopId: ShopId,
  id: number,
  { match, report }: Pick<ProductImport, 'match' | 'report'>,
): Promise<void> {
  await execute(
    tx,
    sql`
      update product_imports set match = ${JSON.stringify(match)}::jsonb, report = ${JSON.stringify(report)}::jsonb
      where shop_id = ${shopId} and id = ${id} and task_id is null`,
  )
}

export async function keepReport(tx: Tx, shopId: ShopId, id: number, report: ImportReport): Promise<void> {
  await execute(
    tx,
    sql`update product_imports set report = ${JSON.stringify(report)}::jsonb where shop_id = ${shopId} and id = ${id}`,
  )
}

/** Records the task of an import, and deletes its file: the rows read from it are in its parts. */
export async function keepTask(tx: Tx, shopId: ShopId, id: number, taskId: number): Promise<void> {
  await execute(
    tx,
    sql`update product_imports set task_id = ${taskId}, file = null where shop_id = ${shopId} and id = ${id}`,
  )
}

/** Writes the products of one part. */
export async function keepPart(
  tx: Tx,
  shopId: ShopId,
  { importId, part }: { readonly importId: number; readonly part: number },
  products: readonly ImportedProduct[],
): Promise<void> {
  await execute(
    tx,
    sql`
      insert into import_parts (shop_id, import_id, part, products)
      values (${shopId}, ${importId}, ${part}, ${JSON.stringify(products)}::jsonb)
      on conflict (shop_id, import_id, part) do update set products = excluded.products`,
  )
}

const PartRow = z.object({ products: z.custom<readonly ImportedProduct[]>() })

/** The products of one part; null: there are no more. */
export async function findPart(
  tx: Tx,
  shopId: ShopId,
  importId: number,
  part: number,
): Promise<readonly ImportedProduct[] | null> {
  const [row] = await query(
    tx,
    PartRow,
    sql`select products from import_parts where shop_id = ${shopId} and import_id = ${importId} and part = ${part}`,
  )
  return row?.products ?? null
}

/** Deletes the parts: they are not needed any more. */
export async function removeParts(tx: Tx, shopId: ShopId, importId: number): Promise<void> {
  await execute(tx, sql`delete from import_parts where shop_id = ${shopId} and import_id = ${importId}`)
}

const NamedRow = z.object({ name: z.string(), reference: z.string() })

/**
 * The references of products with these names, ignoring case, accents and punctuation; names of several products are left
 * out.
 */
export async function referencesByName(tx: Tx, shopId: ShopId, names: readonly string[]) {
  const rows = await query(
    tx,
    NamedRow,
    sql`
      select n.name, min(p.reference) as reference from unnest(${sql.param(names)}::text[]) n (name)
      join products p on p.shop_id = ${shopId} and p.deleted_at is null and p.plain_name = feria_plain(n.name)
      group by n.name having count(*) = 1`,
  )
  return new Map(rows.map(({ name, reference }) => [name, reference]))
}

const ReferenceRow = z.object({ reference: z.string() })

/** Those of these references that the shop has a product for, also in the bin. */
export async function knownReferences(tx: Tx, shopId: ShopId, references: readonly string[]) {
  const rows = await query(
    tx,
    ReferenceRow,
    sql`select reference from products where shop_id = ${shopId} and reference = any(${sql.param(references)}::text[])`,
  )
  return new Set(rows.map(({ reference }) => reference))
}
