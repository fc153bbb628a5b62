import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, boxOf, fitsThrough, gramsOf, materialOf, narrowestDoor } from './box.ts'

const sides = (length: number | null, width: number | null, height: number | null) =>
  boxOf({ dimensions: { length, width, height, weight: null } })
const pampero: Box = { width: 72, depth: 81, height: 94 }

test('a bounding box is made of the known sides; without a height the length is the height', () => {
  expect(sides(81, 72, 94)).toEqual(pampero)
  expect(sides(null, 130, 180)).toEqual({ width: 130, height: 180, depth: null })
  expect(sides(180, 130, null)).toEqual({ width: 130, height: 180, depth: null })
  expect(sides(null, 50, null)).toBeNull()
  expect(sides(0, 0, 0)).toBeNull()
  expect(boxOf({ dimensions: null })).toBeNull()
})

test('a door: the smallest side across with two centimetres of clearance, the second smallest upright', () => {
  expect(fitsThrough(pampero, { width: 74, height: 200 })).toBe(true)
  expect(fitsThrough(pampero, { width: 73.9, height: 200 })).toBe(false)
  expect(fitsThrough({ width: 220, depth: 40, height: 210 }, { width: 80, height: 200 })).toBe(false)
  expect(fitsThrough({ width: 50, height: 50, depth: null }, { width: 80, height: 200 })).toBeNull()
})

test('the narrowest door is given in steps of 5 cm, from 60 cm on', () => {
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

test('a product fits through its narrowest door and not through one 5 cm narrower, in any orientation', () => {
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

test('material is read from facts in four languages, weights as merchants write them', () => {
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
