import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCityLines, writeCityLines } from './city-lines.ts'

const money = { currency: 'COP', country: 'CO' }
const places = [
  ...['Medellín', 'Itagüí', 'Armenia'].map((name, at) => ({ id: at + 1, name, division: 'Antioquia' })),
  ...['Armenia', 'Circasia'].map((name, at) => ({ id: at + 11, name, division: 'Quindío' })),
]
const read = (text: string) => readCityLines(text, places, money)

it('reads lines as they are typed, and pasted from a sheet', () => {
  expect(read('medellin; 8.000; 1-2\n\nItagüí, Antioquia\t$ 9.000\t3')).toEqual({
    problems: [],
    cities: [
      { cityId: 1, price: 8_000_00, days: { from: 1, to: 2 } },
      { cityId: 2, price: 9_000_00, days: { from: 3, to: 3 } },
    ],
  })
})

it('takes an asterisk for a whole division, whose cities may have lines of their own', () => {
  expect(read('Medellín; 8.000\n* antioquia; 12.000; 2-4').cities).toEqual([
    { cityId: 1, price: 8_000_00 },
    { cityId: 2, price: 12_000_00, days: { from: 2, to: 4 } },
    { cityId: 3, price: 12_000_00, days: { from: 2, to: 4 } },
  ])
})

it('reads as many lines as a form carries', () => {
  const country = Array.from({ length: 1_100 }, (_, at) => ({
    id: at + 1,
    name: `Ciudad ${at}`,
    division: `Departamento ${at % 32}`,
  }))
  const text = Array.from({ length: 20_000 }, (_, at) => `* departamento ${at % 32};${at}`).join('\n')
  const { cities, problems } = readCityLines(text, country, money)
  expect(problems).toEqual([])
  expect(cities).toHaveLength(1_100)
  expect(cities.find(({ cityId }) => cityId === 1)).toEqual({ cityId: 1, price: 19_968_00 })
})

it.each([
  ['Armenia; 8.000', 'many'],
  ['Macondo; 8.000', 'city'],
  ['* Narnia; 8.000', 'city'],
  ['Medellín; ocho mil', 'line'],
  ['Medellín; -8.000', 'line'],
  ['Medellín; 8.000; 4-2', 'line'],
  ['Medellín', 'line'],
])('says of %j what is wrong with it', (line, kind) => {
  expect(read(`Circasia; 1.000\n${line}`).problems).toMatchObject([{ line: 2, kind }])
})

it('writes what it reads, whatever the prices', () => {
  const price = fc.record({
    price: fc.integer({ min: 0, max: 900 }).map((thousands) => thousands * 1_000_00),
    days: fc.option(fc.record({ from: fc.integer({ min: 0, max: 4 }), to: fc.integer({ min: 4, max: 9 }) })),
  })
  const cities = fc
    .uniqueArray(fc.constantFrom(...places.map(({ id }) => id)))
    .chain((ids) =>
      fc.tuple(
        ...ids.map((cityId) => price.map((one) => ({ cityId, price: one.price, ...(one.days && { days: one.days }) }))),
      ),
    )
  fc.assert(
    fc.property(cities, (given) => {
      const again = read(writeCityLines(given, places, money))
      const byId = (list: readonly { readonly cityId: number }[]) => list.toSorted((a, b) => a.cityId - b.cityId)
      expect(again.problems).toEqual([])
      expect(byId(again.cities)).toEqual(byId(given))
    }),
  )
})
