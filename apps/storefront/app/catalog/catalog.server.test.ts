import { emptyQuery } from '@store/core'
import { expect, test } from 'vitest'
import { readCatalog } from '#app/catalog/catalog.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

test('F13: thousands of pages, tags and subcategories that addresses invent displace no list that visitors share', async () => {
  const pages: string[] = []
  const api = {
    listOptions: async () => [],
    listProducts: async ({ query }: { query: { page: number; tag: number | null; subcategory: number | null } }) => {
      pages.push(`${query.page} ${query.tag} ${query.subcategory}`)
      return { products: [], count: 0, minPrice: null, maxPrice: null, page: query.page, limit: 24 }
    },
  }
  const tenant = { shopId: 1, version: 7, content: { categories: [] }, api } as unknown as Tenant
  const list = (query: Partial<typeof emptyQuery>) => readCatalog(tenant, 5, { ...emptyQuery, ...query })
  await list({})
  for (let invented = 2; invented < 1_000; invented++) {
    await list({ page: invented })
    await list({ tag: invented })
    await list({ subcategory: invented })
  }
  await list({})
  expect(pages.filter((page) => page === '1 null null')).toHaveLength(1)
})
