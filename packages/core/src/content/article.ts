import type { SafeHtml } from '../shop/shop.ts'

export type ArticleId = number

/** An article of a shop's magazine, as lists show it. */
export type Article = {
  readonly id: ArticleId
  /** Ends in `-{id}`, like a product's. */
  readonly slug: string
  readonly title: string
  readonly author: string | null
  readonly summary: string | null
  /** Source of the cover picture. */
  readonly image: string | null
  readonly publishedAt: string | null
  readonly updatedAt: string | null
}
export type FullArticle = Article & {
  readonly body: SafeHtml | null
  /** What search engines display instead of title and summary. */
  readonly seoTitle?: string
  readonly seoDescription?: string
}

/** The lengths that search engines display. */
export const ARTICLE_LIMITS = { seoTitle: 60, seoDescription: 155 } as const

export type ArticlePage = {
  readonly articles: readonly Article[]
  /** The number of articles on all pages together. */
  readonly count: number
}

/** The id of the article in an address: only the number at the end of the slug counts. */
export function articleIdFrom(slug: string): ArticleId | null {
  const digits = /(?:^|-)([1-9]\d{0,14})$/.exec(slug)?.[1]
  return digits === undefined ? null : Number(digits)
}
