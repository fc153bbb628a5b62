import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { fixturesFor } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import { loadWords } from '../words.ts'
import { useOrderProgress } from './order-progress.ts'

const { shop, orders } = fixturesFor('es')
const words = await loadWords('es', ['orders', 'placed'])
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <ShopProvider view={shop} words={words} host={{ askCart: () => Promise.reject() }}>
    {children}
  </ShopProvider>
)
const order = { ...orders.placed, paymentMethod: 'bankDeposit', status: 'paid', shipment: 'inPacking' } as const
const progressOf = (changed: object) => renderHook(() => useOrderProgress({ ...order, ...changed }), { wrapper }).result

test('steps have their names, and the times of the order and of its last change', () => {
  const { off, steps } = progressOf({}).current
  expect(off).toBeNull()
  expect(steps.map(({ name, at }) => [name, at])).toEqual([
    ['Recibido', order.placedAt],
    ['Pagado', null],
    ['En preparación', order.updatedAt],
    ['En camino', null],
    ['Entregado', null],
  ])
  expect(steps.map(({ item }) => [item['data-done'], item['aria-current']])).toEqual([
    ['', undefined],
    ['', undefined],
    ['', 'step'],
    [undefined, undefined],
    [undefined, undefined],
  ])
})

test('an order that was cancelled or returned has no steps, but says what became of it', () => {
  expect(progressOf({ status: 'cancelled' }).current).toEqual({ off: words['status.cancelled'], steps: [] })
  expect(progressOf({ shipment: 'returned' }).current).toEqual({ off: words['shipment.returned'], steps: [] })
})
