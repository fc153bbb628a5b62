import { describe, expect, test } from 'vitest'
import { divisionLabel, divisionsOf } from './division.ts'

/** Counts of first-level divisions, from each country's own list. */
const COUNTRIES = [
  ['AR', 'province', 24, 'Tierra del Fuego'],
  ['BO', 'department', 9, 'Chuquisaca'],
  ['BR', 'state', 27, 'São Paulo'],
  ['CL', 'region', 16, 'Biobío'],
  ['CO', 'department', 33, 'Antioquia'],
  ['CR', 'province', 7, 'Guanacaste'],
  ['DO', 'province', 32, 'Distrito Nacional'],
  ['EC', 'province', 24, 'Pichincha'],
  ['ES', 'province', 52, 'Zaragoza'],
  ['GT', 'department', 22, 'Sololá'],
  ['HN', 'department', 18, 'Francisco Morazán'],
  ['MX', 'state', 32, 'Nuevo León'],
  ['PA', 'province', 14, 'Panamá Oeste'],
  ['PE', 'department', 25, 'Lima'],
  ['PR', 'municipality', 78, 'Mayagüez'],
  ['PY', 'department', 18, 'Asunción'],
  ['SV', 'department', 14, 'Sonsonate'],
  ['US', 'state', 51, 'District of Columbia'],
  ['UY', 'department', 19, 'Treinta y Tres'],
  ['VE', 'state', 25, 'Zulia'],
] as const

describe('first-level divisions (L4)', () => {
  test.each(COUNTRIES)('%s has a %s, %i of them, with %s', (country, label, count, name) => {
    const names = divisionsOf(country)
    expect(divisionLabel(country)).toBe(label)
    expect(names).toContain(name)
    expect(new Set(names).size).toBe(count)
    expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare))
  })
  test('French Guiana has departments; elsewhere we ask for a state, and know no names', () => {
    expect(divisionLabel('GF')).toBe('department')
    expect(divisionLabel('JP')).toBe('state')
    expect(divisionsOf('JP')).toEqual([])
    expect(divisionsOf('constructor')).toEqual([])
  })
})
