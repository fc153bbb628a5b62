import { emptyQuery, MAX_PAGE_SIZE, type Product } from '@store/core'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

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

/** A limit on the products in one file. */
const MAX_PRODUCTS = 200_000

/** Products of the shop in one order, `from` included and `to` not; a few pages of the list at a time. */
export function readProducts(tenant: Tenant, from = 0, to = MAX_PRODUCTS): Promise<readonly Product[]> {
  return mapProducts(tenant, (product) => product, from, to)
}

/** Maps each product while it is read, so that the products of a large shop are not in memory all at once. */
export async function mapProducts<Made>(
  tenant: Tenant,
  make: (product: Product) => Made,
  from = 0,
  to = MAX_PRODUCTS,
): Promise<readonly Made[]> {
  const made: Made[] = []
  let next = Math.floor(from / MAX_PAGE_SIZE) + 1
  for (let wanted = true; wanted; ) {
    const pages = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => pageOf(tenant, next + i)))
    for (const page of pages) made.push(...page.products.map(make))
    next += AT_ONCE
    const read = (next - 1) * MAX_PAGE_SIZE
    wanted = read < Math.min(to, pages[0]?.count ?? 0)
  }
  return made.slice(0, to - from)
}
