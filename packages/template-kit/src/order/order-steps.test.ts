import { describe, expect, test } from 'vitest'
import { orderSteps } from './order-steps.ts'

const PAID_BEFOREHAND = { paymentMethod: 'bankDeposit' } as const

describe('the steps of an order (S8)', () => {
  test.each([
    ['pending', 'pending', 'placed', ['placed']],
    ['paid', 'pending', 'paid', ['placed', 'paid']],
    ['paid', 'inPacking', 'packing', ['placed', 'paid', 'packing']],
    ['dispatched', 'inTransit', 'transit', ['placed', 'paid', 'packing', 'transit']],
    ['pending', 'inTransit', 'transit', ['placed', 'packing', 'transit']],
    ['delivered', 'delivered', 'delivered', ['placed', 'paid', 'packing', 'transit', 'delivered']],
  ] as const)('with status %s and shipment %s, the current step is %s', (status, shipment, here, done) => {
    const steps = orderSteps({ ...PAID_BEFOREHAND, status, shipment })
    expect(steps?.filter((step) => step.done).map(({ step }) => step)).toEqual(done)
    expect(steps?.filter((step) => step.here).map(({ step }) => step)).toEqual([here])
  })

  test.each([
    ['pending', 'pending', 'placed', ['placed']],
    ['dispatched', 'inTransit', 'transit', ['placed', 'packing', 'transit']],
    ['dispatched', 'delivered', 'delivered', ['placed', 'packing', 'transit', 'delivered']],
    ['paid', 'inTransit', 'transit', ['placed', 'packing', 'transit', 'paid']],
    ['delivered', 'delivered', 'delivered', ['placed', 'packing', 'transit', 'delivered', 'paid']],
  ] as const)(
    'paid on delivery, "paid" is the last step; with %s and %s the current one is %s',
    (status, shipment, here, done) => {
      const steps = orderSteps({ ...PAID_BEFOREHAND, paymentMethod: 'cashOnDelivery', status, shipment })
      expect(steps?.map(({ step }) => step)).toEqual(['placed', 'packing', 'transit', 'delivered', 'paid'])
      expect(steps?.filter((step) => step.done).map(({ step }) => step)).toEqual(done)
      expect(steps?.filter((step) => step.here).map(({ step }) => step)).toEqual([here])
    },
  )

  test.each([
    ['cancelled', 'pending'],
    ['rejected', 'pending'],
    ['dispatched', 'returned'],
    ['paid', 'cancelled'],
  ] as const)('an order with %s and %s has no steps', (status, shipment) => {
    expect(orderSteps({ ...PAID_BEFOREHAND, status, shipment })).toBeNull()
  })
})
