import type { Product } from '@store/core'
import { expect, test } from 'vitest'
import { makersOf, makingOf } from './makers.ts'

const fact = (name: string, value: string) => ({ name, value })

test.each([
  ['en', fact('Maker', 'Rosa'), fact('Place', 'Sololá'), fact('Days', '14')],
  ['es', fact('Artesana', 'Rosa'), fact('Lugar', 'Sololá'), fact('Días', '14 días')],
  ['pt', fact('Feito por', 'Rosa'), fact('Origem', 'Sololá'), fact('Tempo', '14 dias')],
  ['fr', fact('Artisane', 'Rosa'), fact('Lieu', 'Sololá'), fact('Jours', '14')],
])('whose hands it is from is read in %s, in whichever order it was written', (_, maker, place, days) => {
  const making = { maker: 'Rosa', place: 'Sololá', days: 14 }
  expect(makingOf([maker, place, days])).toEqual(making)
  expect(makingOf([fact('Color', 'rojo'), days, place, maker])).toEqual(making)
})

test('without a maker there is nothing; days that are no number are dropped', () => {
  expect(makingOf([fact('Material', 'lana'), fact('Days', '9')])).toBeNull()
  expect(makingOf([fact('Maker', 'Rosa'), fact('Days', 'many')])).toEqual({ maker: 'Rosa', place: null, days: null })
})

test('each maker is listed once, with the number of their products and the range of days', () => {
  const thing = (...facts: readonly ReturnType<typeof fact>[]) => ({ facts }) as unknown as Product
  const makers = makersOf([
    thing(fact('Maker', 'Rosa'), fact('Days', '14')),
    thing(fact('Material', 'clay')),
    thing(fact('Maker', 'Elena'), fact('Place', 'Sololá')),
    thing(fact('Maker', 'Rosa'), fact('Place', 'Atitlán'), fact('Days', '4')),
  ])
  expect(makers).toEqual([
    { maker: 'Rosa', place: 'Atitlán', count: 2, days: [4, 14] },
    { maker: 'Elena', place: 'Sololá', count: 1, days: null },
  ])
})
