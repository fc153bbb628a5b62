import { givenDiscounts, type ProductId, priceOf } from '@store/core'
import type { CartAnswer } from '@store/template-kit'
import { readFinancing } from '#app/partners/financing.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/** Never cached: current stock and prices. Throws if discounts cannot be read, instead of leaving one out (C34). */
export async function readCartAnswer(tenant: Tenant, ids: readonly ProductId[]): Promise<CartAnswer> {
  const { shopId, content } = tenant
  const [products, discounts] = await Promise.all([
    tenant.api.checkProducts({ body: { shopId, ids } }),
    tenant.api.listDiscounts({ params: { id: shopId } }),
  ])
  const { shippingRate, minPurchase } = content.shop
  // One request with the sum is enough: the limits are the same for every amount, and the page compares them.
  const amount = products.reduce((sum, product) => sum + (priceOf(product, null) ?? 0), 0)
  // Discounts that are not given now are left out here, so that pages need no code for their dates.
  return {
    products,
    discounts: givenDiscounts(discounts, new Date()),
    shippingRate,
    minPurchase,
    financing: await readFinancing(tenant, amount),
  }
}
