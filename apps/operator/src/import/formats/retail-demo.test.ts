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
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'the same reference "a" as row 2'],
      [5, 'name is empty'],
      [6, 'price "-3" is below zero'],
    ])
  })
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
