import type { Input, manageEndpoints, Output } from '@store/api-client/manage'
import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../database/columns.ts'
import { ofShop } from '../shops/schema.ts'

export type ImportReport = Omit<
  Output<(typeof manageEndpoints)['getProductImport']>,
  'id' | 'name' | 'who' | 'createdAt' | 'decimals' | 'taskId'
>
export type ImportMatch = Input<(typeof manageEndpoints)['matchProductImport']>['body']

/** A merchant's file of products: the meaning of its columns, and its result. */
export const productImports = pgTable(
  'product_imports',
  {
    shopId: ofShop(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    who: text().notNull(),
    /** Null once the import has started. */
    file: bytea(),
    match: jsonb().$type<ImportMatch>().notNull(),
    report: jsonb().$type<ImportReport>().notNull(),
    /** The task that runs the import. */
    taskId: integer('task_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    index('imports_not_started').on(t.shopId, t.createdAt).where(sql`${t.taskId} is null`),
  ],
)

/** Products of a file that is being imported; one row per part of the task. */
export const importParts = pgTable(
  'import_parts',
  {
    shopId: integer('shop_id').notNull(),
    importId: integer('import_id').notNull(),
    part: integer().notNull(),
    products: jsonb().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.importId, t.part] }),
    foreignKey({
      columns: [t.shopId, t.importId],
      foreignColumns: [productImports.shopId, productImports.id],
    }).onDelete('cascade'),
  ],
)
