import type { ProductId } from '@store/core'
import type { CartAnswer } from '@store/template-kit'
import type { Tenant } from '#app/tenants.server.ts'

/** Never from a cache: stock and prices as they are now. Throws rather than leave out a discount (C34). */
export async function readCartAnswer(tenant: Tenant, ids: readonly ProductId[]): Promise<CartAnswer> {
  const { shopId, content } = tenant
  const [products, discounts] = await Promise.all([
    tenant.api.checkProducts({ body: { shopId, ids } }),
    tenant.api.listDiscounts({ params: { id: shopId } }),
  ])
  return { products, discounts, shippingRate: content.shop.shippingRate, minPurchase: content.shop.minPurchase }
}
