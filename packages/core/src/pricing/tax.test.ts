import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumAmounts } from '../money/amount.ts'
import { containedTax } from '../money/rounding.ts'
import { TAX_LIMITS, taxesOfLines, taxSums } from './tax.ts'

const IVA = { name: 'IVA', percent: 1_900 }
const line = (unitPrice: number, quantity = 1, tax: typeof IVA | null = IVA) => ({ unitPrice, quantity, tax })

describe('the tax that a price contains', () => {
  test.each([
    ['19 of 119', 119_00, 1_900, 19_00],
    ['half a cent goes up', 3, 10_000, 2],
    ['less than half a cent goes down', 4, 500, 0],
    ['a percentage with hundredths', 1_000_00, 1_050, 95_02],
    ['nothing at 0 %', 50_000_00, 0, 0],
    ['half of it at 100 %', 50_000_00, 10_000, 25_000_00],
    ['nothing of nothing', 0, 1_900, 0],
  ])('%s', (_, price, percent, tax) => {
    expect(containedTax(price, percent)).toBe(tax)
  })

  test('is the exact part, rounded half up, of any price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        fc.integer({ min: 0, max: TAX_LIMITS.percent }),
        (price, percent) => {
          const all = BigInt(10_000 + percent)
          const exact = (2n * BigInt(price) * BigInt(percent) + all) / (2n * all)
          expect(containedTax(price, percent)).toBe(Number(exact))
        },
      ),
    )
  })
})

describe('the taxes of the lines of an order', () => {
  test.each([
    ['without discount, of the price of each line', [line(119_00, 2), line(50_00, 1, null)], 0, [38_00, null]],
    ['of what is paid after the discount', [line(119_00), line(119_00)], 119_00, [9_50, 9_50]],
    ['discounts are shared by price, not by line', [line(300_00), line(100_00)], 40_00, [43_11, 14_37]],
    ['nothing is paid, nothing is taxed', [line(119_00), line(50_00)], 169_00, [0, 0]],
    ['lines that cost nothing', [line(0), line(119_00)], 0, [0, 19_00]],
    ['none', [], 0, []],
  ])('%s', (_, lines, discount, amounts) => {
    expect(taxesOfLines(lines, discount).map((tax) => tax?.amount ?? null)).toEqual(amounts)
  })

  test('are parts of shares that add up to exactly what is paid', () => {
    const cart = fc.array(
      fc.record({ unitPrice: fc.integer({ min: 0, max: 10 ** 9 }), quantity: fc.integer({ min: 1, max: 99 }) }),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(
        cart,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 10_000 }),
        (cart, part, percent) => {
          const subtotal = sumAmounts(cart.map(({ unitPrice, quantity }) => unitPrice * quantity))
          const discount = Math.round(subtotal * part)
          const amounts = (of: number) =>
            taxesOfLines(
              cart.map((each) => ({ ...each, tax: { name: 'T', percent: of } })),
              discount,
            ).map((tax) => tax?.amount ?? 0)
          // At 100 % the tax is half of a share, rounded up: it tells the share to a cent.
          expect(Math.abs(2 * sumAmounts(amounts(10_000)) - (subtotal - discount))).toBeLessThanOrEqual(cart.length)
          const taxes = amounts(percent)
          for (const tax of taxes) expect(tax).toBeGreaterThanOrEqual(0)
          const whole = containedTax(subtotal - discount, percent)
          expect(Math.abs(sumAmounts(taxes) - whole)).toBeLessThanOrEqual(cart.length)
        },
      ),
    )
  })
})

test('each tax is summed once, by name and percentage', () => {
  const sums = taxSums([
    { ...IVA, amount: 10 },
    null,
    { name: 'IVA', percent: 500, amount: 1 },
    { ...IVA, amount: 5 },
    { name: 'INC', percent: 800, amount: 2 },
  ])
  expect(sums).toEqual([
    { ...IVA, amount: 15 },
    { name: 'IVA', percent: 500, amount: 1 },
    { name: 'INC', percent: 800, amount: 2 },
  ])
  expect(taxSums([null])).toEqual([])
})
