import type { ShippingRate } from '@store/core'
import { cleanup, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { BackToShop } from '../cart/back-to-shop.tsx'
import { CartProvider } from '../cart/cart-provider.tsx'
import { LineWords } from '../cart/line-words.tsx'
import type { ShopView } from '../design.ts'
import { fixturesFor } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import { loadWords } from '../words.ts'
import { useAllFacts, usePolicyTexts, useShippingTerms } from './product-facts.ts'

const words = await loadWords('es', [])
const fixtures = fixturesFor('es')
afterEach(cleanup)

/** The result of a hook inside a shop. */
function resultOf<T>(hook: () => T, view: ShopView = fixtures.shop): T {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShopProvider view={view} words={words} host={{ askCart: async () => fixtures.carts.full.answer }}>
      <CartProvider>{children}</CartProvider>
    </ShopProvider>
  )
  return renderHook(hook, { wrapper }).result.current
}

const termsOf = (shippingRate: ShippingRate, freeShipping = false): string =>
  resultOf(() => useShippingTerms({ freeShipping }), {
    ...fixtures.shop,
    shop: { ...fixtures.shop.shop, shippingRate },
  })

const days = { from: 2, to: 4 }

test('shipping terms have the cost, and the delivery time if the shop has set one', () => {
  expect(termsOf({ kind: 'free' })).toBe('Envío gratis en toda la tienda')
  expect(termsOf({ kind: 'free', days })).toBe('Envío gratis en toda la tienda · Llega en 2 a 4 días hábiles')
  expect(termsOf({ kind: 'flat', price: 500, days: { from: 1, to: 1 } }, true)).toMatch(/ · Llega en 1 día hábil$/)
})

test('where the time depends on the city, it is a range from the shortest to the longest', () => {
  const cities = [
    { cityId: 1, price: 100, days: { from: 1, to: 2 } },
    { cityId: 2, price: 200, days },
  ]
  const rate = { kind: 'byCity', cities, elsewhere: null } as const
  expect(termsOf(rate)).toBe('El envío depende de tu ciudad. Llega en 1 a 4 días hábiles.')
  expect(termsOf({ ...rate, elsewhere: 300 }), 'no time for other cities').toBe('El envío depende de tu ciudad.')
})

test('a shop without a shipping rate says that it has none (M5)', () => {
  expect(termsOf({ kind: 'unset' })).toBe('Este producto no tiene un método de envío configurado.')
})

test('facts written by the merchant come first, and replace ours of the same name', () => {
  const product = { ...fixtures.products.promotion, brand: 'Casa Guadua', warranty: '6 meses' }
  const written = [{ name: 'Marca', value: 'De la casa' }]
  const facts = resultOf(() => useAllFacts(product, written))
  expect(facts[0]).toEqual(written[0])
  expect(facts.filter(({ name }) => name === 'Marca')).toHaveLength(1)
  expect(facts.find(({ name }) => name === 'Garantía')?.value).toBe('6 meses')
  expect(resultOf(() => useAllFacts({ ...product, warranty: null }, [])).some(({ name }) => name === 'Garantía')).toBe(
    false,
  )
})

test('the policies that the shop has are shown, in the template’s order', () => {
  const { policies } = fixtures.screens.Policies.all
  expect(resultOf(() => usePolicyTexts(policies, ['returns', 'shipping'])).map(({ key }) => key)).toEqual([
    'returns',
    'shipping',
  ])
  expect(resultOf(() => usePolicyTexts(null, ['returns']))).toEqual([])
})

test('a line links to its page, and shows the price of one unit where there are several', () => {
  const line = {
    name: 'Ruana',
    image: null,
    variant: ['M', 'Gris'],
    quantity: 2,
    unitPrice: 5_000_000,
    message: 'Hola',
  }
  const { container } = render(
    <ShopProvider view={fixtures.shop} words={words} host={{ askCart: async () => fixtures.carts.full.answer }}>
      <CartProvider>
        <LineWords line={line} href="/productos/ruana-1" nameClassName="name" className="small" />
        <BackToShop className="back" />
      </CartProvider>
    </ShopProvider>,
  )
  expect(screen.getByRole('link', { name: 'Ruana' }).getAttribute('href')).toBe('/productos/ruana-1')
  expect(container.textContent?.replace(/\u00a0/g, ' ')).toMatch(/M · GrisHola.*50\.000/)
  expect(container.querySelector('.back')?.getAttribute('href')).toBe('/productos')
})
