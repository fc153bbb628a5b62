import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tintOfColor } from './tint.ts'

test('a tint has the hue of its colour and a small chroma', () => {
  expect(tintOfColor('#b3202c').hue).toBeGreaterThan(10)
  expect(tintOfColor('#b3202c').hue).toBeLessThan(40)
  expect(tintOfColor('#3f7a4a').hue).toBeGreaterThan(130)
  expect(tintOfColor('#3f7a4a').hue).toBeLessThan(170)
  expect(tintOfColor('#8b8b8b').chroma).toBe(0)
})

test('every colour gives a tint that can be written as a style', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(color, (hex) => {
      const { hue, chroma } = tintOfColor(hex)
      expect(hue).toBeGreaterThanOrEqual(0)
      expect(hue).toBeLessThan(360)
      expect(chroma).toBeGreaterThanOrEqual(0)
      expect(chroma).toBeLessThan(0.04)
    }),
  )
})
