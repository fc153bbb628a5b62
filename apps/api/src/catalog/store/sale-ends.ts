import type { Amount, ProductId, ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database, type Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query, utcText } from '../../database/query.ts'
import { bumpVersion } from '../../shops/store/shops.ts'
import type { MergedProduct } from '../merge-product.ts'
import { compareAtOfDraft, priceOfDraft } from '../product-draft.ts'
import { StockKeyRow, StoredVariantJson } from '../rows.ts'
import { type StoredVariant, saleEnds } from '../schema.ts'

/** When the sale of a shop's product `p`, or of a variant of it (0: of the product), ends: in ISO, as `Date` writes it. */
export const saleEndOf = (shopId: ShopId, variantId: SQL): SQL => sql`(
  select ${utcText(sql`e.ends_at`)} from sale_ends e
  where e.shop_id = ${shopId} and e.product_id = p.id and e.variant_id = ${variantId})`

/**
 * Takes the lock of a shop's catalogue until the transaction ends, so that imports, edits by hand and ends of sales change the
 * catalogue one after the other.
 */
export async function lockCatalog(tx: Tx, shopId: ShopId): Promise<void> {
  await execute(tx, sql`select pg_advisory_xact_lock(hashtext('feria import'), ${shopId})`)
}

type WrittenProduct = {
  readonly id: ProductId
  readonly draft: MergedProduct
  /** In the order of the draft's variants. */
  readonly variants: readonly StoredVariant[]
}

/** Records when the sales of products end that were just written, and deletes earlier records for them. */
export async function writeSaleEnds(tx: Tx, shopId: ShopId, written: readonly WrittenProduct[]): Promise<void> {
  const ids = written.map(({ id }) => id)
  await execute(
    tx,
    sql`delete from sale_ends where shop_id = ${shopId} and product_id = any(${sql.param(ids)}::integer[])`,
  )
  const rows = written.flatMap(({ id: productId, draft, variants }) => {
    const parts =
      draft.options.length === 0
        ? [{ variantId: 0, saleEnds: draft.compareAt === null ? null : draft.saleEnds }]
        : draft.variants.map((variant, index) => ({
            variantId: Number(variants[index]?.id),
            saleEnds: variants[index]?.compareAt == null ? null : variant.saleEnds,
          }))
    return parts.flatMap(({ variantId, saleEnds: ends }) =>
      ends ? [{ shopId, productId, variantId, endsAt: new Date(ends) }] : [],
    )
  })
  if (rows.length > 0) await tx.insert(saleEnds).values(rows)
}

const ShopRow = z.object({ shopId: z.int() })

/**
 * Ends the sales whose time has come: the price becomes the former price again, which is no longer shown. Each shop is one
 * transaction; its version goes up, so that no cached page shows the reduced price any longer. Returns how many products and
 * variants that were.
 *
 * @param onBroken called with a shop whose sales could not be ended; the other shops are not affected @param onShop called
 * before each shop: there may be many
 */
export async function endSales(
  db: Database,
  now: Date,
  onBroken: (shopId: ShopId, error: unknown) => void,
  onShop: () => void = () => undefined,
): Promise<number> {
  const shops = await asWorker(db, (tx) =>
    query(
      tx,
      ShopRow,
      sql`select distinct shop_id as "shopId" from sale_ends where ends_at <= ${now.toISOString()}::timestamptz order by 1`,
    ),
  )
  let ended = 0
  for (const { shopId } of shops) {
    onShop()
    try {
      ended += await endSalesOf(db, shopId, now)
    } catch (error) {
      onBroken(shopId, error)
    }
  }
  return ended
}

type Reduced = {
  readonly id: ProductId
  readonly price: Amount | null
  readonly compareAt: Amount | null
  readonly variants: readonly StoredVariant[]
}
const ReducedRow = z.object({
  id: z.int(),
  price: z.int().nullable(),
  compareAt: z.int().nullable(),
  variants: z.array(StoredVariantJson),
} satisfies FieldsOf<Reduced>)

async function endSalesOf(db: Database, shopId: ShopId, now: Date): Promise<number> {
  return asWorker(db, async (tx) => {
    await lockCatalog(tx, shopId)
    const over = await query(
      tx,
      StockKeyRow,
      sql`
        delete from sale_ends where shop_id = ${shopId} and ends_at <= ${now.toISOString()}::timestamptz
        returning product_id as "productId", variant_id as "variantId"`,
    )
    if (over.length === 0) return 0
    const ids = [...new Set(over.map(({ productId }) => productId))].toSorted((a, b) => a - b)
    const products = await query(
      tx,
      ReducedRow,
      sql`
        select id, price, compare_at as "compareAt", variants from products
        where shop_id = ${shopId} and id = any(${sql.param(ids)}::integer[]) order by id for update`,
    )
    for (const product of products) {
      const ends = new Set(over.filter(({ productId }) => productId === product.id).map(({ variantId }) => variantId))
      const { price, compareAt, variants } = atFormerPrices(product, ends)
      await execute(
        tx,
        sql`
          update products set price = ${price}, compare_at = ${compareAt}, variants = ${JSON.stringify(variants)}::jsonb
          where shop_id = ${shopId} and id = ${product.id}`,
      )
    }
    await bumpVersion(tx, shopId)
    return over.length
  })
}

function atFormerPrices({ price, compareAt, variants }: Reduced, ends: ReadonlySet<number>): Omit<Reduced, 'id'> {
  if (variants.length === 0) return { price: ends.has(0) ? (compareAt ?? price) : price, compareAt: null, variants }
  const after = variants.map((variant) =>
    ends.has(Number(variant.id)) ? { ...variant, price: variant.compareAt ?? variant.price, compareAt: null } : variant,
  )
  const priced = { price, compareAt, variants: after }
  return { price: priceOfDraft(priced), compareAt: compareAtOfDraft(priced), variants: after }
}
