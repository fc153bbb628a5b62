import { ORDER_STATUSES, SHIPMENT_STATUSES } from '@store/core'
import { expect, test } from 'vitest'
import { statusStory } from './status-story.ts'

const address = {
  kind: 'address',
  address: { cityId: null, city: 'x', division: 'x', neighbourhood: null, postcode: null, address: 'x', details: null },
} as const

test.each([
  ['unpaid', 'pending', ['placed']],
  ['rejected', 'pending', ['placed', 'rejected']],
  ['paid', 'inPacking', ['placed', 'paid', 'packing']],
  ['unpaid', 'inTransit', ['placed', 'packing', 'transit']],
  ['delivered', 'returned', ['placed', 'returned']],
  ['cancelled', 'cancelled', ['placed', 'cancelled']],
] as const)('an order that is %s and %s', (status, shipment, steps) => {
  expect(statusStory({ status, shipment, delivery: address })).toEqual(steps)
})

test('what is picked up never travels', () => {
  const story = statusStory({ status: 'delivered', shipment: 'delivered', delivery: { kind: 'pickUp' } })
  expect(story).not.toContain('transit')
  expect(story.at(-1)).toBe('delivered')
})

test('every order has a story, and it begins with its arrival (S8)', () => {
  for (const status of ORDER_STATUSES)
    for (const shipment of SHIPMENT_STATUSES)
      expect(statusStory({ status, shipment, delivery: address })[0]).toBe('placed')
})
