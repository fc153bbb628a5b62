import { endpoints } from '@store/api-client/contract'
import type { ProductId, ShopId } from '@store/core'
import type { Hono } from 'hono'
import { mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { readForShop } from '../shops/gate.ts'
import { productIdOf } from './product-slug.ts'
import { findProducts, listOptions } from './store/catalog.ts'
import { listCategories, listSubcategories } from './store/categories.ts'
import { findDescription, findProduct, findProductOwner, findProductsById } from './store/shown-products.ts'

/** More lines than any cart has. */
const MAX_CHECKED = 500

export function catalogRoutes(app: Hono, services: Services): void {
  mount(app, services, endpoints.listCategories, ({ params }, caller) => readForShop(caller, params.id, listCategories))
  mount(app, services, endpoints.listSubcategories, ({ params }, caller) =>
    readForShop(caller, params.id, listSubcategories),
  )

  mount(app, services, endpoints.listProducts, ({ query }, caller) =>
    readForShop(caller, query.shopId, (tx, shopId) => findProducts(tx, shopId, query)),
  )

  mount(app, services, endpoints.listOptions, ({ query }, caller) =>
    readForShop(caller, query.shopId, (tx, shopId) => listOptions(tx, shopId, query.category)),
  )

  mount(app, services, endpoints.getProduct, async ({ params, query }, caller) => {
    const { shopId, id } = await productOf(services, params.slug, query.shopId)
    return readForShop(caller, shopId, (tx, shop) => findProduct(tx, shop, id))
  })

  mount(app, services, endpoints.getProductDescription, async ({ params, query }, caller) => {
    const { shopId, id } = await productOf(services, params.slug, query.shopId)
    return readForShop(caller, shopId, (tx, shop) => findDescription(tx, shop, id))
  })

  mount(app, services, endpoints.checkProducts, ({ body }, caller) =>
    readForShop(caller, body.shopId, (tx, shopId) => findProductsById(tx, shopId, body.ids.slice(0, MAX_CHECKED))),
  )
}

/** The shop and the id of a product. If the call names no shop, it is the product's own. */
async function productOf(
  { db }: Services,
  slug: string,
  askedShopId: ShopId | null,
): Promise<{ readonly shopId: ShopId; readonly id: ProductId }> {
  const id = productIdOf(slug)
  return { id, shopId: askedShopId ?? (await findProductOwner(db, id)) ?? 0 }
}
