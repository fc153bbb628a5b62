import { expect, it } from 'vitest'
import { readCityNames } from './city-names.ts'

it('reads one name per line, and leaves out those that are on the list or in an earlier line', () => {
  expect(readCityNames(' Piriápolis \r\n\nPunta del Este\npiriapolis\nSAN CARLOS', ['San Carlos'])).toEqual({
    names: ['Piriápolis', 'Punta del Este'],
    already: 2,
    problems: [],
  })
})

it.each([
  ['Piriápolis; 120', 'bad'],
  ['Piriápolis\tMaldonado', 'bad'],
  ['* Maldonado', 'bad'],
  ['a|b', 'bad'],
  ['…', 'bad'],
  ['x'.repeat(81), 'long'],
])('refuses %j by its line', (line, kind) => {
  expect(readCityNames(`Rocha\n\n${line}`, [])).toMatchObject({ names: ['Rocha'], problems: [{ line: 3, kind }] })
})

it('takes a name with a comma, and one of a single letter', () => {
  expect(readCityNames('Bogotá, D.C.\nY', []).names).toEqual(['Bogotá, D.C.', 'Y'])
})
