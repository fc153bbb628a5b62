import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemsToText } from './cart-items.ts'
import { itemsFromText } from './requested-lines.ts'

const short = (text: string | null) =>
  itemsFromText(text).map(({ productId, variantId, quantity }) => [productId, variantId, quantity])

test('a cart fits into an address', () => {
  const lines = [
    { productId: 12, variantId: null, quantity: 2 },
    { productId: 15, variantId: '340', quantity: 1 },
    { productId: 16, variantId: 'M/Azul, claro', quantity: 3 },
  ]
  expect(itemsToText(lines)).toBe('12:2,15.340:1,16.M%2FAzul%2C%20claro:3')
})

describe('itemsFromText', () => {
  test.each([
    [
      'two lines',
      '12:2,15.340:1',
      [
        [12, null, 2],
        [15, '340', 1],
      ],
    ],
    ['no quantity is one', '12', [[12, null, 1]]],
    ['a variant with a dot', '12.1.5:2', [[12, '1.5', 2]]],
    [
      'spaces',
      ' 12:2 , 13:1 ',
      [
        [12, null, 2],
        [13, null, 1],
      ],
    ],
    ['nothing', '', []],
    ['null', null, []],
    ['quantity 0 is kept, to be refused', '12:0', [[12, null, 0]]],
    ['−1 is kept, to be refused', '12:-1', [[12, null, -1]]],
    ['1e9 is kept, to be refused', '12:1e9', [[12, null, 1e9]]],
    ['a fraction is dropped', '12:1.5', []],
    ['words are dropped, the rest is kept', 'abc:1,12:x,13:1', [[13, null, 1]]],
    ['product 0', '0:1', []],
    ['a negative product', '-5:1', []],
    ['a broken escape', '12.%E0%A4%A:1', []],
    ['an empty variant', '12.:1', []],
    ['a number beyond numbers', `${'9'.repeat(30)}:1`, []],
  ])('%s', (_, text, lines) => {
    expect(short(text)).toEqual(lines)
  })

  test('a text that is too long names nothing; of too many lines the first ones are read', () => {
    expect(short(`1.${' '.repeat(250_000)}:`)).toEqual([])
    expect(short('1:1,'.repeat(60_000))).toEqual([])
    expect(short(`1.${' '.repeat(7_000)}:`)).toEqual([])
    expect(short('1:1,'.repeat(600))).toHaveLength(500)
  })

  test('undoes itemsToText', () => {
    const lines = fc.array(
      fc.record({
        productId: fc.integer({ min: 1, max: 10 ** 12 }),
        variantId: fc.option(fc.string({ unit: 'grapheme', minLength: 1 })),
        quantity: fc.integer({ min: 1, max: 9999 }),
      }),
    )
    fc.assert(
      fc.property(lines, (lines) => {
        expect(itemsFromText(itemsToText(lines))).toEqual(lines)
      }),
    )
  })
  test('never throws, whatever the address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        itemsFromText(text)
      }),
    )
    expect(itemsToText([{ productId: 1, variantId: '\ud800', quantity: 1 }])).toBe('1.%EF%BF%BD:1')
  })
})
