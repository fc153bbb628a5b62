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
  feria = await openTool(db)
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
    ['VE', 'Caracas', '0101'],
    ['HN', 'Tegucigalpa', '0801'],
    ['GT', 'Ciudad de Guatemala', '0101'],
    ['PA', 'Ciudad de Panamá', '0808'],
    ['AR', 'CABA', '02000'],
    ['AR', 'Mar del Plata', '06357'],
    ['MX', 'Cancún', '23005'],
    ['MX', 'Ciudad Juárez', '08037'],
  ])('%s: %s is %s', (country, typed, code) => {
    expect(cityOf(typed, of(country)).code).toBe(code)
  })

  test('every city is found by its code, and by its name with its division', () => {
    for (const list of [...new Set(all.map(({ country }) => country))].map(of)) {
      // Only a few of each list: every look-up reads the whole list.
      for (const city of list.filter((_, at) => at % Math.ceil(list.length / 4) === 0)) {
        expect(cityOf(city.code ?? '', list)).toBe(city)
        expect(cityOf(`${city.name}, ${city.division}`, list)).toBe(city)
      }
    }
  })

  test('homonyms are told apart by their divisions', () => {
    expect(() => cityOf('Miraflores', of('PE'))).toThrow(/several cities.*\(Arequipa\)/)
    // A city of another province does not match, although Lima's is named with its own in brackets.
    expect(() => cityOf('San Luis', of('PE'))).toThrow(/several cities.*\(Lima\)/)
    expect(cityOf('San Cristóbal, San Cristóbal', of('DO')).code).toBe('2101')
  })
})

describe('where a country has no list a shop lists cities itself (B9)', () => {
  const shop = async () => {
    const found = await findShopByName(db, 'bodega')
    if (!found) throw new Error('no shop')
    return found
  }
  const json = (...args: readonly string[]) => feria.json(...args, '--shop', 'bodega')
  const refusal = async (...args: readonly string[]) => (await feria.run(...args, '--shop', 'bodega')).err
  beforeAll(async () => {
    const about = ['--name', 'Bodega', '--currency', 'UYU', '--country', 'UY']
    await feria.json('shop', 'create', '--subdomain', 'bodega', ...about)
  })

  test('by their names, in the divisions of checkout', async () => {
    const before = (await shop()).version
    const names = ['Montevideo', 'Santiago Vázquez']
    expect(await json('cities', 'add', ...names, '--division', 'montevideo')).toMatchObject([
      { id: -1, name: 'Montevideo', division: 'Montevideo', country: 'UY' },
      { id: -2, name: 'Santiago Vázquez' },
    ])
    expect((await shop()).version).toBeGreaterThan(before)
    expect(await json('cities', 'list')).toMatchObject({ cities: [{ id: -1 }, { id: -2 }], official: 0 })
  })

  test('once each', async () => {
    expect(await refusal('cities', 'add', 'MONTEVIDEO', '--division', 'Montevideo')).toContain('listed MONTEVIDEO')
    expect(await refusal('cities', 'add', 'Salto', '--division', 'Sallto')).toContain('Did you mean "Salto"?')
    expect(await refusal('cities', 'add', '|', '--division', 'Salto')).toContain('is no name of a city')
  })

  test('prices them, and lets itself be paid there', async () => {
    await json('shipping', 'set', 'byCity', '--city', 'montevideo:150')
    await json('payments', 'cash-on-delivery', '--city', 'Montevideo')
    expect(await shop()).toMatchObject({
      shippingRate: { kind: 'byCity', cities: [{ cityId: -1, price: 150_00 }], elsewhere: null },
      cashOnDelivery: { cities: [-1] },
    })
    expect((await feria.run('shipping', 'show', '--shop', 'bodega')).out).toContain('Montevideo: ')
  })

  test('and takes off what nothing names', async () => {
    expect(await refusal('cities', 'remove', 'Montevideo')).toContain('take it out of "feria shipping set" first')
    await json('cities', 'remove', 'Santiago Vázquez')
    expect(await json('cities', 'list')).toMatchObject({ cities: [{ id: -1 }] })
    expect(await refusal('cities', 'remove', 'Santiago Vázquez')).toContain('There is no city "Santiago Vázquez"')
  })
})

describe('where there is a list a shop adds what it lacks (B9)', () => {
  const json = (...args: readonly string[]) => feria.json(...args, '--shop', 'pampa')
  const add = (...names: string[]) => feria.run('cities', 'add', ...names, '--division', 'Córdoba', '--shop', 'pampa')
  beforeAll(async () => {
    const about = ['--name', 'Pampa', '--currency', 'ARS', '--country', 'AR']
    await feria.json('shop', 'create', '--subdomain', 'pampa', ...about)
  })

  test('and nothing that it has; all of them or none', async () => {
    expect((await add('Villa María')).code).toBe(0)
    const { code, err } = await add('Villa Allende', 'Río Cuarto')
    expect([code, err]).toEqual([1, expect.stringContaining('Río Cuarto is on the official list, as 14098')])
    expect(await json('cities', 'list')).toMatchObject({ cities: [{ name: 'Villa María' }], official: 515 })
  })

  test('and names both alike', async () => {
    expect(
      await json('shipping', 'set', 'byCity', '--city', 'Villa María:900', '--city', 'Río Cuarto:1200'),
    ).toMatchObject({ cities: [{ cityId: -1 }, { cityId: 32_014_098 }] })
  })
})

test('a city by name where a shop has no list at all is met with how to make one (B9)', () => {
  expect(() => cityOf('Montevideo', [])).toThrow('feria cities add "Montevideo"')
})
