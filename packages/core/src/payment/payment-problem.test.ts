import { describe, expect, test } from 'vitest'
import { payable } from '../order/order-payment.ts'
import type { CashOnDelivery, PaymentMethod } from '../shop/shop.ts'
import { type Payable, type PaymentProblem, paymentProblem } from './payment-problem.ts'

const order = (change: Partial<Payable> = {}): Payable => ({
  total: 80_000_00,
  currency: 'COP',
  delivery: 'address',
  cityId: 5001,
  ...change,
})
const anyDoor: CashOnDelivery = { cities: null, ceiling: null }

describe('an order is paid', () => {
  test.each<[string, PaymentMethod, Payable, CashOnDelivery, PaymentProblem | null]>([
    ['at the door', 'cashOnDelivery', order(), anyDoor, null],
    [
      'not at the door when it is picked up',
      'cashOnDelivery',
      order({ delivery: 'pickUp' }),
      anyDoor,
      { reason: 'delivery' },
    ],
    [
      'in the store when it is picked up there',
      'payInStore',
      order({ delivery: 'pickUp', cityId: null }),
      anyDoor,
      null,
    ],
    ['not in the store when it is sent', 'payInStore', order(), anyDoor, { reason: 'delivery' }],
    ['at the door of a city on the list', 'cashOnDelivery', order(), { cities: [11001, 5001], ceiling: null }, null],
    [
      'not in a city that is not on it',
      'cashOnDelivery',
      order(),
      { cities: [11001], ceiling: null },
      { reason: 'city' },
    ],
    ['nowhere where the list is empty', 'cashOnDelivery', order(), { cities: [], ceiling: null }, { reason: 'city' }],
    [
      'who knows, before there is a city',
      'cashOnDelivery',
      order({ cityId: null }),
      { cities: [5001], ceiling: null },
      { reason: 'cityNeeded' },
    ],
    ['anywhere, without a city', 'cashOnDelivery', order({ cityId: null }), anyDoor, null],
    ['at the door up to the ceiling', 'cashOnDelivery', order(), { cities: null, ceiling: 80_000_00 }, null],
    [
      'and not a hundredth above it',
      'cashOnDelivery',
      order({ total: 80_000_01 }),
      { cities: null, ceiling: 80_000_00 },
      { reason: 'ceiling', amount: 80_000_00 },
    ],
    ['by hand whatever the door allows', 'bankDeposit', order(), { cities: [], ceiling: 0 }, null],
    ['by a provider from what it takes', 'addi', order({ total: 50_000_00 }), anyDoor, null],
    ['not below', 'addi', order({ total: 49_999_00 }), anyDoor, { reason: 'least', amount: 50_000_00 }],
    [
      'below what one provider takes by another',
      'nequi',
      order({ total: 999_00 }),
      anyDoor,
      { reason: 'least', amount: 1_000_00 },
    ],
  ])('%s', (_, method, asked, door, problem) => {
    expect(paymentProblem(method, asked, { cashOnDelivery: door })).toEqual(problem)
  })

  test('once it is placed, by where it goes', () => {
    const address = { cityId: 5001, city: 'Medellín', division: 'Antioquia' }
    const rest = { neighbourhood: null, postcode: null, address: 'Calle 1', details: null }
    const money = { total: 100, currency: 'COP' }
    expect(payable({ ...money, delivery: { kind: 'address', address: { ...address, ...rest } } })).toEqual({
      ...money,
      delivery: 'address',
      cityId: 5001,
    })
    expect(payable({ ...money, delivery: { kind: 'pickUp' } })).toEqual({ ...money, delivery: 'pickUp', cityId: null })
  })
})
