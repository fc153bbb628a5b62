import { type Currency, describedFacts, type ProductId, type ShopId, shownUnit } from '@store/core'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { type Database, inShop, type Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query } from '../../database/query.ts'
import { safeHtml } from '../../html/safe-html.ts'
import { bumpVersion } from '../../shops/store/shops.ts'
import {
  above,
  compareAtOfDraft,
  contentHash,
  type DraftRefusal,
  pricedIn,
  priceOfDraft,
  refusalOf,
  type StoredProductDraft,
  slugOf,
  tidy,
  withKeptPictures,
} from '../product-draft.ts'
import { ConditionColumn, ImageJson, ProductMessageJson, StoredVariantJson } from '../rows.ts'
import { categories, productOwner, products, type StoredVariant, stock, subcategories } from '../schema.ts'
import { type ProductFacts, withKeptFacts } from './product-facts.ts'
import { takeTurns, writeSaleEnds } from './sale-ends.ts'

export type SavedProduct =
  | { readonly kind: 'created' | 'updated' | 'unchanged'; readonly id: ProductId }
  | { readonly kind: 'refused'; readonly reason: DraftRefusal }

/** A draft that is to be written, under its id. */
type Writing = {
  readonly draft: StoredProductDraft
  readonly id: ProductId
  readonly hash: string
  readonly variants: readonly StoredVariant[]
}

/** Facts kept of a product: more than anybody compares. */
const MAX_FACTS = 40
/** Products per transaction: few enough to keep locks short, enough to be quick. */
const BATCH = 200

/**
 * Saves products by their reference: the same drafts again change nothing, wherever the last run was cut off. One answer
 * per draft, in their order; a bad draft costs no good one. Sales since the last file are kept: stock is set only where
 * the file now says another number than it did.
 */
export async function saveProducts(
  db: Database,
  shopId: ShopId,
  drafts: readonly StoredProductDraft[],
): Promise<readonly SavedProduct[]> {
  const answers: SavedProduct[] = []
  for (let start = 0; start < drafts.length; start += BATCH) {
    answers.push(...(await saveBatch(db, shopId, drafts.slice(start, start + BATCH))))
  }
  return answers
}

const CurrencyRow = z.object({ currency: z.string() })

async function currencyOf(tx: Tx, shopId: ShopId): Promise<Currency> {
  const [shop] = await query(tx, CurrencyRow, sql`select currency from shops where shop_id = ${shopId}`)
  return shop?.currency ?? ''
}

async function saveBatch(
  db: Database,
  shopId: ShopId,
  given: readonly StoredProductDraft[],
): Promise<readonly SavedProduct[]> {
  return inShop(db, shopId, async (tx) => {
    const unit = shownUnit(await currencyOf(tx, shopId))
    const tidied = given.map((draft) => pricedIn(unit, tidy(draft)))
    const references = new Set<string>()
    const refusals = tidied.map((draft, index) => {
      if (references.has(draft.reference)) return 'its reference is that of another product in the same batch'
      references.add(draft.reference)
      return refusalOf(given[index] ?? draft) ?? refusalOf(draft)
    })
    await takeTurns(tx, shopId)
    const known = await knownProducts(tx, shopId, [...references])
    const drafts = tidied.map((draft) => {
      const product = known.get(draft.reference)
      return withKeptFacts(withKeptPictures(draft, product?.images ?? []), product)
    })
    const changed = drafts.map((draft, index) => {
      const product = known.get(draft.reference)
      const hash = contentHash(draft)
      return refusals[index] || product?.contentHash === hash ? null : { draft, product, hash }
    })
    const productIds = await newIds(tx, 'product_ids', changed.filter((one) => one && !one.product).length)
    const variantIds = await newIds(
      tx,
      'variant_ids',
      changed.reduce((sum, one) => sum + (one?.draft.variants.length ?? 0), 0),
    )

    const writings: Writing[] = []
    const answers = drafts.map((draft, index): SavedProduct => {
      const [reason, change, product] = [refusals[index], changed[index], known.get(draft.reference)]
      if (reason) return { kind: 'refused', reason }
      if (!change) return { kind: 'unchanged', id: product?.id ?? 0 }
      const id = product?.id ?? productIds.shift() ?? 0
      writings.push({ draft, id, hash: change.hash, variants: variantsOf(draft, product?.variants ?? [], variantIds) })
      return { kind: product ? 'updated' : 'created', id }
    })
    if (writings.length > 0) {
      await writeProducts(tx, shopId, writings)
      await writeUnits(tx, shopId, writings)
      await writeSaleEnds(tx, shopId, writings)
      await bumpVersion(tx, shopId)
    }
    return answers
  })
}

const KnownRow = z.object({
  reference: z.string(),
  id: z.int(),
  contentHash: z.string(),
  variants: z.array(StoredVariantJson),
  images: z.array(ImageJson),
  ...({
    warranty: z.string().nullable(),
    supplier: z.string().nullable(),
    maxQuantity: z.int().nullable(),
    condition: ConditionColumn,
    freeShipping: z.boolean(),
    message: ProductMessageJson.nullable(),
  } satisfies FieldsOf<ProductFacts>),
})

async function knownProducts(tx: Tx, shopId: ShopId, references: readonly string[]) {
  const rows = await query(
    tx,
    KnownRow,
    sql`
      select reference, id, content_hash as "contentHash", variants, images, warranty, supplier,
        max_quantity as "maxQuantity", condition, free_shipping as "freeShipping", message from products
      where shop_id = ${shopId} and reference = any(${sql.param(references)}::text[])`,
  )
  return new Map(rows.map((row) => [row.reference, row]))
}

const IdRow = z.object({ id: z.int() })

async function newIds(tx: Tx, sequence: 'product_ids' | 'variant_ids', count: number): Promise<number[]> {
  const question = sql`select nextval(${sequence}::regclass)::integer as id from generate_series(1, ${count}::integer)`
  return (await query(tx, IdRow, question)).map(({ id }) => id)
}

async function writeProducts(tx: Tx, shopId: ShopId, writings: readonly Writing[]): Promise<void> {
  const drafts = writings.map(({ draft }) => draft)
  const category = await categoryIds(tx, shopId, drafts)
  const subcategory = await subcategoryIds(tx, shopId, drafts, category)
  const rows = writings.map(({ draft, id, hash, variants }): typeof products.$inferInsert => {
    const price = priceOfDraft(draft)
    const description = draft.description?.trim() ? safeHtml(draft.description, 3) || null : null
    const { reference, name, summary, options, images, active, featured, freeShipping, condition } = draft
    return {
      ...{ shopId, id, reference, contentHash: hash, slug: slugOf(name, id), name, summary, options, variants, images },
      ...{ active, featured, freeShipping, condition, price, position: draft.position },
      description,
      facts: describedFacts(description).facts.slice(0, MAX_FACTS),
      compareAt: compareAtOfDraft(draft),
      categoryId: category(draft.category),
      subcategoryId: subcategory(draft.category, draft.subcategory),
      ...{ sku: draft.sku, brand: draft.brand, warranty: draft.warranty, dimensions: draft.dimensions },
      ...{ supplier: draft.supplier, maxQuantity: draft.maxQuantity, message: draft.message ?? null },
    }
  })
  // What a draft does not say (tags) stays as it is.
  const said = Object.keys(rows[0] ?? {}).filter((key) => !['shopId', 'id', 'reference'].includes(key))
  await tx
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({ target: [products.shopId, products.id], set: fromExcluded(products, said) })
  await tx
    .insert(productOwner)
    .values(rows.map(({ shopId, id: productId }) => ({ shopId, productId })))
    .onConflictDoNothing()
}

/** `set column = excluded.column` for each. */
function fromExcluded(table: PgTable, keys: readonly string[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => keys.includes(key))
  return Object.fromEntries(columns.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]))
}

const CategoryRow = z.object({ id: z.int(), name: z.string() })

/** Ids of the drafts' categories, made where missing, in order of appearance. */
async function categoryIds(tx: Tx, shopId: ShopId, drafts: readonly StoredProductDraft[]) {
  const names = [...new Set(drafts.map(({ category }) => category))].filter((name) => name !== null)
  if (names.length > 0) {
    await tx
      .insert(categories)
      .values(names.map((name) => ({ shopId, name })))
      .onConflictDoNothing()
  }
  const rows = await query(
    tx,
    CategoryRow,
    sql`select id, name from categories where shop_id = ${shopId} and name = any(${sql.param(names)}::text[])`,
  )
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  return (name: string | null) => (name === null ? null : (ids.get(name) ?? null))
}

const SubcategoryRow = z.object({ id: z.int(), categoryId: z.int(), name: z.string() })

async function subcategoryIds(
  tx: Tx,
  shopId: ShopId,
  drafts: readonly StoredProductDraft[],
  category: (name: string | null) => number | null,
) {
  const key = (categoryId: number, name: string) => `${categoryId} ${name}`
  const wanted = new Map<string, { shopId: ShopId; categoryId: number; name: string }>()
  for (const draft of drafts) {
    const categoryId = category(draft.category)
    if (categoryId === null || draft.subcategory === null) continue
    wanted.set(key(categoryId, draft.subcategory), { shopId, categoryId, name: draft.subcategory })
  }
  if (wanted.size > 0)
    await tx
      .insert(subcategories)
      .values([...wanted.values()])
      .onConflictDoNothing()
  const rows = await query(
    tx,
    SubcategoryRow,
    sql`
      select id, category_id as "categoryId", name from subcategories
      where shop_id = ${shopId} and name = any(${sql.param([...wanted.values()].map(({ name }) => name))}::text[])`,
  )
  const ids = new Map(rows.map(({ id, categoryId, name }) => [key(categoryId, name), id]))
  return (categoryName: string | null, name: string | null) => {
    const categoryId = category(categoryName)
    return categoryId === null || name === null ? null : (ids.get(key(categoryId, name)) ?? null)
  }
}

/** The draft's variants, each under the id that its values had before, or a fresh one. */
function variantsOf(
  { variants }: StoredProductDraft,
  known: readonly StoredVariant[],
  fresh: number[],
): readonly StoredVariant[] {
  const ids = new Map(known.map(({ id, values }) => [JSON.stringify(values), id]))
  return variants.map(({ values, enabled, price, compareAt, sku }) => ({
    id: ids.get(JSON.stringify(values)) ?? String(fresh.shift()),
    ...{ values, enabled, price, compareAt: above(price, compareAt), sku },
  }))
}

/** Units of every product and variant, written in key order, as orders lock them. */
async function writeUnits(tx: Tx, shopId: ShopId, writings: readonly Writing[]): Promise<void> {
  const rows = writings
    .flatMap(({ draft, id, variants }) => {
      if (draft.options.length === 0) return [{ productId: id, variantId: 0, units: draft.units }]
      return draft.variants.map(({ units }, index) => ({
        productId: id,
        variantId: Number(variants[index]?.id),
        units,
      }))
    })
    .map((row) => ({ ...row, shopId, statedUnits: row.units }))
    .toSorted((a, b) => a.productId - b.productId || a.variantId - b.variantId)
  const productIds = writings.map(({ id }) => id).toSorted((a, b) => a - b)
  await execute(
    tx,
    sql`
      select from stock where shop_id = ${shopId} and product_id = any(${sql.param(productIds)}::integer[])
      order by product_id, variant_id for update`,
  )
  await execute(
    tx,
    sql`
      delete from stock where shop_id = ${shopId} and product_id = any(${sql.param(productIds)}::integer[])
        and not (product_id, variant_id) in (
          select * from unnest(${sql.param(rows.map(({ productId }) => productId))}::integer[], ${sql.param(rows.map(({ variantId }) => variantId))}::integer[]))`,
  )
  for (const part of parts(rows)) {
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

/** A statement takes 65,535 parameters at most. */
function parts<Row>(rows: readonly Row[]): Row[][] {
  const size = 4000
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  )
}
