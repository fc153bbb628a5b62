import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, boxOf, fitsThrough, gramsOf, materialOf, narrowestDoor } from './box.ts'

const sides = (length: number | null, width: number | null, height: number | null) =>
  boxOf({ dimensions: { length, width, height, weight: null } })
const pampero: Box = { width: 72, depth: 81, height: 94 }

test('a box is read from what has been measured; what lies flat is as high as it is long', () => {
  expect(sides(81, 72, 94)).toEqual(pampero)
  expect(sides(null, 130, 180)).toEqual({ width: 130, height: 180, depth: null })
  expect(sides(180, 130, null)).toEqual({ width: 130, height: 180, depth: null })
  expect(sides(null, 50, null)).toBeNull()
  expect(sides(0, 0, 0)).toBeNull()
  expect(boxOf({ dimensions: null })).toBeNull()
})

test('"¿Entra?": smallest side across with two centimetres of air, the second smallest upright', () => {
  expect(fitsThrough(pampero, { width: 74, height: 200 })).toBe(true)
  expect(fitsThrough(pampero, { width: 73.9, height: 200 })).toBe(false)
  expect(fitsThrough({ width: 220, depth: 40, height: 210 }, { width: 80, height: 200 })).toBe(false)
  expect(fitsThrough({ width: 50, height: 50, depth: null }, { width: 80, height: 200 })).toBeNull()
})

test('the narrowest door is said in steps of five, from sixty on', () => {
  expect(narrowestDoor(pampero)).toBe(75)
  expect(narrowestDoor({ width: 28, depth: 28, height: 41 })).toBe(60)
  expect(narrowestDoor({ width: 220, depth: 40, height: 210 })).toBeNull()
  expect(narrowestDoor({ width: 50, height: 50, depth: null })).toBeNull()
})

const anyBox = fc.record({
  width: fc.integer({ min: 1, max: 400 }),
  depth: fc.integer({ min: 1, max: 400 }),
  height: fc.integer({ min: 1, max: 400 }),
})

test('the door that is said lets it through, one five centimetres narrower does not; how it lies does not matter', () => {
  fc.assert(
    fc.property(anyBox, (box) => {
      const narrowest = narrowestDoor(box)
      const turned = { width: box.depth, depth: box.height, height: box.width }
      expect(narrowestDoor(turned)).toBe(narrowest)
      if (narrowest === null) {
        expect(fitsThrough(box, { width: 400, height: 200 })).toBe(false)
        return
      }
      expect(fitsThrough(box, { width: narrowest, height: 200 })).toBe(true)
      if (narrowest > 60) expect(fitsThrough(box, { width: narrowest - 5, height: 200 })).toBe(false)
    }),
  )
})

test('material is what facts call so, in four languages; weights are read as merchants write them', () => {
  expect(
    materialOf([
      { name: 'Material', value: 'lapacho y lana' },
      { name: 'Peso', value: '2 kg' },
    ]),
  ).toBe('lapacho y lana')
  for (const name of ['Madera', 'Wood', 'Bois', 'Matéria', 'Tapizado', 'Tissu'])
    expect(materialOf([{ name, value: 'x' }]), name).toBe('x')
  expect(materialOf([{ name: 'Color', value: 'rojo' }])).toBeNull()
  expect([gramsOf('11 kg'), gramsOf('900 g'), gramsOf('1,2 kg'), gramsOf('liviano'), gramsOf(null)]).toEqual([
    11_000,
    900,
    1_200,
    null,
    null,
  ])
})
