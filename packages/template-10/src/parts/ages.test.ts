import { describe, expect, test } from 'vitest'
import { agesOf } from './ages.ts'

const tag = (name: string, values: readonly string[], position = 1) => ({
  id: name,
  name,
  position,
  values: values.map((value, at) => ({ id: position * 10 + at, name: value })),
})
const shortNames = (...values: readonly string[]) => agesOf([tag('Edad', values)]).map(({ short }) => short)

describe('the ages of the dial', () => {
  test('are the values of the tag called so, in any of the four languages', () => {
    for (const name of ['Edad', 'EDADES', 'Edad recomendada', 'Age', 'Ages', 'Âge', 'Idade'])
      expect(agesOf([tag('Material', ['Madera']), tag(name, ['0–1 años'], 2)]), name).toEqual([
        { id: 20, name: '0–1 años', short: '0–1' },
      ])
  })

  test('or of a tag whose values are all in years; a shop without such a tag has none', () => {
    expect(agesOf([tag('¿Para quién?', ['2 a 3 años', '4 años o más'])]).map(({ short }) => short)).toEqual([
      '2–3',
      '4+',
    ])
    expect(agesOf([tag('Agencia', ['Norte']), tag('Piezas', ['24', '60'])])).toEqual([])
    expect(agesOf([tag('Edad', [])])).toEqual([])
  })

  test('have a short form where they are in years, and keep their names otherwise', () => {
    expect(
      shortNames('0–1 años', '2-3', '4 a 6 años', '7 to 9 years', '10 años o más', '10+', '12 ans et plus'),
    ).toEqual([...['0–1', '2–3', '4–6', '7–9', '10+', '10+', '12+']])
    expect(shortNames('10 más', '8 up', '3  años +', '10 plus', '5 (6)+')).toEqual(['10+', '8+', '3+', '10+', '5 (6)+'])
    expect(shortNames('0–12 meses', 'Recién nacidos')).toEqual(['0–12 meses', 'Recién nacidos'])
  })
})
