import { describe, expect, test } from 'vitest'
import { ADDRESS_FIELD_NAMES, ADDRESS_FIELDS, addressLines, BUYER_FIELDS, readTexts } from './order-fields.ts'

describe('the texts of a table', () => {
  test('what is needed is blank where nothing is said, the rest is null; what is chosen is no text', () => {
    expect(readTexts(BUYER_FIELDS, () => undefined)).toEqual({ name: '', idNumber: '', phone: '', email: null })
    expect(readTexts(ADDRESS_FIELDS, (name) => (name === 'details' ? 'Apto 4' : null))).toEqual({
      ...{ division: '', city: '', address: '', neighbourhood: null, postcode: null, details: 'Apto 4' },
    })
  })
})

describe('an address as it is written', () => {
  const full = readTexts(ADDRESS_FIELDS, (name) => name)

  test('street, what helps to find it, town', () => {
    expect(addressLines(full)).toEqual(['address', 'details', 'neighbourhood, city, division, postcode'])
  })

  test('every field stands on one of its lines, whatever is left out of it', () => {
    expect(
      addressLines(full)
        .flatMap((line) => line.split(', '))
        .sort(),
    ).toEqual([...ADDRESS_FIELD_NAMES].sort())
    expect(addressLines({ address: '', city: 'Lima', division: '', details: null })).toEqual(['Lima'])
  })
})
