import { describe, expect, test } from 'vitest'
import {
  awaitsAnswer,
  isChatOrder,
  isPrivateOrder,
  normaliseIdNumber,
  ORDER_PRIVATE_DAYS,
  SHOP_ANSWERS,
} from './order.ts'
import {
  canMoveOrder,
  canMoveShipment,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  SHIPMENT_STATUSES,
  SHIPMENT_TRANSITIONS,
} from './order-status.ts'

describe('order statuses (S8)', () => {
  test.each([
    ['unpaid', 'paid'],
    ['unpaid', 'dispatched'],
    ['pending', 'paid'],
    ['paid', 'dispatched'],
    ['paid', 'delivered'],
    ['dispatched', 'delivered'],
    ['dispatched', 'cancelled'],
    ['rejected', 'pending'],
  ] as const)('%s may become %s', (from, to) => {
    expect(canMoveOrder(from, to)).toBe(true)
  })
  test.each([
    ['delivered', 'unpaid'],
    ['delivered', 'cancelled'],
    ['cancelled', 'paid'],
    ['cancelled', 'pending'],
    ['paid', 'unpaid'],
    ['paid', 'rejected'],
    ['rejected', 'delivered'],
    ['unpaid', 'delivered'],
    ['dispatched', 'unpaid'],
  ] as const)('%s may not become %s', (from, to) => {
    expect(canMoveOrder(from, to)).toBe(false)
  })
  test('none may stay where it is as if it had moved, and every order can end', () => {
    for (const status of ORDER_STATUSES) {
      expect(canMoveOrder(status, status)).toBe(false)
      expect(reachable(status, ORDER_TRANSITIONS)).toContain(status === 'delivered' ? 'delivered' : 'cancelled')
    }
  })
})

describe('shipment statuses (S8)', () => {
  test.each([
    ['pending', 'inPacking'],
    ['inPacking', 'inTransit'],
    ['inTransit', 'delivered'],
    ['inTransit', 'returned'],
    ['pending', 'delivered'],
    ['returned', 'inPacking'],
  ] as const)('%s may become %s', (from, to) => {
    expect(canMoveShipment(from, to)).toBe(true)
  })
  test.each([
    ['delivered', 'inTransit'],
    ['cancelled', 'pending'],
    ['inTransit', 'cancelled'],
    ['pending', 'returned'],
  ] as const)('%s may not become %s', (from, to) => {
    expect(canMoveShipment(from, to)).toBe(false)
  })
  test('none may stay where it is as if it had moved', () => {
    expect(SHIPMENT_STATUSES.some((status) => canMoveShipment(status, status))).toBe(false)
    expect(reachable('pending', SHIPMENT_TRANSITIONS)).toEqual(new Set(SHIPMENT_STATUSES))
  })
})

function reachable<Status extends string>(
  from: Status,
  table: Readonly<Record<Status, readonly Status[]>>,
): Set<Status> {
  const found = new Set([from])
  for (const status of found) for (const next of table[status]) found.add(next)
  return found
}

test.each([
  ['1.234.567-8', '12345678'],
  [' 12 345 678 ', '12345678'],
  ['12.345.678/0001-90', '12345678000190'],
  ['v–12345678', 'V12345678'],
  ['xaxx010101000', 'XAXX010101000'],
  ['1234567\u00a08', '12345678'],
])('ID number %j is kept as %s', (typed, kept) => {
  expect(normaliseIdNumber(typed)).toBe(kept)
  expect(normaliseIdNumber(kept)).toBe(kept)
})

test('an order is private once its last day is over', () => {
  const placedAt = '2031-01-01T00:00:00.000Z'
  const lastMoment = Date.parse(placedAt) + ORDER_PRIVATE_DAYS * 24 * 60 * 60 * 1000
  expect(isPrivateOrder({ placedAt }, new Date(lastMoment))).toBe(false)
  expect(isPrivateOrder({ placedAt }, new Date(lastMoment + 1))).toBe(true)
})

describe('orders by chat', () => {
  const order = { channel: 'chat', paymentMethod: 'toBeAgreed', status: 'pending', heldUntil: '2031-04-30' } as const
  test('wait for the shop while their units are held, and for nothing once they have moved on', () => {
    expect(awaitsAnswer(order)).toBe(true)
    for (const status of ORDER_STATUSES) expect(awaitsAnswer({ ...order, status })).toBe(status === 'pending')
    expect(awaitsAnswer({ ...order, heldUntil: null })).toBe(false)
    expect(awaitsAnswer({ ...order, paymentMethod: 'wompi' })).toBe(false)
  })
  test('are those of the chat that nobody else is paid for', () => {
    expect(isChatOrder(order)).toBe(true)
    expect(isChatOrder({ ...order, channel: 'web' })).toBe(false)
    expect(isChatOrder({ ...order, paymentMethod: 'nequi' })).toBe(false)
  })
  test('every answer is a way the table has', () => {
    for (const to of Object.values(SHOP_ANSWERS)) expect(canMoveOrder('pending', to)).toBe(true)
  })
})
