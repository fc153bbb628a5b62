import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { City } from '../shop/shop.ts'
import { citiesCalled, dependsOnCity, takesUnlisted, typedCityId, UNLISTED_CITY } from './city.ts'

const city = (id: number, name: string, division = 'Antioquia'): City => ({
  id,
  name,
  code: null,
  divisionId: 0,
  division,
  country: 'CO',
})

const CITIES = [
  city(11001, 'Bogotá D.C.', 'Bogotá D.C.'),
  city(13001, 'Cartagena de Indias', 'Bolívar'),
  city(18150, 'Cartagena del Chairá', 'Caquetá'),
  city(76111, 'Guadalajara de Buga', 'Valle del Cauca'),
  city(5059, 'Armenia'),
  city(63001, 'Armenia', 'Quindío'),
  city(70820, 'Santiago de Tolú', 'Sucre'),
  city(70823, 'Tolú Viejo', 'Sucre'),
  city(5042, 'Santa Fé de Antioquia'),
  city(1, 'Miraflores (Lima)', 'Lima'),
  city(2, 'Miraflores (Yauyos)', 'Lima'),
  city(3, 'Miraflores', 'Arequipa'),
]

describe('a city is found by the name it goes by (B9)', () => {
  test.each([
    ['BOGOTÁ, D. C.', [11001]],
    ['bogota', [11001]],
    ['Cartagena', [13001]],
    ['Buga', [76111]],
    ['Tolú', [70820]],
    ['Armenia', [5059, 63001]],
    ['miraflores', [1, 2, 3]],
    ['Miraflores, Lima', [1]],
    ['San', []],
    ['Cali', []],
    ['', []],
    ['—', []],
  ])('%s', (name, ids) => {
    expect(citiesCalled(name, CITIES).map(({ id }) => id)).toEqual(ids)
  })

  test('every city by its own name, however it is typed, before any that only contains it', () => {
    const word = fc.stringMatching(/^[A-Za-zÁÉÍÓÚÑáéíóúñçãõ]{1,12}$/)
    const names = fc.uniqueArray(
      fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
      { minLength: 1, maxLength: 30 },
    )
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    fc.assert(
      fc.property(names, fc.nat(), fc.constantFrom(' ', '-', '.  ', '’'), (all, at, between) => {
        const cities = all.map((name, index) => city(index + 1, name))
        const expected = all[at % all.length] ?? ''
        const typed = plain(expected).toUpperCase().replaceAll(' ', between)
        const called = citiesCalled(typed, cities).map(({ name }) => plain(name))
        expect(called).toEqual(all.map(plain).filter((name) => name === plain(expected)))
      }),
    )
  })

  test('a text of any length costs no more than the longest name', () => {
    expect(citiesCalled(`${'a '.repeat(1_000_000)}`, CITIES)).toEqual([])
  })
})

test('something depends on the city where it sets the price of delivery, or who may pay at the door (B9)', () => {
  const shop: Parameters<typeof dependsOnCity>[0] = {
    shippingRate: { kind: 'free' },
    paymentMethods: ['cashOnDelivery'],
    cashOnDelivery: { cities: null, ceiling: 100 },
  }
  expect(dependsOnCity(shop)).toBe(false)
  expect(dependsOnCity({ ...shop, shippingRate: { kind: 'byCity', cities: [], elsewhere: 1 } })).toBe(true)
  expect(dependsOnCity({ ...shop, cashOnDelivery: { cities: [5001], ceiling: null } })).toBe(true)
  expect(
    dependsOnCity({ ...shop, paymentMethods: ['bankDeposit'], cashOnDelivery: { cities: [5001], ceiling: null } }),
  ).toBe(false)
})

test('any city may be written beside a list that is the shop’s own, where the shop delivers elsewhere (B9)', () => {
  const ownCities = [city(-1, 'Montevideo', 'Montevideo')]
  const byCity = (elsewhere: number | null) => ({ shippingRate: { kind: 'byCity', cities: [], elsewhere } }) as const
  expect(takesUnlisted(ownCities, byCity(1))).toBe(true)
  expect(takesUnlisted(ownCities, { shippingRate: { kind: 'flat', price: 1 } })).toBe(true)
  expect(takesUnlisted(ownCities, byCity(null))).toBe(false)
  expect(takesUnlisted([...ownCities, ...CITIES], byCity(1))).toBe(false)
  expect(takesUnlisted([], byCity(1))).toBe(false)
})

test('a city that is typed is taken as checkout takes it: by its name in its division, or as it is where it may be (B9)', () => {
  const flat: Parameters<typeof typedCityId>[2] = {
    shippingRate: { kind: 'flat', price: 1 },
    paymentMethods: [],
    cashOnDelivery: { cities: null, ceiling: null },
  }
  const byCity = (elsewhere: number | null) =>
    ({ ...flat, shippingRate: { kind: 'byCity', cities: [], elsewhere } }) as const
  const ownCities = [city(-1, 'Montevideo', 'Montevideo')]
  const typed = (name: string, division: string) => ({ city: name, division })
  expect(typedCityId(typed('buga', 'valle del cauca'), CITIES, flat)).toBe(76111)
  expect(typedCityId(typed('Armenia', 'Quindio'), CITIES, byCity(null))).toBe(63001)
  expect(typedCityId(typed('Vereda La Honda', 'Antioquia'), CITIES, flat)).toBeNull()
  expect(typedCityId(typed('Vereda La Honda', 'Antioquia'), CITIES, byCity(1))).toBeUndefined()
  expect(typedCityId(typed('Miraflores', 'Lima'), CITIES, byCity(1))).toBeUndefined()
  expect(typedCityId(typed('Chuy', 'Rocha'), ownCities, byCity(1))).toBe(UNLISTED_CITY)
  expect(typedCityId(typed('Chuy', 'Rocha'), ownCities, byCity(null))).toBeUndefined()
  expect(typedCityId(typed('Chuy', 'Rocha'), [], byCity(1))).toBeNull()
})
