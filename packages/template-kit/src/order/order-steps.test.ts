import { describe, expect, test } from 'vitest'
import { orderSteps } from './order-steps.ts'

const SENT = { paymentMethod: 'bankDeposit' } as const

describe('the way of an order (S8)', () => {
  test.each([
    ['pending', 'pending', 'placed', ['placed']],
    ['paid', 'pending', 'paid', ['placed', 'paid']],
    ['paid', 'inPacking', 'packing', ['placed', 'paid', 'packing']],
    ['dispatched', 'inTransit', 'transit', ['placed', 'paid', 'packing', 'transit']],
    ['pending', 'inTransit', 'transit', ['placed', 'packing', 'transit']],
    ['delivered', 'delivered', 'delivered', ['placed', 'paid', 'packing', 'transit', 'delivered']],
  ] as const)('%s and %s: at %s', (status, shipment, here, done) => {
    const steps = orderSteps({ ...SENT, status, shipment })
    expect(steps?.filter((step) => step.done).map(({ step }) => step)).toEqual(done)
    expect(steps?.filter((step) => step.here).map(({ step }) => step)).toEqual([here])
  })

  test.each([
    ['pending', 'pending', 'placed', ['placed']],
    ['dispatched', 'inTransit', 'transit', ['placed', 'packing', 'transit']],
    ['dispatched', 'delivered', 'delivered', ['placed', 'packing', 'transit', 'delivered']],
    ['paid', 'inTransit', 'transit', ['placed', 'packing', 'transit', 'paid']],
    ['delivered', 'delivered', 'delivered', ['placed', 'packing', 'transit', 'delivered', 'paid']],
  ] as const)('what is paid on delivery is paid last: %s and %s: at %s', (status, shipment, here, done) => {
    const steps = orderSteps({ ...SENT, paymentMethod: 'cashOnDelivery', status, shipment })
    expect(steps?.map(({ step }) => step)).toEqual(['placed', 'packing', 'transit', 'delivered', 'paid'])
    expect(steps?.filter((step) => step.done).map(({ step }) => step)).toEqual(done)
    expect(steps?.filter((step) => step.here).map(({ step }) => step)).toEqual([here])
  })

  test.each([
    ['cancelled', 'pending'],
    ['rejected', 'pending'],
    ['dispatched', 'returned'],
    ['paid', 'cancelled'],
  ] as const)('%s and %s: it has none', (status, shipment) => {
    expect(orderSteps({ ...SENT, status, shipment })).toBeNull()
  })
})
