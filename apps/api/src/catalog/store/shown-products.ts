import type { Product, ProductId, SafeHtml, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, outsideShops, rowId, type Tx } from '../../database/open.ts'
import { query } from '../../database/query.ts'
import { SafeHtmlColumn } from '../../html/safe-html.ts'
import { ProductJson, productFrom, WITH_CATEGORY, wholeProduct } from './product-json.ts'
import { KNOWN_TO_SHOPPERS } from './product-status.ts'

/** For sale or hidden (C23): a hidden product is shown as not for sale. */
export async function findProduct(tx: Tx, shopId: ShopId, id: ProductId): Promise<Product | null> {
  const [product] = await findProductsById(tx, shopId, [id])
  return product ?? null
}

const ProductRow = z.object({ product: ProductJson })

/** The requested products of the shop, in the merchant's order (C27). */
export async function findProductsById(tx: Tx, shopId: ShopId, ids: readonly ProductId[]): Promise<readonly Product[]> {
  const rows = await query(
    tx,
    ProductRow,
    sql`
      select ${wholeProduct(shopId)} as product from products p ${WITH_CATEGORY}
      where p.shop_id = ${shopId} and p.id = any(${sql.param(ids.map(rowId))}::integer[]) and ${KNOWN_TO_SHOPPERS}
      order by p.position desc, p.id`,
  )
  return rows.map(({ product }) => productFrom(product))
}

const DescriptionRow = z.object({ description: SafeHtmlColumn.nullable() })

/** C24. Null when there is no such product, or it has no description. */
export async function findDescription(tx: Tx, shopId: ShopId, id: ProductId): Promise<SafeHtml | null> {
  const [row] = await query(
    tx,
    DescriptionRow,
    sql`select description from products p where shop_id = ${shopId} and id = ${rowId(id)} and ${KNOWN_TO_SHOPPERS}`,
  )
  return row?.description ?? null
}

const ProductToBeRow = ProductRow.extend({ description: SafeHtmlColumn.nullable() })

/**
 * A product as its page will show it once it is for sale; null: it does not exist, or is in the bin. Only for previews by
 * those who edit it.
 */
export async function findProductToBe(
  tx: Tx,
  shopId: ShopId,
  id: ProductId,
): Promise<{ readonly product: Product; readonly description: SafeHtml | null } | null> {
  const [row] = await query(
    tx,
    ProductToBeRow,
    sql`
      select ${wholeProduct(shopId)} as product, p.description from products p ${WITH_CATEGORY}
      where p.shop_id = ${shopId} and p.id = ${rowId(id)} and p.deleted_at is null`,
  )
  return row ? { product: { ...productFrom(row.product), active: true }, description: row.description } : null
}

const OwnerRow = z.object({ shopId: z.int() })

/** The shop of this product, for calls without a shop. */
export async function findProductOwner(db: Database, id: ProductId): Promise<ShopId | null> {
  const question = sql`select shop_id as "shopId" from product_owner where product_id = ${rowId(id)}`
  const [row] = await outsideShops(db, (tx) => query(tx, OwnerRow, question))
  return row?.shopId ?? null
}
