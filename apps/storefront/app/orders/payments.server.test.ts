import type { Order } from '@store/core'
import { expect, test } from 'vitest'
import { payView } from '#app/orders/payments.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

test('F20: an order is offered to be paid online for four days, and no longer', () => {
  const content = { shop: { paymentMethods: ['wompi'], cashOnDelivery: null } }
  const order = {
    paymentMethod: 'wompi',
    status: 'rejected',
    placedAt: '2031-01-01T00:00:00.000Z',
    total: 5_000_000,
    currency: 'COP',
    payment: null,
    delivery: { kind: 'pickUp' },
  }
  const view = (now: string, payment: object | null = null) =>
    payView(
      { content } as unknown as Tenant,
      { ...order, payment } as Order,
      'k',
      { refusal: null, proof: null },
      new Date(now),
    )
  expect(view('2031-01-04T23:00:00.000Z')?.methods).toEqual(['wompi'])
  expect(view('2031-01-05T01:00:00.000Z')).toBe(null)
  // A pending payment is still followed.
  expect(view('2031-01-05T01:00:00.000Z', { state: 'pending' })).toMatchObject({ key: 'k', methods: [] })
})
