import type { HomeParts, ProductParts } from '@store/api-client/contract'
import { type CatalogQuery, emptyQuery, type Product, type ShopId } from '@store/core'
import { productIdOf } from '../catalog/product-slug.ts'
import { findMixedProducts, findProducts } from '../catalog/store/catalog.ts'
import { findDescription, findProduct } from '../catalog/store/shown-products.ts'
import { listArticles } from '../content/store.ts'
import type { Tx } from '../database/open.ts'
import { inOneStatement } from '../database/query.ts'

/** The most entries in each part of a home page. */
type HomeLimits = Readonly<Record<keyof HomeParts, number>>

/** The parts of a home page. Sends all queries at once: none waits for another one's result. */
export async function findHome(tx: Tx, shopId: ShopId, most: HomeLimits): Promise<HomeParts> {
  const list = async (limit: number, query: Partial<CatalogQuery>): Promise<readonly Product[]> =>
    limit === 0 ? [] : (await findProducts(tx, shopId, { ...emptyQuery, ...query, limit })).products
  const [products, promotions, bestSellers, articles] = await Promise.all([
    most.products === 0 ? [] : findMixedProducts(tx, shopId, most.products),
    list(most.promotions, { promotion: true }),
    list(most.bestSellers, { sort: 'bestSellers' }),
    most.articles === 0
      ? []
      : listArticles(tx, shopId, { page: 1, limit: most.articles }).then((page) => page.articles),
  ])
  return { products, promotions, bestSellers, articles }
}

/** The data of a product's page. Null: the shop has no such product. Sends all queries at once. */
export async function findProductPage(
  tx: Tx,
  shopId: ShopId,
  slug: string,
  most: number,
): Promise<ProductParts | null> {
  const id = productIdOf(slug)
  const [product, description, alike] = await inOneStatement(tx, (gathering) =>
    Promise.all([
      findProduct(gathering, shopId, id),
      findDescription(gathering, shopId, id),
      most === 0 ? null : findProducts(gathering, shopId, { ...emptyQuery, limit: most + 1 }, id),
    ]),
  )
  if (!product) return null
  const related = (alike?.products ?? []).filter((each) => each.id !== id).slice(0, most)
  return { product, description, related }
}
