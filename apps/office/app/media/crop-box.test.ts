import { expect, test } from 'vitest'
import { type Box, CORNERS, inRatio, moved, resized, WHOLE } from './crop-box.ts'

const box: Box = [10, 20, 60, 80]

test.each([
  [5, 5, [15, 25, 65, 85]],
  [-50, 90, [0, 40, 50, 100]],
  [90, -90, [50, 0, 100, 60]],
])('moved by %d and %d it stays in the picture and as large', (x, y, expected) => {
  expect(moved(box, x, y)).toEqual(expected)
})

test.each([
  ['topLeft', -30, 10, [0, 30, 60, 80]],
  ['bottomRight', 5, -70, [10, 20, 65, 25]],
  ['topRight', 90, -90, [10, 0, 100, 80]],
  ['bottomLeft', 49, 3, [55, 20, 60, 83]],
] as const)('its corner %s moved by %d and %d', (corner, x, y, expected) => {
  expect(resized(box, corner, x, y, null)).toEqual(expected)
})

test.each(CORNERS)(
  'in fixed proportions the corner %s keeps them, the part in the picture, and the other corner',
  (corner) => {
    for (const ratio of [0.5, 1, 1.6])
      for (const [x, y] of [
        [40, 10],
        [-70, 5],
        [3, 90],
        [-2, -90],
      ] as const) {
        const [left, top, right, bottom] = resized(inRatio(box, ratio), corner, x, y, ratio)
        expect((right - left) / (bottom - top)).toBeCloseTo(ratio)
        expect(Math.min(left, top, 100 - right, 100 - bottom)).toBeGreaterThan(-1e-9)
      }
  },
)

test('proportions take as much of the picture as they can', () => {
  expect(inRatio(WHOLE, 0.5)).toEqual([25, 0, 75, 100])
  expect(inRatio([60, 0, 100, 100], 0.5)).toEqual([50, 0, 100, 100])
  expect(inRatio(WHOLE, 2)).toEqual([0, 25, 100, 75])
  expect(inRatio(box, null)).toEqual(box)
})
