import {
  type ArticleId,
  type ArticlePage,
  type Article as DomainArticle,
  FIELD_LIMITS,
  type FullArticle,
} from '@store/core'
import * as z from 'zod'
import { idInAddress, idInAddressIfAny, typedIfAny } from '../fields.ts'
import { list, translate } from '../wire.ts'
import { defineLegacyEndpoint } from './endpoint.ts'
import { envelopeOrNull } from './envelope.ts'
import { html, numberIfAny, numberText, text, textIfAny, textOrNull } from './fields.ts'

const articleShape = {
  id: numberText,
  titulo: text,
  autor: textOrNull,
  resumen: textOrNull,
  imagen_principal_url: textOrNull,
  slug: text,
  /** Always 1: articles that are not published are not in the answer. */
  estado: z.unknown().optional().meta({ type: 'integer', const: 1 }),
  created_at: textOrNull,
  updated_at: textOrNull,
}
const ArticleWire = z.object(articleShape).meta({ id: 'Articulo' })

const fromWire = (w: z.output<typeof ArticleWire>): DomainArticle => ({
  id: w.id,
  slug: slugOf(w.slug, w.id),
  title: w.titulo,
  author: w.autor,
  summary: w.resumen,
  image: w.imagen_principal_url,
  publishedAt: w.created_at,
  updatedAt: w.updated_at,
})

const toWire = (d: DomainArticle): z.output<typeof ArticleWire> => ({
  id: d.id,
  titulo: d.title,
  autor: d.author,
  resumen: d.summary,
  imagen_principal_url: d.image,
  slug: d.slug,
  estado: 1,
  created_at: d.publishedAt,
  updated_at: d.updatedAt,
})

/** Other servers keep the merchant's own slug, and articles are requested by number. */
function slugOf(slug: string, id: ArticleId): string {
  if (slug === '' || slug === String(id)) return String(id)
  return slug.endsWith(`-${id}`) ? slug : `${slug}-${id}`
}

const Articles = translate(
  z.object({ count: numberIfAny, data: list(translate(ArticleWire, { fromWire, toWire })) }).meta({ id: 'Articulos' }),
  {
    fromWire: (w): ArticlePage => ({ articles: w.data, count: w.count ?? w.data.length }),
    toWire: (d) => ({ count: d.count, data: d.articles }),
  },
)

const ArticleWhole = z
  .object({
    ...articleShape,
    contenido: html,
    /** Ours: what search engines display instead of title and summary. */
    tituloBuscadores: textIfAny,
    descripcionBuscadores: textIfAny,
  })
  .meta({ id: 'ArticuloCompleto' })

const Article = translate(ArticleWhole, {
  fromWire: (w): FullArticle => ({
    ...fromWire(w),
    body: w.contenido,
    ...(w.tituloBuscadores !== null && { seoTitle: w.tituloBuscadores }),
    ...(w.descripcionBuscadores !== null && { seoDescription: w.descripcionBuscadores }),
  }),
  toWire: (d) => ({
    ...toWire(d),
    contenido: d.body,
    tituloBuscadores: d.seoTitle ?? null,
    descripcionBuscadores: d.seoDescription ?? null,
  }),
})

/** Filters of the list; without page and limit all articles, newest first. */
export type ArticleQuery = {
  readonly page?: number | null
  readonly limit?: number | null
  /** Part of the title. */
  readonly search?: string | null
}

/** C17. `count` is the number on all pages: it shows whether a shop has articles at all (S7). */
export const listArticles = defineLegacyEndpoint({
  name: 'listArticles',
  tag: 'Articles',
  method: 'GET',
  path: '/api/v1/stores/blogs/:shopId',
  summary: 'Articles of a shop, newest first, a page or all',
  params: z.object({ shopId: idInAddress }),
  query: translate(
    z.object({ page: idInAddressIfAny, limit: idInAddressIfAny, title: typedIfAny(FIELD_LIMITS.search) }),
    {
      fromWire: (w): ArticleQuery => ({ page: w.page, limit: w.limit, search: w.title }),
      toWire: (d) => ({ page: d.page ?? null, limit: d.limit ?? null, title: d.search ?? null }),
    },
  ),
  response: translate(envelopeOrNull(Articles), {
    fromWire: (w): ArticlePage => w ?? { articles: [], count: 0 },
    toWire: (d) => d,
  }),
  open: false,
})

/** C18. Null: the shop has no such article. */
export const getArticle = defineLegacyEndpoint({
  name: 'getArticle',
  tag: 'Articles',
  method: 'GET',
  path: '/api/v1/stores/blogs/:shopId/:articleId',
  summary: 'An article, whole',
  params: z.object({ shopId: idInAddress, articleId: idInAddress }),
  response: envelopeOrNull(Article),
  open: false,
  nullOn: [404],
})
