export { feedId, pixelEvent, SHOP_EVENTS, type ShopEvent, type ShopEventName } from './analytics.ts'
export { type Article, type ArticleId, type ArticlePage, articleIdFrom, type FullArticle } from './article.ts'
