import fc from 'fast-check'
import { expect, test } from 'vitest'
import { postcodeExample, readPostcode } from './postcode.ts'

const COUNTRIES = ['AR', 'BR', 'ES', 'GF', 'MX', 'PR', 'US']

test('only deliveries that need a postcode are asked for one (L4)', () => {
  expect(COUNTRIES.map(postcodeExample)).not.toContain(null)
  for (const country of ['CO', 'CL', 'PE', 'EC', 'BO', 'PA', 'XX', 'toString'])
    expect(postcodeExample(country)).toBeNull()
})

test.each([
  ['01310100', 'BR', '01310-100'],
  ['01310-100', 'BR', '01310-100'],
  ['01.310–100', 'BR', '01310-100'],
  [' 06600 ', 'MX', '06600'],
  ['28 013', 'ES', '28013'],
  ['c1425abc', 'AR', 'C1425ABC'],
  ['1425', 'AR', '1425'],
  ['00901', 'PR', '00901'],
  ['10001 1234', 'US', '10001-1234'],
  ['6600', 'MX', null],
  ['0131010', 'BR', null],
  ['10001-12', 'US', null],
  ['SW1A 1AA', 'US', null],
  ['110111', 'CO', null],
])('%s in %s is %s', (typed, country, written) => {
  expect(readPostcode(typed, country)).toBe(written)
})

test('the examples shown are postcodes; what was read is read as itself again', () => {
  for (const country of COUNTRIES) {
    const example = postcodeExample(country) ?? ''
    expect(readPostcode(example, country)).toBe(example)
  }
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9 .-]{0,12}$/), fc.constantFrom(...COUNTRIES), (typed, country) => {
      const written = readPostcode(typed, country)
      if (written !== null) expect(readPostcode(written, country)).toBe(written)
    }),
  )
})
