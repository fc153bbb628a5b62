import { expect, test } from 'vitest'
import { isLight } from './light-strip.ts'

const pixels = (...all: readonly (readonly [grey: number, alpha?: number])[]) =>
  all.flatMap(([grey, alpha = 255]) => [grey, grey, grey, alpha])
const many = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one)

test('black text can be read on a light photo, and on transparent pixels, which show the accent', () => {
  expect(isLight(pixels(...many(20, [231] as const)))).toBe(true)
  expect(isLight(pixels(...many(20, [0, 0] as const)))).toBe(true)
})

test('not on a dark photo, nor on one with a large dark part', () => {
  expect(isLight(pixels(...many(20, [40] as const)))).toBe(false)
  expect(isLight(pixels(...many(14, [231] as const), ...many(6, [20] as const)))).toBe(false)
})

test('a small dark spot is accepted; a photo without pixels is not', () => {
  expect(isLight(pixels(...many(19, [231] as const), [10]))).toBe(true)
  expect(isLight([])).toBe(false)
})
