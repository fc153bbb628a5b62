import { type ProductId, priceOf } from '@store/core'
import type { CartAnswer } from '@store/template-kit'
import { readFinancing } from '#app/partners/financing.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/** Never from a cache: stock and prices as they are now. Throws rather than leave out a discount (C34). */
export async function readCartAnswer(tenant: Tenant, ids: readonly ProductId[]): Promise<CartAnswer> {
  const { shopId, content } = tenant
  const [products, discounts] = await Promise.all([
    tenant.api.checkProducts({ body: { shopId, ids } }),
    tenant.api.listDiscounts({ params: { id: shopId } }),
  ])
  const { shippingRate, minPurchase } = content.shop
  // One of each: what is lent is the same for every amount between its bounds, which the page looks at itself.
  const amount = products.reduce((sum, product) => sum + (priceOf(product, null) ?? 0), 0)
  return { products, discounts, shippingRate, minPurchase, financing: await readFinancing(tenant, amount) }
}
