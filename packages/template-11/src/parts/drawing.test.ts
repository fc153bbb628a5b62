import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawingOf, PERSON } from './drawing.ts'
import { SKETCHES, sketchOf } from './sketches.ts'

const anyBox = fc.record({
  width: fc.integer({ min: 1, max: 500 }),
  height: fc.integer({ min: 1, max: 500 }),
  depth: fc.option(fc.integer({ min: 1, max: 500 })),
})

test('a drawing is to scale, and all of it is inside its view box', () => {
  fc.assert(
    fc.property(anyBox, fc.boolean(), (box, withPerson) => {
      const { viewBox, face, back, person, rules } = drawingOf(box, { withPerson })
      const [x, y, width, height] = viewBox
      expect(face).toEqual([0, -box.height, box.width, box.height])
      for (const [x1, y1, x2, y2] of [...back, ...rules.map(({ line }) => line)])
        for (const [across, down] of [
          [x1, y1],
          [x2, y2],
        ] as const) {
          expect(across).toBeGreaterThanOrEqual(x)
          expect(across).toBeLessThanOrEqual(x + width)
          expect(down).toBeGreaterThanOrEqual(y)
          expect(down).toBeLessThanOrEqual(y + height)
        }
      expect(rules.map(({ side }) => side)).toEqual(
        box.depth === null ? ['width', 'height'] : ['width', 'height', 'depth'],
      )
      for (const { side, line, cm } of rules)
        if (side !== 'depth') expect(Math.hypot(line[2] - line[0], line[3] - line[1])).toBeCloseTo(cm)
      expect(person === null).toBe(!withPerson)
      // The person does not overlap the product, and is drawn completely.
      if (person !== null) {
        expect(person + PERSON.width).toBeLessThan(0)
        expect(y).toBeLessThan(-PERSON.height)
      }
    }),
  )
})

test('a category has the drawing that suits its name, in four languages; any other name always has the same one', () => {
  for (const name of ['Asientos', 'Seats', 'Cadeiras', 'Fauteuils']) expect(sketchOf(name), name).toBe('seat')
  for (const name of ['Mesas', 'Tables', 'Bureaux']) expect(sketchOf(name), name).toBe('table')
  for (const name of ['Guardado', 'Storage', 'Armários', 'Rangements']) expect(sketchOf(name), name).toBe('storage')
  for (const name of ['Luz', 'Lighting', 'Luminárias', 'Lampes']) expect(sketchOf(name), name).toBe('light')
  expect(sketchOf('Xyz')).toBe(sketchOf('Xyz'))
  expect(Object.keys(SKETCHES)).toContain(sketchOf('Xyz'))
})
