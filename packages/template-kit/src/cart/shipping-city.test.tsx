import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShopView } from '../design.ts'
import { fixtures } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import es from '../words/es.ts'
import { CartProvider, useCart } from './cart-provider.tsx'
import { CartTotals } from './cart-totals.tsx'

const { carts, shop } = fixtures
const byCity = {
  kind: 'byCity',
  cities: [{ cityId: 5001, price: 9_000_00, days: { from: 1, to: 2 } }],
  elsewhere: 15_000_00,
  days: null,
} as const
const cities = [
  { id: 5001, name: 'Medellín', code: null, divisionId: 5, division: 'Antioquia', country: 'CO' },
  { id: 76001, name: 'Cali', code: null, divisionId: 76, division: 'Valle del Cauca', country: 'CO' },
]

function Totals() {
  const { totals } = useCart()
  return totals && <CartTotals totals={totals} />
}
function draw(ask = async () => cities, rate: ShopView['shop']['shippingRate'] = byCity) {
  const answer = { ...carts.full.answer, shippingRate: rate }
  return render(
    <ShopProvider
      view={{ ...shop, shop: { ...shop.shop, shippingRate: rate } }}
      words={es}
      host={{ askCart: async () => answer, cities: ask }}
    >
      <CartProvider>
        <Totals />
      </CartProvider>
    </ShopProvider>,
  ).container
}
/** Opens the choice of a city. Returns a function that closes it. */
async function open(container: HTMLElement) {
  const details = await waitFor(() => {
    const found = container.querySelector('details')
    expect(found).not.toBe(null)
    return found as HTMLDetailsElement
  })
  details.open = true
  return () => {
    details.open = false
  }
}

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem(`cart:${shop.shop.id}`, JSON.stringify(carts.full.cart))
})
afterEach(cleanup)

test('the chosen city sets the price of shipping, and is remembered', async () => {
  const ask = vi.fn(async () => cities)
  const container = draw(ask)
  const shipping = () => container.querySelector('[data-kind="shipping"] dd')?.textContent
  await waitFor(() => expect(shipping()).toBe('Se calcula con tu ciudad'))
  expect(ask).not.toHaveBeenCalled()
  await open(container)
  const division = await screen.findByLabelText('Departamento')
  expect(screen.getByLabelText('Ciudad')).toHaveProperty('disabled', true)
  fireEvent.change(division, { target: { value: 'Antioquia' } })
  fireEvent.change(screen.getByLabelText('Ciudad'), { target: { value: '5001' } })
  expect(shipping()).toBe('$9.000')
  expect(container.querySelector('summary')?.textContent).toMatch(/^Envío a Medellín.*1 a 2 días/)

  cleanup()
  const again = draw()
  await waitFor(() => expect(again.querySelector('[data-kind="shipping"] dd')?.textContent).toBe('$9.000'))
})

test('cities that failed to load are fetched again at the next opening', async () => {
  const ask = vi.fn(async () => cities).mockRejectedValueOnce(new Error('offline'))
  const container = draw(ask)
  const close = await open(container)
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos cargar las ciudades')
  close()
  await open(container)
  await screen.findByLabelText('Departamento')
})

test('a shop with one price of shipping offers no choice of city', async () => {
  const container = draw(undefined, { kind: 'flat', price: 8_000_00, days: null })
  await waitFor(() => expect(container.querySelector('[data-kind="shipping"]')).not.toBe(null))
  expect(container.querySelector('details')).toBe(null)
})
