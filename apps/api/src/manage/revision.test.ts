import { expect, test } from 'vitest'
import { revised } from './revision.ts'

const revisionOf = (resource: object) => revised(resource).revision

test('a release that knows a field more gives a resource the same revision, until the field is filled', () => {
  const before = { name: 'Ruana', price: 9_00, variants: [{ id: 1, sku: 'R-1' }], tags: [] }
  const after = { barcode: null, ...before, lowAt: null, variants: [{ id: 1, barcode: null, sku: 'R-1' }] }
  expect(revisionOf(after)).toBe(revisionOf(before))
  expect(revisionOf({ ...after, lowAt: 0 })).not.toBe(revisionOf(before))
  expect(revisionOf({ ...after, variants: [{ id: 1, barcode: '1', sku: 'R-1' }] })).not.toBe(revisionOf(before))
})

test('an emptied field, a list that is shorter, and none at all are another revision each', () => {
  const all = [
    { cities: [1, 2] },
    { cities: [1] },
    { cities: [] },
    { cities: null },
    { cities: [null] },
    { cities: [null, null] },
  ]
  expect(new Set(all.map(revisionOf)).size).toBe(all.length)
})
