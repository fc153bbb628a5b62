import { expect, test } from 'vitest'
import { materialOf } from './material.ts'

const fact = (name: string, value: string) => ({ name, value })

test('of a jewel its metal and its stone are said, in whichever order they were written', () => {
  expect(materialOf([fact('Pierre', 'tourmaline'), fact('Taille', '52'), fact('Métal', 'Or 18 ct')])).toBe(
    'Or 18 ct, tourmaline',
  )
  expect(materialOf([fact('Piedras', 'granates'), fact('Peso', '3 g')])).toBe('granates')
})

test('of anything else the first thing that is known, and of nothing nothing', () => {
  expect(materialOf([fact('Color', 'rojo'), fact('Peso', '3 g')])).toBe('rojo')
  expect(materialOf([])).toBeNull()
})
