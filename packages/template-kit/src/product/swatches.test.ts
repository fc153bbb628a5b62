import { expect, test } from 'vitest'
import { swatchOf } from './swatches.ts'

test('a colour is recognised by its name in four languages, whatever its case and accents', () => {
  expect(['Vinotinto', 'BORDÔ', 'oxblood ', 'Bordeaux'].map(swatchOf)).toEqual(Array(4).fill('#6e0f22'))
  expect(swatchOf('Café')).toBe(swatchOf('brown'))
})

test('a value that is no known colour has no swatch', () => {
  expect(swatchOf('M')).toBeNull()
  expect(swatchOf('constructor')).toBeNull()
})
