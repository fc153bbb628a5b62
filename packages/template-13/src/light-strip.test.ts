import { expect, test } from 'vitest'
import { isLight } from './light-strip.ts'

const pixels = (...all: readonly (readonly [grey: number, alpha?: number])[]) =>
  all.flatMap(([grey, alpha = 255]) => [grey, grey, grey, alpha])
const many = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one)

test('ink can be read on a light studio, and on what shows the accent through', () => {
  expect(isLight(pixels(...many(20, [231] as const)))).toBe(true)
  expect(isLight(pixels(...many(20, [0, 0] as const)))).toBe(true)
})

test('not on a dark photo, nor on one that is dark in part', () => {
  expect(isLight(pixels(...many(20, [40] as const)))).toBe(false)
  expect(isLight(pixels(...many(14, [231] as const), ...many(6, [20] as const)))).toBe(false)
})

test('a spot does no harm; a photo that tells nothing is not trusted', () => {
  expect(isLight(pixels(...many(19, [231] as const), [10]))).toBe(true)
  expect(isLight([])).toBe(false)
})
