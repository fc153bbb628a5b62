import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packCities, unpackCities } from './city-list.ts'

const word = fc.stringMatching(/^[A-Za-zÑñ' .,-]{1,20}$/)

test('cities arrive as they were sent, whatever their ids', () => {
  const city = fc.record({
    id: fc.integer({ min: 1, max: 10 ** 9 }),
    name: word,
    divisionId: fc.integer({ min: 0, max: 99 }),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(city, { selector: ({ id }) => id }),
      fc.array(word, { minLength: 100, maxLength: 100 }),
      (drawn, divisions) => {
        const cities = drawn.map(({ id, name, divisionId }) => ({
          ...{ id, name, divisionId },
          ...{ code: null, division: divisions[divisionId] ?? '', country: 'CO' },
        }))
        const byId = (a: { id: number }, b: { id: number }) => a.id - b.id
        expect([...unpackCities(packCities(cities, 'CO'))].sort(byId)).toEqual(cities.toSorted(byId))
      },
    ),
  )
})
