import type { CatalogQuery, City, OrderOutcome, Product, ProductPage, SafeHtml, Shop } from '@store/core'
import { expectTypeOf, test } from 'vitest'
import { type ApiClient, createApiClient, type ResolvedShop } from './index.ts'

const api: ApiClient = createApiClient({ baseUrl: 'http://127.0.0.1:1', publicKey: 'demo' })

test('calls take and give the types of the domain', () => {
  expectTypeOf(api.getShop).parameter(0).toEqualTypeOf<{ readonly params: { id: number } }>()
  expectTypeOf(api.getShop).returns.resolves.toEqualTypeOf<Shop | null>()
  expectTypeOf(api.resolveShop).returns.resolves.toEqualTypeOf<ResolvedShop | null>()
  expectTypeOf(api.countView).returns.resolves.toEqualTypeOf<void>()
  expectTypeOf(api.listProducts).returns.resolves.toEqualTypeOf<ProductPage>()
  expectTypeOf(api.listProducts)
    .parameter(0)
    .toEqualTypeOf<{ readonly query: CatalogQuery & { readonly shopId: number } }>()
  expectTypeOf(api.getProductDescription).returns.resolves.toEqualTypeOf<SafeHtml | null>()
  expectTypeOf(api.checkProducts).returns.resolves.toEqualTypeOf<readonly Product[]>()
  expectTypeOf(api.placeOrder).returns.resolves.toEqualTypeOf<OrderOutcome>()
})

test('only a call without required input may be made bare', () => {
  expectTypeOf(api.listCities).toBeCallableWith()
  expectTypeOf(api.listCities).returns.resolves.toEqualTypeOf<readonly City[]>()
  // @ts-expect-error the shop's id is missing
  expectTypeOf(api.getShop).toBeCallableWith()
})
