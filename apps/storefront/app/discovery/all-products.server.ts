import { emptyQuery, MAX_PAGE_SIZE, type Product } from '@store/core'
import type { Tenant } from '#app/tenants.server.ts'

const AT_ONCE = 4

const pageOf = (tenant: Tenant, page: number) =>
  tenant.api.listProducts({
    query: { ...emptyQuery, sort: 'nameAsc', limit: MAX_PAGE_SIZE, page, shopId: tenant.shopId },
  })

/** How many products the shop has. */
export async function countProducts(tenant: Tenant): Promise<number> {
  const { count } = await tenant.api.listProducts({ query: { ...emptyQuery, limit: 1, shopId: tenant.shopId } })
  return count
}

/** Products of the shop in one order, `from` included and `to` not; a few pages of the list at a time. */
export async function readProducts(
  tenant: Tenant,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): Promise<readonly Product[]> {
  const products: Product[] = []
  let next = Math.floor(from / MAX_PAGE_SIZE) + 1
  for (let wanted = true; wanted; ) {
    const pages = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => pageOf(tenant, next + i)))
    for (const page of pages) products.push(...page.products)
    next += AT_ONCE
    const read = (next - 1) * MAX_PAGE_SIZE
    wanted = read < Math.min(to, pages[0]?.count ?? 0)
  }
  return products.slice(0, Math.min(to, Number.MAX_SAFE_INTEGER) - from)
}
