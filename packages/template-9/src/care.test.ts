import { expect, test } from 'vitest'
import { careOf } from './care.ts'

const facts = (...lines: readonly (readonly [string, string])[]) => lines.map(([name, value]) => ({ name, value }))

test('what is in it and how it is used are found among the facts, in four languages', () => {
  const { ingredients, steps, others } = careOf(
    facts(
      ['Ingredientes', 'aveia, glicerina e camomila'],
      ['Modo de uso', 'Aqueça nas mãos; Massageie; Retire.'],
      ['Volume', '150 ml'],
    ),
  )
  expect(ingredients).toEqual(['aveia', 'glicerina', 'camomila'])
  expect(steps).toEqual(['Aqueça nas mãos', 'Massageie', 'Retire'])
  expect(others).toEqual(facts(['Volume', '150 ml']))
  for (const name of ['Activos', 'Ativos', 'Key ingredients', 'Ingrédients', 'INCI', 'Composição'])
    expect(careOf(facts([name, 'x'])).ingredients.length + careOf(facts([name, 'x'])).others.length, name).toBe(1)
  for (const name of ['Cómo usar', 'Como usar', 'How to use', 'Mode d’emploi', 'Utilisation', 'Uso'])
    expect(careOf(facts([name, 'x'])).steps, name).toEqual(['x'])
})

test('spaces in a row are one', () => {
  expect(careOf(facts(['Ingredientes', 'aveia,  glicerina  e  camomila'])).ingredients).toEqual([
    ...['aveia', 'glicerina', 'camomila'],
  ])
})

test('steps may be numbered', () => {
  expect(careOf(facts(['Uso', '1. Lava 2. Seca'])).steps).toEqual(['Lava', 'Seca'])
})

test('a product without such lines has neither', () => {
  expect(careOf(facts(['Peso', '248 g']))).toEqual({
    steps: [],
    ingredients: [],
    others: facts(['Peso', '248 g']),
  })
})
