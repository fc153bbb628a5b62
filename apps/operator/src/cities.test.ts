import { inShop } from '@store/api/database'
import { listCities } from '@store/api/queries'
import { openTestDatabase } from '@store/api/testing'
import { afterAll, expect, test } from 'vitest'
import { cityOf } from './reading.ts'

const db = await openTestDatabase()
afterAll(() => db.close())
const cities = await inShop(db, 1, (tx) => listCities(tx, 'CO'))

test.each([
  ['Bogotá', '11001'],
  ['bogota', '11001'],
  ['Bogotá D.C.', '11001'],
  ['Bogotá, D.C.', '11001'],
  ['Cartagena', '13001'],
  ['Cartagena de Indias', '13001'],
  ['Cartagena del Chairá', '18150'],
  ['Buga', '76111'],
  ['Tumaco', '52835'],
  ['Ubaté', '25843'],
  ['Tolú', '70820'],
  ['Mompox', '13468'],
  ['Cali', '76001'],
  ['Armenia, Quindío', '63001'],
  ['05001', '05001'],
])('%s is %s', (typed, code) => {
  expect(cityOf(typed, cities).code).toBe(code)
})

test('a name of several is not guessed at, one of none is met with the nearest', () => {
  expect(() => cityOf('Armenia', cities)).toThrow('"Armenia" is the name of several cities. Use the code of one')
  expect(() => cityOf('Medelin', cities)).toThrow('Did you mean "Medellín"?')
})
