import { ORDER_STATUSES, SHIPMENT_STATUSES } from '@store/core'
import { expect, test } from 'vitest'
import { statusTimeline } from './status-timeline.ts'

const SENT = {
  paymentMethod: 'bankDeposit',
  delivery: {
    kind: 'address',
    address: {
      cityId: null,
      city: 'x',
      division: 'x',
      neighbourhood: null,
      postcode: null,
      address: 'x',
      details: null,
    },
  },
} as const

test.each([
  ['unpaid', 'pending', ['placed']],
  ['rejected', 'pending', ['placed', 'rejected']],
  ['paid', 'inPacking', ['placed', 'paid', 'packing']],
  ['unpaid', 'inTransit', ['placed', 'packing', 'transit']],
  ['delivered', 'returned', ['placed', 'returned']],
  ['cancelled', 'cancelled', ['placed', 'cancelled']],
] as const)('an order that is %s and %s', (status, shipment, steps) => {
  expect(statusTimeline({ ...SENT, status, shipment })).toEqual(steps)
})

test('an order to be picked up is never shipped', () => {
  const story = statusTimeline({
    status: 'delivered',
    shipment: 'delivered',
    paymentMethod: 'payInStore',
    delivery: { kind: 'pickUp' },
  })
  // It is paid when it is handed over.
  expect(story).toEqual(['placed', 'packing', 'delivered', 'paid'])
})

test('every order has a timeline that begins with `placed` (S8)', () => {
  for (const status of ORDER_STATUSES)
    for (const shipment of SHIPMENT_STATUSES) expect(statusTimeline({ ...SENT, status, shipment })[0]).toBe('placed')
})
