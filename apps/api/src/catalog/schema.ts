import type { Amount, Image, Product, ProductId, ProductStatus, Variant } from '@store/core'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { ofShop } from '../shops/schema.ts'
import { taxes } from '../taxes/schema.ts'

const money = (name: string) => bigint(name, { mode: 'number' }).$type<Amount>()

export const categories = pgTable(
  'categories',
  {
    shopId: ofShop(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Higher comes first (D2). */
    position: integer().notNull().default(0),
    image: text(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] }), uniqueIndex('categories_by_name').on(t.shopId, t.name)],
)

export const subcategories = pgTable(
  'subcategories',
  {
    shopId: integer('shop_id').notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    categoryId: integer('category_id').notNull(),
    name: text().notNull(),
    image: text(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    uniqueIndex('subcategories_by_name').on(t.shopId, t.categoryId, t.name),
    foreignKey({ columns: [t.shopId, t.categoryId], foreignColumns: [categories.shopId, categories.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** One sequence for all shops, so that a product's id alone identifies its shop (`product_owner`). */
export const productIds = pgSequence('product_ids')
export const variantIds = pgSequence('variant_ids')

/** Data that is always read and written completely with its product. */
export type StoredVariant = Omit<Variant, 'units'>

/**
 * Some parts only exist in SQL, in the migrations: the indexes `products_listed`, `products_by_word`, `products_by_spelling`,
 * `products_by_about`, `products_by_category`, `products_in_category`, `products_by_tag`, and the column `about`, the words that
 * search reads.
 */
export const products = pgTable(
  'products',
  {
    shopId: ofShop(),
    id: integer().$type<ProductId>().notNull(),
    /** The merchant's own key: saving a draft with a known reference updates that product. */
    reference: text().notNull(),
    /** Digest of the draft it was last saved from: saving the same draft again changes nothing. */
    contentHash: text('content_hash').notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    /** The name without accents, capitals or punctuation, for search. */
    plainName: text('plain_name').notNull().generatedAlwaysAs(sql`feria_plain(name)`),
    summary: text(),
    /** Sanitised HTML. */
    description: text(),
    /** The selling price; with variants, the lowest price of an enabled one. */
    price: money('price'),
    compareAt: money('compare_at'),
    options: jsonb().$type<Product['options']>().notNull(),
    hasOptions: boolean('has_options').notNull().generatedAlwaysAs(sql`options <> '[]'`),
    /** Their units are in `stock`. */
    variants: jsonb().$type<readonly StoredVariant[]>().notNull(),
    images: jsonb().$type<readonly Image[]>().notNull(),
    /** Whether it is for sale: with status `active`, and not in the bin. */
    active: boolean().notNull(),
    /** Read through `STATUS`: a release from before there were statuses writes `active` alone. */
    status: text().$type<ProductStatus>().notNull().default('active'),
    /**
     * When the row was last written, by a trigger. Units and the names of category and tags are in other tables and do not
     * count.
     */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it went into the bin. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    featured: boolean().notNull(),
    freeShipping: boolean('free_shipping').notNull(),
    condition: text().$type<Product['condition']>().notNull(),
    categoryId: integer('category_id'),
    subcategoryId: integer('subcategory_id'),
    /** The tax that its price contains. */
    taxId: integer('tax_id'),
    sku: text(),
    barcode: text(),
    lowAt: integer('low_at'),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    brand: text(),
    warranty: text(),
    dimensions: jsonb().$type<Product['dimensions']>(),
    /** Extracted from the description when it is saved. */
    facts: jsonb().$type<Product['facts']>().notNull().default([]),
    supplier: text(),
    tagValues: integer('tag_values').array().notNull().default(sql`'{}'`),
    maxQuantity: integer('max_quantity'),
    message: jsonb().$type<Product['message']>(),
    /** Higher comes first. */
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    uniqueIndex('products_by_reference').on(t.shopId, t.reference),
    foreignKey({ columns: [t.shopId, t.categoryId], foreignColumns: [categories.shopId, categories.id] }),
    foreignKey({ columns: [t.shopId, t.subcategoryId], foreignColumns: [subcategories.shopId, subcategories.id] }),
    // The migration sets `tax_id` alone to null, which Drizzle cannot say.
    foreignKey({ columns: [t.shopId, t.taxId], foreignColumns: [taxes.shopId, taxes.id] }).onDelete('set null'),
    index('products_in_bin').on(t.shopId, t.deletedAt).where(sql`deleted_at is not null`),
    check('price_not_negative', sql`${t.price} >= 0 and ${t.compareAt} >= 0`),
  ],
)

/**
 * Units of everything that can be bought: of a product (`variantId` 0) or of one of its variants. Orders lock these rows
 * in key order, and no other rows of the catalogue; a database constraint keeps units at zero or above.
 */
export const stock = pgTable(
  'stock',
  {
    shopId: integer('shop_id').notNull(),
    productId: integer('product_id').$type<ProductId>().notNull(),
    variantId: integer('variant_id').notNull().default(0),
    units: integer().notNull(),
    /** The last number from the merchant's file: sending the same number again does not bring back units that were sold since. */
    statedUnits: integer('stated_units').notNull(),
    /** Units sold so far, for best sellers. */
    sold: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.productId, t.variantId] }),
    foreignKey({ columns: [t.shopId, t.productId], foreignColumns: [products.shopId, products.id] }).onDelete(
      'cascade',
    ),
    check('units_not_negative', sql`${t.units} >= 0`),
  ],
)

/** When the reduced price of a product (`variantId` 0) or of one of its variants is replaced by its former price. */
export const saleEnds = pgTable(
  'sale_ends',
  {
    shopId: integer('shop_id').notNull(),
    productId: integer('product_id').$type<ProductId>().notNull(),
    variantId: integer('variant_id').notNull().default(0),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.productId, t.variantId] }),
    foreignKey({ columns: [t.shopId, t.productId], foreignColumns: [products.shopId, products.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** What somebody has counted on the shelves, until they apply it; kept for some time afterwards. */
export const stockCounts = pgTable(
  'stock_counts',
  {
    shopId: ofShop(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    state: text().$type<'open' | 'applied' | 'dropped'>().notNull().default('open'),
    who: text().notNull(),
    rows: jsonb().$type<readonly CountedRow[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    appliedAt: timestamp('applied_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] })],
)

/** Units of a product, or of a variant, as counted, and as recorded when they were counted. */
export type CountedRow = {
  readonly productId: ProductId
  readonly variantId: number
  readonly counted: number
  readonly seen: number
}

/** Global: the shop of each product, for the two calls without a shop (C23, C24). */
export const productOwner = pgTable('product_owner', {
  productId: integer('product_id').$type<ProductId>().primaryKey(),
  shopId: integer('shop_id').notNull(),
})
