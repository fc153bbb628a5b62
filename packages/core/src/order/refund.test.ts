import { describe, expect, test } from 'vitest'
import { type OrderMoney, receivedFor, refundable, refundableOf } from './refund.ts'

const order: OrderMoney = { total: 100, settled: false, paid: [], refunded: 0 }
const online = { amount: 100, live: true, refunded: false, sent: 0 }

describe('what can be given back of an order', () => {
  test.each<[string, Partial<OrderMoney>, number, number]>([
    ['of which no money came', {}, 0, 0],
    ['that was paid by hand or on delivery', { settled: true }, 100, 100],
    ['of which a part went back', { settled: true, refunded: 40 }, 100, 60],
    ['paid online', { settled: true, paid: [online] }, 100, 100],
    ['paid twice', { settled: true, paid: [online, online] }, 200, 200],
    ['paid twice, one of them given back by the provider', { paid: [online, { ...online, refunded: true }] }, 200, 100],
    ['the same, and written down', { paid: [online, { ...online, refunded: true }], refunded: 100 }, 200, 100],
    [
      'given back by the provider, after it was written down',
      { paid: [{ ...online, refunded: true }], refunded: 100 },
      100,
      0,
    ],
    ['of which its provider was asked for a part', { paid: [{ ...online, sent: 40 }] }, 100, 60],
    ['whose provider reports what it was asked for', { paid: [{ ...online, refunded: true, sent: 100 }] }, 100, 0],
    ['half by its provider, and half by hand', { paid: [{ ...online, sent: 50 }], refunded: 50 }, 100, 0],
    ['paid to a test account', { settled: true, paid: [{ ...online, live: false }] }, 0, 0],
  ])('%s', (_, facts, received, left) => {
    const money = { ...order, ...facts }
    expect([receivedFor(money), refundable(money)]).toEqual([received, left])
  })
})

test('a provider gives back what is left of its own payment, and no more than the order has left', () => {
  const paid = { ...online, sent: 30 }
  expect(refundableOf({ ...order, paid: [paid] }, paid)).toBe(70)
  expect(refundableOf({ ...order, paid: [paid], refunded: 50 }, paid)).toBe(20)
  expect(refundableOf({ ...order, paid: [{ ...paid, live: false }], refunded: 50 }, { ...paid, live: false })).toBe(70)
  expect(refundableOf({ ...order, paid: [paid] }, { ...paid, refunded: true })).toBe(0)
})
