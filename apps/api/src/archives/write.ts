import type { ProductId, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { StoredVariantJson } from '../catalog/rows.ts'
import { categories, type StoredVariant, subcategories } from '../catalog/schema.ts'
import { saveProducts } from '../catalog/store/products.ts'
import { asWorker, type Database, inShop, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { orderEvents, orderLines, orderNotes, orders, refunds } from '../orders/schema.ts'
import { buyerRow } from '../orders/store/buyer-columns.ts'
import { writeCouponUse } from '../orders/store/coupon-uses.ts'
import { nextOrderNumber, taxColumns } from '../orders/store/orders.ts'
import { bumpVersion, insertShop, type NewShop, type WriteTx } from '../shops/store/shops.ts'
import type { PortableCategory, PortableOrder, PortableProduct } from './read.ts'

// A shop that is being imported stays closed until it is complete. Every step can be repeated: after a crash,
// running the same archive again gives the same result.

type Arrival =
  /** `finished`: this archive was already imported under this name. */
  | { readonly kind: 'ready'; readonly shopId: ShopId; readonly finished: boolean }
  /** Another shop has this name. */
  | { readonly kind: 'taken' }

const began = (digest: string, shopId: ShopId) => `import ${digest} into shop ${shopId} began`
const ended = (digest: string, shopId: ShopId) => `import ${digest} into shop ${shopId} ended`

const HostRow = z.object({ shopId: z.int() })
const JobRow = z.object({ name: z.string() })

/** The closed shop that receives an archive: a new one, or the one that an earlier run created. */
export async function beginImport(db: Database, digest: string, shop: NewShop): Promise<Arrival> {
  return asWorker(db, async (tx) => {
    const created = await insertShop(tx, { ...shop, open: false })
    if (created.kind === 'created') {
      await execute(tx, sql`insert into jobs (name) values (${began(digest, created.shop.id)})`)
      return { kind: 'ready', shopId: created.shop.id, finished: false } as const
    }
    const [host] = await query(
      tx,
      HostRow,
      sql`select shop_id as "shopId" from hosts where kind = 'subdomain' and name = ${shop.subdomain}`,
    )
    const shopId = host?.shopId ?? 0
    const names = [began(digest, shopId), ended(digest, shopId)]
    const jobs = await query(tx, JobRow, sql`select name from jobs where name = any(${sql.param(names)}::text[])`)
    if (jobs.length === 0) return { kind: 'taken' } as const
    return { kind: 'ready', shopId, finished: jobs.length === 2 } as const
  })
}

/** The shop is complete: it becomes open or closed as the archive says, and importing the same archive again changes nothing. */
export async function endImport(db: Database, digest: string, shopId: ShopId, open: boolean): Promise<void> {
  await asWorker(db, async (tx) => {
    await execute(tx, sql`insert into jobs (name) values (${ended(digest, shopId)}) on conflict do nothing`)
    await execute(tx, sql`update shops set open = ${open}, version = version + 1 where shop_id = ${shopId}`)
  })
}

/** Writes the categories in their order, which is also the order of their ids. */
export async function writeCategories(
  tx: WriteTx,
  shopId: ShopId,
  archived: readonly PortableCategory[],
): Promise<void> {
  for (const { name, position, image, subcategories: parts } of archived) {
    const [category] = await tx
      .insert(categories)
      .values({ shopId, name, position, image })
      .onConflictDoUpdate({ target: [categories.shopId, categories.name], set: { position, image } })
      .returning({ id: categories.id })
    const categoryId = category?.id ?? 0
    for (const part of parts) {
      await tx
        .insert(subcategories)
        .values({ shopId, categoryId, ...part })
        .onConflictDoUpdate({
          target: [subcategories.shopId, subcategories.categoryId, subcategories.name],
          set: { image: part.image },
        })
    }
  }
}

/** Saves products with all their data. Returns the reasons for those that were not saved, by reference. */
export async function writeProducts(
  db: Database,
  shopId: ShopId,
  archived: readonly PortableProduct[],
): Promise<readonly { readonly reference: string; readonly reason: string }[]> {
  const drafts = archived.map(({ tagValues: _, message: __, sold: ___, statedUnits: ____, variants, ...draft }) => ({
    ...draft,
    variants: variants.map(({ sold: _, statedUnits: __, ...variant }) => variant),
  }))
  const saved = await saveProducts(db, shopId, drafts)
  const refused = saved.flatMap((outcome, index) =>
    outcome.kind === 'refused' ? [{ reference: archived[index]?.reference ?? '', reason: outcome.reason }] : [],
  )
  await inShop(db, shopId, async (tx) => {
    const known = await productsByReference(
      tx,
      shopId,
      archived.map(({ reference }) => reference),
    )
    const counts = archived.flatMap((product) => {
      const stored = known.get(product.reference)
      if (!stored) return []
      if (product.options.length === 0) return [{ productId: stored.id, variantId: 0, ...countsOf(product) }]
      return product.variants.flatMap((variant) => {
        const variantId = variantIdOf(stored, variant.values)
        return variantId === null ? [] : [{ productId: stored.id, variantId, ...countsOf(variant) }]
      })
    })
    const column = (name: keyof (typeof counts)[number]) => sql.param(counts.map((row) => row[name]))
    await execute(
      tx,
      sql`
        update stock set stated_units = w.stated, sold = w.sold
        from (
          select * from unnest(${column('productId')}::integer[], ${column('variantId')}::integer[],
            ${column('statedUnits')}::integer[], ${column('sold')}::integer[]) w (product_id, variant_id, stated, sold)
        ) w
        where stock.shop_id = ${shopId} and stock.product_id = w.product_id and stock.variant_id = w.variant_id`,
    )
    for (const { reference, tagValues, message } of archived) {
      if (tagValues.length === 0 && message === null) continue
      await execute(
        tx,
        sql`
          update products set tag_values = ${sql.param(tagValues)}::integer[],
            message = ${message === null ? null : JSON.stringify(message)}::jsonb
          where shop_id = ${shopId} and reference = ${reference}`,
      )
    }
    await bumpVersion(tx, shopId)
  })
  return refused
}

const countsOf = ({ statedUnits, sold }: { statedUnits: number; sold: number }) => ({ statedUnits, sold })

type KnownProduct = { readonly id: ProductId; readonly reference: string; readonly variants: readonly StoredVariant[] }
const KnownProductRow = z.object({
  id: z.int(),
  reference: z.string(),
  variants: z.array(StoredVariantJson),
} satisfies FieldsOf<KnownProduct>)

async function productsByReference(tx: Tx, shopId: ShopId, references: readonly string[]) {
  const rows = await query(
    tx,
    KnownProductRow,
    sql`
      select id, reference, variants from products
      where shop_id = ${shopId} and reference = any(${sql.param(references)}::text[])`,
  )
  return new Map(rows.map((row) => [row.reference, row]))
}

function variantIdOf({ variants }: KnownProduct, values: readonly string[]): number | null {
  const valuesKey = JSON.stringify(values)
  const found = variants.find((variant) => JSON.stringify(variant.values) === valuesKey)
  return found ? Number(found.id) : null
}

/** The id used in place of a line's deleted product or variant: nothing has it, nor any other line of the order. */
const missingId = (position: number): number => -1 - position

/** Writes orders as they were, with history and refunds; existing ones stay as they are. No stock is taken, and no mails are sent. */
export async function writeOrders(tx: Tx, shopId: ShopId, archived: readonly PortableOrder[]): Promise<void> {
  const references = new Set(archived.flatMap(({ lines }) => lines.map(({ product }) => product)))
  const known = await productsByReference(
    tx,
    shopId,
    [...references].filter((reference) => reference !== null),
  )
  for (const portable of archived) {
    const {
      lines,
      history,
      refunds: back,
      notes,
      buyer,
      heldUntil,
      released,
      readyAt,
      placedAt,
      updatedAt,
      ...order
    } = portable
    const { number } = order
    const added = await tx
      .insert(orders)
      .values({
        ...order,
        shopId,
        placedAt: new Date(placedAt),
        updatedAt: new Date(updatedAt),
        heldUntil: heldUntil ? new Date(heldUntil) : null,
        readyAt: readyAt ? new Date(readyAt) : null,
        releasedAt: released ? new Date(updatedAt) : null,
        ...buyerRow(buyer),
      })
      .onConflictDoNothing()
    if (added.rowCount === 0) continue
    const sold = lines.map(({ product: reference, tax, ...line }, position) => {
      const product = reference === null ? undefined : known.get(reference)
      const hasVariant = product !== undefined && line.variant.length > 0
      const variantId = hasVariant ? (variantIdOf(product, line.variant) ?? missingId(position)) : null
      const productId = product?.id ?? missingId(position)
      return { ...line, ...taxColumns(tax), shopId, number, position, productId, variantId }
    })
    await tx.insert(orderLines).values(sold)
    await tx
      .insert(orderEvents)
      .values(history.map(({ at, ...event }) => ({ ...event, shopId, number, at: new Date(at) })))
    if (notes.length > 0)
      await tx
        .insert(orderNotes)
        .values(notes.map(({ at, ...note }) => ({ ...note, shopId, number, at: new Date(at) })))
    if (back.length > 0)
      await tx.insert(refunds).values(
        back.map(({ at, restocked, ...refund }) => ({
          ...refund,
          shopId,
          number,
          at: new Date(at),
          restocked: restocked.map(({ line, units }) => {
            const { productId = missingId(line), variantId = null } = sold[line] ?? {}
            return { productId, variantId: variantId ?? 0, units }
          }),
        })),
      )
    if (order.coupon !== null) await writeCouponUse(tx, shopId, number)
  }
}

const STEP = 10_000

/**
 * Raises the sequence of order numbers above this one. They have gaps anyway, and a value that others draw meanwhile stays
 * valid.
 */
export async function passOrderNumber(db: Database, highest: number): Promise<void> {
  await asWorker(db, async (tx) => {
    for (;;) {
      const next = await nextOrderNumber(tx)
      if (next > highest) return
      const count = Math.min(STEP, highest - next)
      await execute(tx, sql`select max(nextval('order_numbers')) from generate_series(1, ${count}::integer)`)
    }
  })
}
