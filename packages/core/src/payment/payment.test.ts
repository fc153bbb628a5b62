import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount } from '../money/amount.ts'
import { awaitsPayment, mayPay, orderAfterPayment } from '../order/order-payment.ts'
import { ORDER_STATUSES, type OrderStatus } from '../order/order-status.ts'
import { PAYMENT_METHODS } from '../shop/shop.ts'
import {
  attemptState,
  canMovePayment,
  PAYMENT_STATES,
  PAYMENT_TRANSITIONS,
  type PaymentState,
  type TransactionStatus,
} from './payment.ts'
import {
  isOfflineMethod,
  isOnlineMethod,
  ONLINE_PAYMENT_METHODS,
  offeredMethods,
  PAYMENT_PROVIDERS,
  withMethods,
} from './payment-method.ts'
import {
  chargedAmount,
  methodsThrough,
  PROVIDER_TERMS,
  paymentPages,
  providerFor,
  suitsAmount,
  usableMethods,
} from './provider-terms.ts'

const pesos = (amount: number) => ({ amount: amount * 100, currency: 'COP' })

describe('what a transaction can become', () => {
  test.each([
    ['started', 'paid'],
    ['pending', 'paid'],
    ['rejected', 'paid'],
    ['expired', 'paid'],
    ['paid', 'refunded'],
    ['pending', 'refunded'],
  ] as const)('%s may become %s', (from, to) => expect(canMovePayment(from, to)).toBe(true))
  test.each([
    ['paid', 'pending'],
    ['paid', 'rejected'],
    ['paid', 'expired'],
    ['rejected', 'pending'],
    ['refunded', 'paid'],
    ['pending', 'started'],
  ] as const)('%s never becomes %s', (from, to) => expect(canMovePayment(from, to)).toBe(false))
  test('nothing stays where it is as if it had moved, and every state ends', () => {
    for (const state of PAYMENT_STATES) {
      expect(canMovePayment(state, state)).toBe(false)
      expect(state === 'refunded' || PAYMENT_TRANSITIONS[state].includes('refunded')).toBe(true)
    }
  })
})

const statuses = (...words: readonly string[]): readonly TransactionStatus[] =>
  words.map((word) => {
    const [transactionId = '', state] = word.split(' ')
    return { transactionId, state: state as TransactionStatus['state'] }
  })

describe('where an attempt stands by what was said of its transactions', () => {
  test.each([
    ['nobody has paid yet', [], 'started'],
    ['a bank is at it', ['a pending'], 'pending'],
    ['approved at once', ['a paid'], 'paid'],
    ['the approval overtakes', ['a paid', 'a pending'], 'paid'],
    ['approved after all', ['a rejected', 'a paid'], 'paid'],
    ['approved after its time', ['a expired', 'a paid'], 'paid'],
    ['a second card is being asked after the first said no', ['a rejected', 'b pending'], 'pending'],
    ['late words of the first change nothing of the second', ['a rejected', 'b rejected', 'a pending'], 'rejected'],
    ['a second try went through', ['a rejected', 'b pending', 'b paid'], 'paid'],
    ['the money went back', ['a paid', 'a refunded', 'a paid'], 'refunded'],
    ['the refund overtakes', ['a refunded', 'a paid'], 'refunded'],
    ['one of two that were paid went back', ['a paid', 'b paid', 'b refunded'], 'paid'],
  ] as const)('%s', (_, words, state) => expect(attemptState(statuses(...words))).toBe(state))

  const anyWord: fc.Arbitrary<TransactionStatus> = fc.record({
    transactionId: fc.constantFrom('a', 'b', 'c'),
    state: fc.constantFrom('pending', 'paid', 'rejected', 'expired', 'refunded'),
  })
  test('the order of words and how often they come changes nothing', () => {
    const shuffled = fc
      .array(anyWord, { maxLength: 8 })
      .chain((words) =>
        fc.tuple(
          fc.constant(words),
          fc.shuffledSubarray([...words, ...words, ...words], { minLength: words.length * 3 }),
        ),
      )
    fc.assert(fc.property(shuffled, ([words, again]) => attemptState(again) === attemptState(words)))
  })
  test('once paid it is never anything but paid or refunded', () => {
    fc.assert(
      fc.property(fc.array(anyWord), fc.array(anyWord), (before, after) => {
        const now = attemptState([...before, { transactionId: 'a', state: 'paid' }])
        const then = attemptState([...before, { transactionId: 'a', state: 'paid' }, ...after])
        return now !== 'paid' || ['paid', 'refunded', 'pending'].includes(then)
      }),
    )
  })
})

describe('where an order goes by its attempts', () => {
  test.each<[string, OrderStatus, readonly PaymentState[], OrderStatus | null]>([
    ['nothing was tried', 'unpaid', [], null],
    ['the shopper is at the provider', 'unpaid', ['started'], null],
    ['a bank is at it', 'unpaid', ['pending'], 'pending'],
    ['paid', 'unpaid', ['paid'], 'paid'],
    ['paid while pending', 'pending', ['paid'], 'paid'],
    ['paid after a rejection', 'rejected', ['rejected', 'paid'], 'paid'],
    ['rejected', 'unpaid', ['rejected'], 'rejected'],
    ['tried again', 'rejected', ['rejected', 'started'], 'pending'],
    ['the first is rejected late, the second is pending', 'pending', ['rejected', 'pending'], null],
    ['the first is paid late, the second rejected', 'rejected', ['paid', 'rejected'], 'paid'],
    ['the last is rejected, a page before it is open', 'pending', ['started', 'rejected'], null],
    ['and then is over', 'pending', ['expired', 'rejected'], 'rejected'],
    ['its time is over', 'unpaid', ['expired'], 'rejected'],
    ['voided before it was ever paid', 'unpaid', ['refunded'], 'rejected'],
    ['money that goes back leaves the order to its merchant', 'paid', ['refunded'], null],
    ['a cancelled order is not opened again', 'cancelled', ['paid'], null],
    ['nor one that is on its way', 'dispatched', ['rejected'], null],
  ])('%s', (_, status, attempts, next) => expect(orderAfterPayment(status, attempts)).toBe(next))

  const anyAttempts = fc.array(fc.constantFrom(...PAYMENT_STATES))
  test('never leaves core’s table, and paid never becomes less', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_STATUSES), anyAttempts, (status, attempts) => {
        const next = orderAfterPayment(status, attempts)
        if (next !== null && ['paid', 'dispatched', 'delivered', 'cancelled'].includes(status)) return false
        return next === null || orderAfterPayment(next, attempts) === null
      }),
    )
  })
  test('another attempt begins only while an online order waits and nothing is pending', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAYMENT_METHODS),
        fc.constantFrom(...ORDER_STATUSES),
        anyAttempts,
        (paymentMethod, status, attempts) => {
          const may = mayPay({ paymentMethod, status }, attempts)
          const settled = attempts.includes('paid') || attempts.includes('pending')
          return may === (awaitsPayment({ paymentMethod, status }) && !settled)
        },
      ),
    )
    expect(awaitsPayment({ paymentMethod: 'wompi', status: 'unpaid' })).toBe(true)
    expect(awaitsPayment({ paymentMethod: 'bankDeposit', status: 'unpaid' })).toBe(false)
    expect(awaitsPayment({ paymentMethod: 'wompi', status: 'cancelled' })).toBe(false)
  })
})

describe('methods and who takes them (B7, B10)', () => {
  test('every method is paid online, by hand, or only known by name', () => {
    for (const method of PAYMENT_METHODS) expect(isOnlineMethod(method) && isOfflineMethod(method)).toBe(false)
    expect(PAYMENT_METHODS.filter(isOnlineMethod).toSorted()).toEqual([...ONLINE_PAYMENT_METHODS].sort())
  })
  test('an account brings the provider’s own method and those that go through it', () => {
    expect(methodsThrough('wompi')).toEqual(['wompi', 'nequi', 'daviplata'])
    expect(methodsThrough('flow')).toEqual(['flow'])
  })
  test('a method is usable with an account of somebody who does it, in a currency they take', () => {
    const on = ['cashOnDelivery', 'wompi', 'nequi', 'flow', 'payu'] as const
    expect(usableMethods(on, [], 'COP')).toEqual(['cashOnDelivery', 'payu'])
    expect(usableMethods(on, ['wompi', 'flow'], 'COP')).toEqual(['cashOnDelivery', 'nequi', 'wompi', 'payu'])
    expect(usableMethods(on, ['wompi', 'flow'], 'CLP')).toEqual(['cashOnDelivery', 'flow', 'payu'])
    expect(usableMethods(['efecty', 'mercadoPago'], ['mercadoPago'], 'COP')).toEqual(['efecty', 'mercadoPago'])
    expect(usableMethods(['efecty', 'mercadoPago'], ['mercadoPago'], 'CLP')).toEqual(['mercadoPago'])
    expect(usableMethods(on, ['epayco'], 'COP')).toEqual(['cashOnDelivery', 'nequi', 'payu'])
  })
  test.each([
    ['wompi', ['wompi'], pesos(1_500), 'wompi'],
    ['wompi', ['wompi'], pesos(1_499), null],
    ['wompi', ['epayco'], pesos(50_000), null],
    ['nequi', ['epayco', 'wompi'], pesos(50_000), 'wompi'],
    ['nequi', ['epayco'], pesos(50_000), 'epayco'],
    ['wompi', ['wompi'], { amount: 500_00, currency: 'USD' }, null],
    ['flow', ['flow'], { amount: 5_000_00, currency: 'CLP' }, 'flow'],
  ] as const)('%s with %j for %j goes through %s', (method, accounts, price, name) => {
    expect(providerFor(method, accounts, price)).toBe(name)
  })
  test('shoppers are offered what can be used, in the order of the shop, and may be led to the providers’ pages alone', () => {
    expect(offeredMethods(['payu', 'bankDeposit', 'nequi', 'wompi', 'cashOnDelivery'])).toEqual([
      ...['bankDeposit', 'nequi', 'wompi', 'cashOnDelivery'],
    ])
    expect(paymentPages(['wompi', 'bankDeposit'])).toEqual(['https://checkout.wompi.co'])
    expect(paymentPages(['bankDeposit', 'payu'])).toEqual([])
    expect(paymentPages(['nequi', 'wompi']).filter((page) => page === 'https://checkout.wompi.co')).toHaveLength(1)
  })
  test.each([
    [['bankDeposit', 'wompi'], ['nequi'], ['nequi', 'bankDeposit', 'wompi']],
    [
      ['wompi', 'bankDeposit'],
      ['nequi', 'wompi', 'nequi'],
      ['wompi', 'nequi', 'bankDeposit'],
    ],
    [['wompi'], ['cashOnDelivery', 'nequi'], ['wompi', 'nequi', 'cashOnDelivery']],
    [[], ['toBeAgreed', 'flow'], ['flow', 'toBeAgreed']],
  ] as const)('to %j come %j: the order of those that were there stays', (known, added, all) => {
    expect(withMethods(known, added)).toEqual(all)
  })
  test('an amount that nobody takes rules an online method out, and no other', () => {
    expect(suitsAmount('wompi', pesos(1_000))).toBe(false)
    expect(suitsAmount('wompi', pesos(20_000))).toBe(true)
    expect(suitsAmount('cashOnDelivery', pesos(1))).toBe(true)
  })
  test('instalments are those that are promised (B7), and every page is an origin', () => {
    const { epayco, credibanco, mercadoPago } = PROVIDER_TERMS
    expect([epayco, credibanco, mercadoPago].map(({ instalments }) => instalments)).toEqual([24, 24, 36])
    for (const name of PAYMENT_PROVIDERS)
      for (const page of PROVIDER_TERMS[name].pages) expect(page).toMatch(/^https:\/\/[\w.*-]+$/)
  })
})

test('what is charged is what was read, in seven currencies', () => {
  const anyTotal = fc.integer({ min: 0, max: 500_000_000_00 })
  const currency = fc.constantFrom('COP', 'CLP', 'MXN', 'USD', 'BRL', 'EUR', 'PEN')
  fc.assert(
    fc.property(anyTotal, currency, (total, code) => {
      const style = { currency: code, country: null }
      const charged = chargedAmount(total, code)
      if (['COP', 'CLP'].includes(code) && charged % 100 !== 0) return false
      return formatAmount(charged, style) === formatAmount(total, style) && Math.abs(charged - total) <= 50
    }),
    { numRuns: 2_000 },
  )
  expect(chargedAmount(28_999_50, 'COP')).toBe(29_000_00)
  expect(chargedAmount(28_999_50, 'MXN')).toBe(28_999_50)
})
