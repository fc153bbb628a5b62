import { swatchOf } from '@store/template-kit'
import { expect, test } from 'vitest'
import { colorOf, shadesOf } from './shades.ts'

test('the colour of a shade is read from its name, from one word of it, or as a skin tone', () => {
  expect(colorOf('Vermelho')).toBe(swatchOf('rojo'))
  expect(colorOf('Rosa antigo')).toBe(swatchOf('rosa'))
  expect(colorOf('Claro')).not.toBeNull()
  expect(colorOf('30 ml')).toBeNull()
})

test('an option has dots only if every value of it is a colour', () => {
  const sizes = { name: 'Volume', values: ['30 ml', '50 ml'] }
  const tones = { name: 'Tom', values: ['Claro', 'Médio', 'Escuro'] }
  const odd = { name: 'Cor', values: ['Rosa', 'Aurora'] }
  expect(shadesOf({ options: [sizes, tones] })?.shades.map(({ name }) => name)).toEqual(tones.values)
  expect(shadesOf({ options: [sizes] })).toBeNull()
  expect(shadesOf({ options: [odd] })).toBeNull()
  expect(shadesOf({ options: [] })).toBeNull()
})
