import { expect, test } from 'vitest'
import { usageOf } from './usage.ts'

const facts = (...lines: readonly (readonly [string, string])[]) => lines.map(([name, value]) => ({ name, value }))

test('ingredients and usage are found among the facts, in four languages', () => {
  const { ingredients, steps, others } = usageOf(
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
    expect(usageOf(facts([name, 'x'])).ingredients.length + usageOf(facts([name, 'x'])).others.length, name).toBe(1)
  for (const name of ['Cómo usar', 'Como usar', 'How to use', 'Mode d’emploi', 'Utilisation', 'Uso'])
    expect(usageOf(facts([name, 'x'])).steps, name).toEqual(['x'])
})

test('several spaces count as one', () => {
  expect(usageOf(facts(['Ingredientes', 'aveia,  glicerina  e  camomila'])).ingredients).toEqual([
    ...['aveia', 'glicerina', 'camomila'],
  ])
})

test('steps may be numbered', () => {
  expect(usageOf(facts(['Uso', '1. Lava 2. Seca'])).steps).toEqual(['Lava', 'Seca'])
})

test('a product without such facts has neither', () => {
  expect(usageOf(facts(['Peso', '248 g']))).toEqual({
    steps: [],
    ingredients: [],
    others: facts(['Peso', '248 g']),
  })
})
