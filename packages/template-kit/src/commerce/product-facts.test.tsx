import type { ShippingRate } from '@store/core'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { fixturesFor } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import { loadWords } from '../words.ts'
import { useShippingTerms } from './product-facts.ts'

const words = await loadWords('es', [])
const fixtures = fixturesFor('es')

function termsOf(shippingRate: ShippingRate, freeShipping = false): string {
  const view = { ...fixtures.shop, shop: { ...fixtures.shop.shop, shippingRate } }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShopProvider view={view} words={words} host={{ askCart: async () => fixtures.carts.full.answer }}>
      {children}
    </ShopProvider>
  )
  return renderHook(() => useShippingTerms({ freeShipping }), { wrapper }).result.current
}

const days = { from: 2, to: 4 }

test('a product says what its delivery costs and how long it takes, where the shop has said so', () => {
  expect(termsOf({ kind: 'free' })).toBe('Envío gratis en toda la tienda')
  expect(termsOf({ kind: 'free', days })).toBe('Envío gratis en toda la tienda · Llega en 2 a 4 días hábiles')
  expect(termsOf({ kind: 'flat', price: 500, days: { from: 1, to: 1 } }, true)).toMatch(/ · Llega en 1 día hábil$/)
})

test('where it depends on the city: from what the nearest takes to what the farthest does', () => {
  const cities = [
    { cityId: 1, price: 100, days: { from: 1, to: 2 } },
    { cityId: 2, price: 200, days },
  ]
  const rate = { kind: 'byCity', cities, elsewhere: null } as const
  expect(termsOf(rate)).toBe('El envío depende de tu ciudad. Llega en 1 a 4 días hábiles.')
  expect(termsOf({ ...rate, elsewhere: 300 }), 'elsewhere nobody has said').toBe('El envío depende de tu ciudad.')
})

test('a shop that has set nothing promises nothing (M5)', () => {
  expect(termsOf({ kind: 'unset' })).toBe('Este producto no tiene un método de envío configurado.')
})
