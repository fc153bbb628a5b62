import { type Article, emptyQuery, POLICY_KINDS, type Policies, type Product, shopFile } from '@store/core'
import { pathsFrom } from '@store/template-kit'
import { document, element } from './xml.ts'

/** The sitemap protocol's limit for one file. */
export const MAX_ADDRESSES = 50_000
/** Products per file of a shop that needs several: few enough to be read within one request. */
export const PRODUCTS_PER_PART = 10_000

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }
const IMAGES = { 'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1' }
const paths = pathsFrom('')

type Address = { readonly path: string; readonly image?: string | undefined; readonly changedAt?: string | null }

/** Pages of a shop besides its products that search engines should know. */
export function pagesOf(shop: {
  readonly categories: readonly { readonly name: string }[]
  readonly articles: readonly Article[]
  readonly policies: Policies | null
}): readonly Address[] {
  const written = POLICY_KINDS.filter((kind) => shop.policies?.[kind])
  return [
    { path: paths.home() },
    { path: paths.catalog() },
    ...shop.categories.map(({ name }) => ({ path: paths.catalog({ ...emptyQuery, category: name }) })),
    ...(shop.articles.length > 0 ? [{ path: paths.blog() }] : []),
    ...shop.articles.map((article) => ({ path: paths.article(article), changedAt: article.updatedAt })),
    { path: paths.contact() },
    ...written.map((kind) => ({ path: paths.policy(kind) })),
  ]
}

export const productAddress = (product: Pick<Product, 'slug' | 'images'>): Address => ({
  path: paths.product(product),
  image: product.images[0]?.src,
})

/** `address`: of the shop, without a trailing slash. */
export function sitemap(address: string, pages: readonly Address[]): string {
  const urls = pages.map(({ path, image, changedAt }) =>
    element('url', [
      element('loc', new URL(path, address).href),
      element('lastmod', changedAt?.slice(0, 10) ?? null),
      image && URL.canParse(image, address)
        ? element('image:image', [element('image:loc', new URL(image, address).href)])
        : null,
    ]),
  )
  return document(element('urlset', urls, { ...NAMESPACE, ...IMAGES }))
}

/** The sitemap index of a shop that is too large for one file, pages first. */
export function sitemapIndex(address: string, productCount: number): string {
  const parts = Math.ceil(productCount / PRODUCTS_PER_PART) + 1
  const files = Array.from({ length: parts }, (_, part) =>
    element('sitemap', [element('loc', address + shopFile('sitemap-part', `${part}.xml`))]),
  )
  return document(element('sitemapindex', files, NAMESPACE))
}
