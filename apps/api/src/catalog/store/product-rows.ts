import { describedFacts, type ProductId, type ShopId } from '@store/core'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { query } from '../../database/query.ts'
import { safeHtml } from '../../html/safe-html.ts'
import type { MergedProduct } from '../merge-product.ts'
import { compareAtOfDraft, priceOfDraft, slugOf } from '../product-draft.ts'
import { categories, productOwner, products, type StoredVariant, subcategories } from '../schema.ts'

/** A product to be written, with its id. */
export type Writing = {
  readonly draft: MergedProduct
  readonly id: ProductId
  /** Digest of its data. */
  readonly hash: string
  readonly variants: readonly StoredVariant[]
  /** Edited by hand: stored units are not touched, so that sales of the meantime are kept. */
  readonly byHand: boolean
}

/** The most facts stored for a product: more than any comparison shows. */
const MAX_FACTS = 40

/** Writes the product rows, with their categories. */
export async function writeProducts(tx: Tx, shopId: ShopId, writings: readonly Writing[]): Promise<void> {
  const drafts = writings.map(({ draft }) => draft)
  const category = await categoryIds(tx, shopId, drafts)
  const subcategory = await subcategoryIds(tx, shopId, drafts, category)
  const rows = writings.map(({ draft, id, hash, variants }): typeof products.$inferInsert => {
    const price = priceOfDraft(draft)
    const description = draft.description?.trim() ? safeHtml(draft.description, 3) || null : null
    const { reference, name, summary, options, images, active, status, featured, freeShipping } = draft
    return {
      shopId,
      id,
      reference,
      contentHash: hash,
      slug: slugOf(name, id),
      name,
      summary,
      options,
      variants,
      images,
      active,
      status,
      deletedAt: null,
      featured,
      freeShipping,
      condition: draft.condition,
      price,
      position: draft.position,
      description,
      facts: describedFacts(description).facts.slice(0, MAX_FACTS),
      compareAt: compareAtOfDraft(draft),
      categoryId: category(draft.category),
      subcategoryId: subcategory(draft.category, draft.subcategory),
      taxId: draft.taxId,
      barcode: draft.barcode ?? null,
      lowAt: draft.lowAt ?? null,
      seoTitle: draft.seoTitle ?? null,
      seoDescription: draft.seoDescription ?? null,
      sku: draft.sku,
      brand: draft.brand,
      warranty: draft.warranty,
      dimensions: draft.dimensions,
      supplier: draft.supplier,
      maxQuantity: draft.maxQuantity,
      message: draft.message ?? null,
      tagValues: [...draft.tags],
    }
  })
  const columns = Object.keys(rows[0] ?? {}).filter((key) => !['shopId', 'id', 'reference'].includes(key))
  await tx
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({ target: [products.shopId, products.id], set: fromExcluded(products, columns) })
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

/** Ids of the drafts' categories in order of appearance; missing ones are created. */
async function categoryIds(tx: Tx, shopId: ShopId, drafts: readonly MergedProduct[]) {
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
  drafts: readonly MergedProduct[],
  category: (name: string | null) => number | null,
) {
  const key = (categoryId: number, name: string) => `${categoryId} ${name}`
  const missing = new Map<string, { shopId: ShopId; categoryId: number; name: string }>()
  for (const draft of drafts) {
    const categoryId = category(draft.category)
    if (categoryId === null || draft.subcategory === null) continue
    missing.set(key(categoryId, draft.subcategory), { shopId, categoryId, name: draft.subcategory })
  }
  if (missing.size > 0)
    await tx
      .insert(subcategories)
      .values([...missing.values()])
      .onConflictDoNothing()
  const rows = await query(
    tx,
    SubcategoryRow,
    sql`
      select id, category_id as "categoryId", name from subcategories
      where shop_id = ${shopId} and name = any(${sql.param([...missing.values()].map(({ name }) => name))}::text[])`,
  )
  const ids = new Map(rows.map(({ id, categoryId, name }) => [key(categoryId, name), id]))
  return (categoryName: string | null, name: string | null) => {
    const categoryId = category(categoryName)
    return categoryId === null || name === null ? null : (ids.get(key(categoryId, name)) ?? null)
  }
}
