import { inShop } from '@store/api/database'
import { findShopByName, listCities } from '@store/api/queries'
import { openTestDatabase } from '@store/api/testing'
import type { City } from '@store/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cityOf } from './city.ts'
import { openTool, type Tool } from './testing.ts'

const db = await openTestDatabase()
let feria: Tool
beforeAll(async () => {
  feria = await openTool(db.url)
})
afterAll(async () => {
  await feria.close()
  await db.close()
})

const all = await inShop(db, 1, (tx) => listCities(tx, null))
const of = (country: string): readonly City[] => all.filter((city) => city.country === country)
const cities = of('CO')

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

describe('in every country with a list (B9)', () => {
  test.each([
    ['PE', 'wanchaq', '080108'],
    ['PE', 'Miraflores (Yauyos)', '151021'],
    ['PE', 'Miraflores, Arequipa', '040110'],
    ['MX', 'Zapopan', '14120'],
    ['MX', 'Benito Juárez, Quintana Roo', '23005'],
    ['BR', 'sao paulo', '3550308'],
    ['BR', 'Santa Maria, Rio Grande do Sul', '4316907'],
    ['CL', 'Ñuñoa', '13120'],
    ['AR', 'La Matanza', '06427'],
    ['EC', 'Quito', '1701'],
    ['GT', 'Mixco', '0108'],
    ['CR', 'Escazú', '102'],
    ['PA', 'San Miguelito', '0810'],
    ['DO', 'Santiago de los Caballeros', '2501'],
    ['PY', 'Luque', '1109'],
    ['HN', 'Distrito Central', '0801'],
    ['VE', 'Chacao', '1507'],
  ])('%s: %s is %s', (country, typed, code) => {
    expect(cityOf(typed, of(country)).code).toBe(code)
  })

  test('every city is found by its code, and by its name with its division', () => {
    for (const list of [...new Set(all.map(({ country }) => country))].map(of)) {
      // Every hundredth, and of short lists the first ones: each look-up reads the whole list.
      for (const city of list.filter((_, at) => at % 100 < (list.length < 400 ? 3 : 1))) {
        expect(cityOf(city.code ?? '', list)).toBe(city)
        expect(cityOf(`${city.name}, ${city.division}`, list)).toBe(city)
      }
    }
  })

  test('homonyms are told apart by their divisions', () => {
    expect(() => cityOf('Miraflores', of('PE'))).toThrow(/several cities.*\(Arequipa\)/)
    // One of another province is not taken for it, though Lima's has its own in brackets.
    expect(() => cityOf('San Luis', of('PE'))).toThrow(/several cities.*\(Lima\)/)
    expect(cityOf('San Cristóbal, San Cristóbal', of('DO')).code).toBe('2101')
  })
})

test('where a country has no list a shop lists cities itself, prices them and lets itself be paid there (B9)', async () => {
  await feria.json(
    'shop',
    'create',
    '--subdomain',
    'bodega',
    '--name',
    'Bodega',
    '--currency',
    'UYU',
    '--country',
    'UY',
  )
  const shop = async () =>
    (await findShopByName(db, 'bodega')) ?? { shippingRate: null, cashOnDelivery: null, version: 0 }
  const said = async (...args: readonly string[]) => (await feria.run(...args, '--shop', 'bodega')).err
  expect(await said('shipping', 'set', 'byCity', '--city', 'Montevideo:150')).toContain('feria cities add "Montevideo"')

  const before = (await shop()).version
  const added = await feria.json(
    'cities',
    'add',
    'Montevideo',
    'Santiago Vázquez',
    '--division',
    'montevideo',
    '--shop',
    'bodega',
  )
  expect(added).toMatchObject([
    { id: -1, name: 'Montevideo', division: 'Montevideo', country: 'UY' },
    { id: -2, name: 'Santiago Vázquez' },
  ])
  expect((await shop()).version).toBeGreaterThan(before)
  expect(await said('cities', 'add', 'MONTEVIDEO', '--division', 'Montevideo')).toContain('has listed MONTEVIDEO')
  expect(await said('cities', 'add', 'Salto', '--division', 'Sallto')).toContain('Did you mean "Salto"?')
  expect(await said('cities', 'add', '|', '--division', 'Salto')).toContain('is no name of a city')

  await feria.json('shipping', 'set', 'byCity', '--city', 'montevideo:150', '--shop', 'bodega')
  await feria.json('payments', 'cash-on-delivery', '--city', 'Montevideo', '--shop', 'bodega')
  expect(await shop()).toMatchObject({
    shippingRate: { kind: 'byCity', cities: [{ cityId: -1, price: 150_00 }], elsewhere: null },
    cashOnDelivery: { cities: [-1] },
  })
  expect((await feria.run('shipping', 'show', '--shop', 'bodega')).out).toContain('Montevideo: ')

  expect(await said('cities', 'remove', 'Montevideo')).toContain('take it out of "feria shipping set" first')
  await feria.json('cities', 'remove', 'Santiago Vázquez', '--shop', 'bodega')
  expect(await feria.json('cities', 'list', '--shop', 'bodega')).toMatchObject({ cities: [{ id: -1 }], official: 0 })
  expect(await said('cities', 'remove', 'Santiago Vázquez')).toContain('There is no city "Santiago Vázquez"')
})

test('where there is a list a shop adds what it lacks, and nothing that it has (B9)', async () => {
  await feria.json('shop', 'create', '--subdomain', 'pampa', '--name', 'Pampa', '--currency', 'ARS', '--country', 'AR')
  const add = (...names: string[]) => feria.run('cities', 'add', ...names, '--division', 'Córdoba', '--shop', 'pampa')
  expect((await add('Villa María')).code).toBe(0)
  const { code, err } = await add('Villa Allende', 'Río Cuarto')
  expect([code, err]).toEqual([1, expect.stringContaining('Río Cuarto is on the official list, as 14098')])
  // All or nothing.
  expect(await feria.json('cities', 'list', '--shop', 'pampa')).toMatchObject({ cities: [{ name: 'Villa María' }] })
  const rate = await feria.json(
    'shipping',
    'set',
    'byCity',
    '--city',
    'Villa María:900',
    '--city',
    'Río Cuarto:1200',
    '--shop',
    'pampa',
  )
  expect(rate).toMatchObject({ cities: [{ cityId: -1 }, { cityId: 32_014_098 }] })
})
