import { expect, test } from 'vitest'
import { type Countable, findCountable, withoutRow, withRow } from './count-draft.ts'

const row = (
  productId: number,
  name: string,
  codes: readonly string[] = [],
  values: readonly string[] = [],
): Countable => ({
  productId,
  variantId: 0,
  name,
  values,
  codes,
  image: null,
  units: 5,
})
const all = [
  row(1, 'Camisa de algodón', ['7701234567890'], ['M']),
  ...[row(2, 'Camisa de lino', ['CL']), row(3, 'Gorro'), row(4, 'Lápiz', ['036000291452'])],
]

test.each([
  ['7701234567890', [1]],
  ['cl', [2]],
  ['0036000291452', [4]],
  ['0-36000-29145-2', [4]],
  ['camisa', [1, 2]],
  ['ALGODON m', [1]],
  ['poncho', []],
  ['  ', []],
])('«%s» finds %j', (typed, expected) => {
  expect(findCountable(all, typed).map(({ productId }) => productId)).toEqual(expected)
})

test('a row counted again replaces itself and comes first; a row can be taken out', () => {
  const one = { productId: 1, variantId: 0, counted: 3, seen: 5, name: 'A' }
  const two = { productId: 2, variantId: 0, counted: 1, seen: 1, name: 'B' }
  let draft = [one, two, { ...one, counted: 4 }].reduce(withRow, { key: 'k', rows: [] })
  expect(draft.rows.map(({ productId, counted }) => [productId, counted])).toEqual([
    [1, 4],
    [2, 1],
  ])
  draft = withoutRow(draft, two)
  expect(draft.rows).toHaveLength(1)
})
