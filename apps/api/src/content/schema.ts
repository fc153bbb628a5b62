import type { SafeHtml } from '@store/core'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { ofShop } from '../shops/schema.ts'

/** A shop's magazine (D2). An address contains slug and id; imports identify an article by its slug alone. */
export const articles = pgTable(
  'articles',
  {
    shopId: ofShop(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    slug: text().notNull(),
    title: text().notNull(),
    author: text(),
    summary: text(),
    body: text().$type<SafeHtml>().notNull(),
    image: text(),
    /** What search engines show in place of title and summary. */
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    /** Drafts are in no public response. */
    active: boolean().notNull().default(true),
    /** When it was published for the first time; null: never yet. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** When a draft is published automatically; null: never. */
    publishAt: timestamp('publish_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was moved to the bin, from which it is deleted after 30 days; null: it is not there. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    uniqueIndex('articles_by_slug').on(t.shopId, t.slug).where(sql`deleted_at is null`),
    index('articles_in_bin').on(t.shopId, t.deletedAt).where(sql`deleted_at is not null`),
    index('articles_to_publish').on(t.shopId, t.publishAt).where(sql`publish_at is not null`),
    index('articles_by_time').on(t.shopId, t.publishedAt.desc(), t.id.desc()),
  ],
)
