import type { Category, ShopId, Subcategory } from '@store/core'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query } from '../../database/query.ts'
import type { WriteTx } from '../../shops/store/shops.ts'
import { categories, subcategories } from '../schema.ts'

const CategoryRow = z.object({
  id: z.int(),
  name: z.string(),
  position: z.int(),
  image: z.string().nullable(),
  count: z.int().nullable(),
} satisfies FieldsOf<Category>)

/** C6: in the merchant's order, highest position first, each with its number of products for sale. */
export const listCategories = (tx: Tx, shopId: ShopId): Promise<readonly Category[]> =>
  categoriesWith(tx, shopId, sql`c.image`)

/**
 * As `listCategories`; a category without a picture gets that of its first product with one, because imported catalogues
 * have none.
 */
export const listPicturedCategories = (tx: Tx, shopId: ShopId): Promise<readonly Category[]> =>
  categoriesWith(
    tx,
    shopId,
    sql`coalesce(c.image, (
      select p.images -> 0 ->> 'src' from products p
      where p.shop_id = ${shopId} and p.category_id = c.id and p.active and p.images <> '[]'
      order by p.position desc, p.id limit 1))`,
  )

function categoriesWith(tx: Tx, shopId: ShopId, image: SQL): Promise<readonly Category[]> {
  return query(
    tx,
    CategoryRow,
    sql`
      select c.id, c.name, c.position, ${image} as image, coalesce(n.count, 0) as count
      from categories c left join (
        select p.category_id as id, count(*) from products p where p.shop_id = ${shopId} and p.active group by p.category_id
      ) n on n.id = c.id
      where c.shop_id = ${shopId} order by c.position desc, c.id`,
  )
}

const SubcategoryRow = z.object({
  id: z.int(),
  name: z.string(),
  categoryId: z.int(),
  image: z.string().nullable(),
  count: z.int().nullable(),
} satisfies FieldsOf<Subcategory>)

/** C7. */
export function listSubcategories(tx: Tx, shopId: ShopId): Promise<readonly Subcategory[]> {
  return query(
    tx,
    SubcategoryRow,
    sql`
      select s.id, s.name, s.category_id as "categoryId", s.image, coalesce(n.count, 0) as count
      from subcategories s left join (
        select p.subcategory_id as id, count(*) from products p
        where p.shop_id = ${shopId} and p.active group by p.subcategory_id
      ) n on n.id = s.id
      where s.shop_id = ${shopId} order by s.category_id, s.id`,
  )
}

/** The editable fields of a category, or of a subcategory. */
type CategoryChange = { readonly name?: string; readonly image?: string | null }

/** Adds a category at the end of the menu, with the names of its subcategories. Returns its id. */
export async function addCategory(
  tx: WriteTx,
  shopId: ShopId,
  { name, image = null, parts = [] }: { name: string; image?: string | null; parts?: readonly string[] },
): Promise<number> {
  const [lowest] = await tx
    .select({ position: sql<number>`coalesce(min(position), 1) - 1`.mapWith(Number) })
    .from(categories)
    .where(eq(categories.shopId, shopId))
  const [added] = await tx
    .insert(categories)
    .values({ shopId, name, image, position: lowest?.position ?? 0 })
    .returning({ id: categories.id })
  const categoryId = added?.id ?? 0
  if (parts.length > 0) await tx.insert(subcategories).values(parts.map((part) => ({ shopId, categoryId, name: part })))
  return categoryId
}

/** Adds a subcategory to a category. */
export async function addSubcategory(
  tx: WriteTx,
  shopId: ShopId,
  categoryId: number,
  { name, image = null }: { readonly name: string; readonly image?: string | null },
): Promise<void> {
  await tx.insert(subcategories).values({ shopId, categoryId, name, image })
}

/** Sets the order of the shop's categories (D2) by their ids, which must be complete. */
export async function orderCategories(tx: WriteTx, shopId: ShopId, ids: readonly number[]): Promise<void> {
  await execute(
    tx,
    sql`
      update categories c set position = ${ids.length}::integer - o.at::integer
      from unnest(${sql.param(ids)}::integer[]) with ordinality as o (id, at)
      where c.shop_id = ${shopId} and c.id = o.id`,
  )
}

/** Changes fields of a category. */
export async function changeCategory(tx: WriteTx, shopId: ShopId, id: number, change: CategoryChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx
    .update(categories)
    .set(change)
    .where(and(eq(categories.shopId, shopId), eq(categories.id, id)))
}

/** Changes fields of a subcategory. */
export async function changeSubcategory(
  tx: WriteTx,
  shopId: ShopId,
  id: number,
  change: CategoryChange,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx
    .update(subcategories)
    .set(change)
    .where(and(eq(subcategories.shopId, shopId), eq(subcategories.id, id)))
}

/** Deletes a category with its subcategories. Its products move to `moveTo`; null: to none. */
export async function removeCategory(tx: WriteTx, shopId: ShopId, id: number, moveTo: number | null): Promise<void> {
  await execute(
    tx,
    sql`
      update products set category_id = ${moveTo}::integer, subcategory_id = null
      where shop_id = ${shopId} and category_id = ${id}`,
  )
  await tx.delete(categories).where(and(eq(categories.shopId, shopId), eq(categories.id, id)))
}

/** Deletes a subcategory; its products stay in the category. */
export async function removeSubcategory(tx: WriteTx, shopId: ShopId, id: number): Promise<void> {
  await execute(tx, sql`update products set subcategory_id = null where shop_id = ${shopId} and subcategory_id = ${id}`)
  await tx.delete(subcategories).where(and(eq(subcategories.shopId, shopId), eq(subcategories.id, id)))
}
