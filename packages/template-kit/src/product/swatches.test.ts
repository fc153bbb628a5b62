import { expect, test } from 'vitest'
import { swatchOf } from './swatches.ts'

test('a colour is known by its name in four languages, however it is written', () => {
  expect(['Vinotinto', 'BORDÔ', 'oxblood ', 'Bordeaux'].map(swatchOf)).toEqual(Array(4).fill('#6e0f22'))
  expect(swatchOf('Café')).toBe(swatchOf('brown'))
})

test('what is no colour we know has no square', () => {
  expect(swatchOf('M')).toBeNull()
  expect(swatchOf('constructor')).toBeNull()
})
