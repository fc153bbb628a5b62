import { expect, test } from 'vitest'
import { materialOf } from './material.ts'

const fact = (name: string, value: string) => ({ name, value })

test('metal and stone are read from the facts, in this order, whatever the order of the facts', () => {
  expect(materialOf([fact('Pierre', 'tourmaline'), fact('Taille', '52'), fact('Métal', 'Or 18 ct')])).toBe(
    'Or 18 ct, tourmaline',
  )
  expect(materialOf([fact('Piedras', 'granates'), fact('Peso', '3 g')])).toBe('granates')
})

test('without them it is the first fact; without facts null', () => {
  expect(materialOf([fact('Color', 'rojo'), fact('Peso', '3 g')])).toBe('rojo')
  expect(materialOf([])).toBeNull()
})
