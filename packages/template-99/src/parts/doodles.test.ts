import { expect, test } from 'vitest'
import glyphs from '../../doodles/glyphs.json'
import { DOODLES, doodleFor } from './doodles.ts'
import { drawingFor } from './drawing.ts'

test.each([
  [['Sombra', 'Sol', 'Suculentas', 'Macetas', 'Regalo'], 'plants'],
  [['Vestidos', 'Camisas', 'Zapatos'], 'clothes'],
  [['Plats', 'Boissons', 'Desserts'], 'food'],
  [['Celulares', 'Audífonos', 'Cables'], 'gadgets'],
  [['Sillas', 'Mesas', 'Lámparas'], 'home'],
  [['Uno', 'Dos'], 'gifts'],
  [[], 'gifts'],
])('a shop of %j has drawings of %s', (names, doodle) => {
  expect(doodleFor(names.map((name) => ({ name })))).toBe(doodle)
})

test('every kind has its eight drawings', () => {
  expect(Object.keys(glyphs)).toEqual([...DOODLES])
  for (const paths of Object.values(glyphs)) expect(new Set(paths).size).toBe(8)
})

test('a name always has the same drawing, and names do not all have the same', () => {
  expect(drawingFor('Ficus lira')).toEqual(drawingFor('Ficus lira'))
  const drawings = Array.from({ length: 60 }, (_, i) => JSON.stringify(drawingFor(`Producto ${i}`)))
  expect(new Set(drawings).size).toBe(8)
})
