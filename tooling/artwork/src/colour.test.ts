import { expect, test } from 'vitest'
import { lightnessOf, mix, shade } from './colour.ts'

test('white is as light as can be, black as dark, and mid grey between', () => {
  expect(lightnessOf('#ffffff')).toBeCloseTo(1, 3)
  expect(lightnessOf('#000000')).toBeCloseTo(0, 3)
  expect(lightnessOf('#808080')).toBeCloseTo(0.6, 2)
})

test('a hue survives the way to OKLCH and back', () => {
  for (const hue of ['#6e0f22', '#d9ccb4', '#2f4a36', '#c2902c', '#8299b0'] as const) expect(shade(hue, 0)).toBe(hue)
})

test('a shade moves lightness alone, and stays a colour at both ends', () => {
  expect(lightnessOf(shade('#8299b0', -0.1))).toBeCloseTo(lightnessOf('#8299b0') - 0.1, 2)
  expect(shade('#ffffff', 0.5)).toMatch(/^#f[0-9a-f]{5}$/)
  expect(shade('#000000', -0.5)).toMatch(/^#[0-9a-f]{6}$/)
})

test('halfway between black and white lies neither', () => {
  expect(lightnessOf(mix('#000000', '#ffffff', 0.5))).toBeCloseTo(0.5, 2)
})
