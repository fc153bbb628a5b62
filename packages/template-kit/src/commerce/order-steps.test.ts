import { describe, expect, test } from 'vitest'
import { orderSteps } from './order-steps.ts'

describe('the way of an order (S8)', () => {
  test.each([
    ['pending', 'pending', 'placed', ['placed']],
    ['paid', 'pending', 'paid', ['placed', 'paid']],
    ['paid', 'inPacking', 'packing', ['placed', 'paid', 'packing']],
    ['dispatched', 'inTransit', 'transit', ['placed', 'paid', 'packing', 'transit']],
    ['pending', 'inTransit', 'transit', ['placed', 'packing', 'transit']],
    ['delivered', 'delivered', 'delivered', ['placed', 'paid', 'packing', 'transit', 'delivered']],
  ] as const)('%s and %s: at %s', (status, shipment, here, done) => {
    const steps = orderSteps({ status, shipment })
    expect(steps?.filter((step) => step.done).map(({ step }) => step)).toEqual(done)
    expect(steps?.filter((step) => step.here).map(({ step }) => step)).toEqual([here])
  })

  test.each([
    ['cancelled', 'pending'],
    ['rejected', 'pending'],
    ['dispatched', 'returned'],
    ['paid', 'cancelled'],
  ] as const)('%s and %s: it has none', (status, shipment) => {
    expect(orderSteps({ status, shipment })).toBeNull()
  })
})
