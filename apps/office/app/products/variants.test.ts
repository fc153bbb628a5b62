import { expect, it } from 'vitest'
import { combinationsOf, countOf, valuesBefore, valuesIn, valuesText } from './variants.ts'

const size = { name: 'Talla', values: ['S', 'M'] }
const colour = { name: 'Color', values: ['Azul', 'Rojo'] }

it('values are read from commas, or from lines, each once', () => {
  expect(valuesIn(' S, M,, L, M ')).toEqual(['S', 'M', 'L'])
  expect(valuesIn('1,5 L\r\n\n2 L\n')).toEqual(['1,5 L', '2 L'])
  for (const values of [['S', 'M'], ['1,5 L'], ['1,5 L', '2 L']]) expect(valuesIn(valuesText(values))).toEqual(values)
})

it('options make every combination in their order, none of none', () => {
  expect(combinationsOf([size, colour])).toEqual([
    ['S', 'Azul'],
    ['S', 'Rojo'],
    ['M', 'Azul'],
    ['M', 'Rojo'],
  ])
  expect([combinationsOf([]), countOf([]), countOf([size, colour])]).toEqual([[], 0, 4])
})

it('a value that is written anew in its place is the one that stood there', () => {
  const after = [{ name: 'Talla', values: ['S', 'Mediana'] }, colour]
  expect(valuesBefore(['Mediana', 'Rojo'], [size, colour], after)).toEqual(['M', 'Rojo'])
})

it('a value that is new, or has moved, is none that stood there', () => {
  expect(valuesBefore(['L'], [size], [{ name: 'Talla', values: ['S', 'M', 'L'] }])).toEqual(['L'])
  expect(valuesBefore(['L'], [size], [{ name: 'Talla', values: ['M', 'L'] }])).toEqual(['L'])
})

it('of a further option what was there is found by the other values', () => {
  expect(valuesBefore(['S', 'Azul'], [size], [size, colour])).toEqual(['S'])
})
