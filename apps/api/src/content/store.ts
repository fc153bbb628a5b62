import type { Article, ArticleId, ArticlePage, FullArticle, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query, utcText } from '../database/query.ts'
import { SafeHtmlColumn, safeHtml } from '../html/safe-html.ts'
import { bumpVersion, type WriteTx } from '../shops/store/shops.ts'

const MAX_PAGE = 100
/** More articles than any magazine has: the limit of a call without one. */
const MAX_ALL = 500

const ARTICLE = sql`json_build_object(
  'id', a.id, 'slug', a.slug || '-' || a.id, 'title', a.title, 'author', a.author, 'summary', a.summary, 'image', a.image,
  'publishedAt', ${utcText(sql`a.published_at`)},
  'updatedAt', ${utcText(sql`a.updated_at`)})`

const ArticleJson = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  author: z.string().nullable(),
  summary: z.string().nullable(),
  image: z.string().nullable(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string().nullable(),
} satisfies FieldsOf<Article>)

type ArticleListQuery = {
  readonly page?: number | null
  readonly limit?: number | null
  readonly search?: string | null
}

const PageRow = z.object({ articles: z.array(ArticleJson), count: z.int() })

/** C17: the published articles, newest first. `search` is part of the title; accents and capitals are ignored. */
export async function listArticles(
  tx: Tx,
  shopId: ShopId,
  { page, limit, search }: ArticleListQuery,
): Promise<ArticlePage> {
  const size = limit ? Math.min(limit, MAX_PAGE) : page ? MAX_PAGE : MAX_ALL
  const skipped = Math.min(((page ?? 1) - 1) * size, Number.MAX_SAFE_INTEGER)
  const words = search ?? ''
  const [row] = await query(
    tx,
    PageRow,
    sql`
      with found as (
        select * from articles
        where shop_id = ${shopId} and active and deleted_at is null
          and (${words}::text = '' or position(nullif(trim(feria_plain(${words})), '') in feria_plain(title)) > 0))
      select (select count(*) from found) as count, coalesce((
        select json_agg(${ARTICLE} order by a.published_at desc, a.id desc)
        from (select * from found order by published_at desc, id desc limit ${size} offset ${skipped}) a), '[]') as articles`,
  )
  return { articles: row?.articles ?? [], count: row?.count ?? 0 }
}

const HasRow = z.object({ has: z.boolean() })

/** S7: whether the shop has a published article. */
export async function hasArticles(tx: Tx, shopId: ShopId): Promise<boolean> {
  const [row] = await query(
    tx,
    HasRow,
    sql`select exists (select 1 from articles where shop_id = ${shopId} and active and deleted_at is null) as has`,
  )
  return row?.has ?? false
}

const ArticleRow = z.object({
  article: ArticleJson,
  body: SafeHtmlColumn,
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
})
const SEO = sql`a.seo_title as "seoTitle", a.seo_description as "seoDescription"`

const fullOf = ({ article, body, seoTitle, seoDescription }: z.output<typeof ArticleRow>): FullArticle => ({
  ...article,
  body,
  ...(seoTitle !== null && { seoTitle }),
  ...(seoDescription !== null && { seoDescription }),
})
const ArticleToBeRow = ArticleRow.extend({ publishAt: z.string().nullable() })

/** C18. Null: no published article of the shop has this id. */
export async function findArticle(tx: Tx, shopId: ShopId, id: ArticleId): Promise<FullArticle | null> {
  const [row] = await query(
    tx,
    ArticleRow,
    sql`
      select ${ARTICLE} as article, a.body, ${SEO} from articles a
      where a.shop_id = ${shopId} and a.id = ${id}::bigint and a.active and a.deleted_at is null`,
  )
  return row ? fullOf(row) : null
}

/**
 * An article as its page will show it once it is published, dated with that day if it is not yet; null: there is none. Only
 * for previews by those who edit it.
 */
export async function findArticleToBe(tx: Tx, shopId: ShopId, id: ArticleId, now: Date): Promise<FullArticle | null> {
  const [row] = await query(
    tx,
    ArticleToBeRow,
    sql`
      select ${ARTICLE} as article, a.body, ${SEO}, ${utcText(sql`a.publish_at`)} as "publishAt"
      from articles a where a.shop_id = ${shopId} and a.id = ${id}::bigint and a.deleted_at is null`,
  )
  if (!row) return null
  return { ...fullOf(row), publishedAt: row.article.publishedAt ?? row.publishAt ?? now.toISOString() }
}

/** An article to be written. The slug is without the number at the end of addresses. */
export type ArticleDraft = {
  readonly slug: string
  readonly title: string
  readonly author: string | null
  readonly summary: string | null
  /** HTML, or plain text. */
  readonly body: string
  readonly image: string | null
  readonly active: boolean
  /** Null: stays unchanged; at the first publication, the present time. */
  readonly publishedAt: string | null
  /** When a draft is published automatically; null: never. */
  readonly publishAt: string | null
  /** What search engines show in place of title and summary; left out: null. */
  readonly seoTitle?: string | null
  readonly seoDescription?: string | null
}
const ArticleDraftRow = z.object({
  slug: z.string(),
  title: z.string(),
  author: z.string().nullable(),
  summary: z.string().nullable(),
  body: z.string(),
  image: z.string().nullable(),
  active: z.boolean(),
  publishedAt: z.string().nullable(),
  publishAt: z.string().nullable(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
} satisfies FieldsOf<Required<ArticleDraft>>)

/** An article as its shop edits it. */
export type StoredArticle = Required<ArticleDraft> & {
  readonly id: ArticleId
  /** When it was moved to the bin; null: it is not there. */
  readonly deletedAt: string | null
}
const StoredArticleRow = ArticleDraftRow.extend({ id: z.int(), deletedAt: z.string().nullable() })

const IdRow = z.object({ id: z.int() })

/** Creates an article, or replaces the one with the same slug, if it is not in the bin. */
export async function saveArticle(tx: WriteTx, shopId: ShopId, draft: ArticleDraft): Promise<ArticleId> {
  const { slug, title, author, summary, image, active, publishedAt, seoTitle = null, seoDescription = null } = draft
  const publishAt = active ? null : draft.publishAt
  const [row] = await query(
    tx,
    IdRow,
    sql`
      insert into articles as a (shop_id, slug, title, author, summary, body, image, active, published_at, publish_at,
        seo_title, seo_description)
      values (${shopId}, ${slug}, ${title}, ${author}, ${summary}, ${safeHtml(draft.body)}, ${image}, ${active},
        coalesce(${publishedAt}::timestamptz, case when ${active} then now() end), ${publishAt}::timestamptz,
        ${seoTitle}, ${seoDescription})
      on conflict (shop_id, slug) where deleted_at is null do update set
        title = excluded.title, author = excluded.author, summary = excluded.summary, body = excluded.body,
        image = excluded.image, active = excluded.active, published_at = coalesce(${publishedAt}::timestamptz, a.published_at, excluded.published_at),
        publish_at = excluded.publish_at, seo_title = excluded.seo_title, seo_description = excluded.seo_description,
        updated_at = excluded.updated_at
      returning id`,
  )
  if (!row) throw new Error(`article ${slug} was not written`)
  return row.id
}

/**
 * All of a shop's articles with drafts, newest first, and before them those never published. Articles in the bin are left
 * out, or listed alone.
 */
export function listArticleDrafts(
  tx: Tx,
  shopId: ShopId,
  { deleted = false }: { readonly deleted?: boolean } = {},
): Promise<readonly StoredArticle[]> {
  return query(
    tx,
    StoredArticleRow,
    sql`
      select id, slug, title, author, summary, body, image, active,
        ${utcText(sql`published_at`)} as "publishedAt", ${utcText(sql`publish_at`)} as "publishAt",
        seo_title as "seoTitle", seo_description as "seoDescription", ${utcText(sql`deleted_at`)} as "deletedAt"
      from articles where shop_id = ${shopId} and (deleted_at is not null) = ${deleted}::boolean
      order by published_at desc nulls first, id desc`,
  )
}

/** Moves an article to the bin, and cancels its scheduled publication. False: the shop has no article with this slug. */
export async function removeArticle(tx: WriteTx, shopId: ShopId, slug: string, now: Date): Promise<boolean> {
  const removed = await execute(
    tx,
    sql`
      update articles set deleted_at = ${now}, publish_at = null
      where shop_id = ${shopId} and slug = ${slug} and deleted_at is null`,
  )
  return removed > 0
}

/** Takes an article out of the bin unchanged. The caller has checked that no other has its slug. */
export async function restoreArticle(tx: WriteTx, shopId: ShopId, id: ArticleId): Promise<void> {
  await execute(tx, sql`update articles set deleted_at = null where shop_id = ${shopId} and id = ${id}`)
}

const ShopRow = z.object({ shopId: z.int() })

/** The most articles per run: the next run publishes the others. */
const MOST_DUE = 500

/** Shops with an article whose time to be published has come. */
export function shopsToPublish(db: Database, now: Date): Promise<readonly { readonly shopId: ShopId }[]> {
  return asWorker(db, (tx) =>
    query(
      tx,
      ShopRow,
      sql`
        select distinct shop_id as "shopId" from (
          select shop_id from articles where publish_at <= ${now.toISOString()}::timestamptz
          order by shop_id, publish_at limit ${MOST_DUE}) due order by 1`,
    ),
  )
}

/**
 * Publishes the articles of a shop that are due, and returns how many. The shop's version goes up, so that cached lists
 * include them. The first publication is dated with the scheduled time, however late this runs.
 */
export function publishArticles(db: Database, shopId: ShopId, now: Date): Promise<number> {
  return asWorker(db, async (tx) => {
    const published = await execute(
      tx,
      sql`
        update articles set active = true, published_at = coalesce(published_at, publish_at), publish_at = null, updated_at = now()
        where shop_id = ${shopId} and publish_at <= ${now.toISOString()}::timestamptz`,
    )
    if (published > 0) await bumpVersion(tx, shopId)
    return published
  })
}
