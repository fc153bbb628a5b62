import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RETAIL, read, SHOPIFY, VENDURE, WOO } from '../testing.ts'

describe('one product a row', () => {
  test('duplicate names are two products, a duplicate reference is refused, a nameless row too', () => {
    const { products, refused } = read(
      `${RETAIL}
a,Mug,kitchen,mug,,1.00,1,,
b,Mug,kitchen,mug,,2.00,1,,
a,Mug again,kitchen,mug,,3.00,1,,
c,,kitchen,mug,,3.00,1,,
d,Bowl,kitchen,bowl,,-3,1,,
e,Plate,kitchen,plate,,,1,,`,
    )
    expect(products.map(({ draft }) => [draft.reference, draft.price])).toEqual([
      ['a', 100],
      ['b', 200],
      ['e', null],
    ])
    expect(refused).toEqual([
      { line: 4, name: 'Mug again', fault: { code: 'sameReference', value: 'a', row: 2 } },
      { line: 5, name: '', fault: { code: 'empty', column: 'name' } },
      { line: 6, name: 'Bowl', fault: { code: 'belowZero', column: 'price', value: '-3' } },
    ])
  })
})

test('D9: warranty, supplier, condition, most per order, free shipping and the buyer’s message are read where there are columns for them', () => {
  const { products, refused } = read(
    `${RETAIL},warranty,supplier,condition,max_quantity,free_shipping,message,message_required
a,Mug,kitchen,mug,,1.00,1,,,One year,Hoko,Used,3,yes,Name on it,yes
b,Bowl,kitchen,bowl,,1.00,1,,,,,,,,,
c,Plate,kitchen,plate,,1.00,1,,,,,broken,,,,
d,Dish,kitchen,dish,,1.00,1,,,,,,-2,,,`,
  )
  expect(products.map(({ draft }) => draft)).toMatchObject([
    {
      warranty: 'One year',
      supplier: 'Hoko',
      condition: 'used',
      maxQuantity: 3,
      freeShipping: true,
      message: { label: 'Name on it', required: true },
    },
    { warranty: null, supplier: null, condition: 'new', maxQuantity: null, freeShipping: false },
  ])
  expect(refused.map(({ fault }) => [fault.code, fault.column])).toEqual([
    ['notCondition', 'condition'],
    ['notQuantity', 'max_quantity'],
  ])
})

test('no text makes a reader throw: every row is a product or a refusal', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('', '"', '12.5', '-1', 'true', 'a|b', '1e9', '\u00a0'))
  fc.assert(
    fc.property(
      fc.constantFrom(SHOPIFY, WOO, VENDURE, RETAIL),
      fc.array(fc.array(cell, { maxLength: 22 }), { maxLength: 8 }),
      (header, rows) => {
        const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','))
        const { products } = read([header, ...quoted].join('\n'))
        for (const { draft } of products) {
          expect(draft.reference).not.toBe('')
          for (const variant of draft.variants) expect(variant.values).toHaveLength(draft.options.length)
        }
      },
    ),
    { numRuns: 300 },
  )
})
