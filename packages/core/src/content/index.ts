export {
  countedSearch,
  feedId,
  pixelEvent,
  SHOP_EVENTS,
  type ShopEvent,
  type ShopEventName,
  sourceOfVisit,
  VISIT_SOURCES,
  type VisitSource,
} from './analytics.ts'
export {
  ARTICLE_LIMITS,
  type Article,
  type ArticleId,
  type ArticlePage,
  articleIdFrom,
  type FullArticle,
} from './article.ts'
