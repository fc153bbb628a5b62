import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packCities, unpackCities } from './city-list.ts'

const FIELDS = ['id', 'name', 'divisionId', 'division', 'code', 'country']
const word = fc.stringMatching(/^[A-Za-zÑñ' .,-]{1,20}$/)

test('cities arrive as they were sent, whatever their ids', () => {
  const city = fc.record({
    id: fc.integer({ min: -1000, max: 10 ** 9 }),
    name: word,
    divisionId: fc.integer({ min: 0, max: 99 }),
  })
  fc.assert(
    fc.property(fc.array(city), fc.array(word, { minLength: 100, maxLength: 100 }), (drawn, divisions) => {
      const cities = drawn.map(({ id, name, divisionId }) => ({
        id,
        name,
        divisionId,
        code: null,
        division: divisions[divisionId] ?? '',
        country: 'CO',
      }))
      const inOneOrder = (all: Iterable<object>) => [...all].map((one) => JSON.stringify(one, FIELDS)).sort()
      expect(inOneOrder(unpackCities(packCities(cities, 'CO')))).toEqual(inOneOrder(cities))
    }),
  )
})
