import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { fixtures } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import es from '../words/es.ts'
import { useMoreProducts } from './more-products.ts'

afterEach(cleanup)

test('how many products are shown is written as the shop’s country writes numbers', () => {
  const { page, query } = fixtures.screens.Catalog.full
  const products = Array.from({ length: 1_200 }, (_, id) => ({ ...fixtures.products.plain, id }))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProvider view={fixtures.shop} words={es} host={{ askCart: async () => fixtures.carts.full.answer }}>
      {children}
    </ShopProvider>
  )
  const { result } = renderHook(() => useMoreProducts({ ...page, products, count: 10_000 }, query, 0), { wrapper })
  expect(result.current.announcement).toBe('1.200 de 10.000 productos')
})
