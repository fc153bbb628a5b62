import { describe, expect, test } from 'vitest'
import { ADDRESS_FIELD_NAMES, ADDRESS_FIELDS, addressLines, readTexts } from './order-fields.ts'

describe('the texts of a table', () => {
  const fields = {
    paper: { required: 'byCountry', maxLength: 9, type: 'choice' },
    name: { required: 'always', maxLength: 9 },
    email: { required: 'unlessByChat', maxLength: 9, type: 'email' },
    note: { required: 'never', maxLength: 9 },
  } as const

  test('what is needed is blank where nothing is said, the rest is null; what is chosen is no text', () => {
    expect(readTexts(fields, () => undefined)).toEqual({ name: '', email: null, note: null })
    expect(readTexts(fields, (name) => (name === 'email' ? '' : name))).toEqual({
      name: 'name',
      email: null,
      note: 'note',
    })
  })
})

describe('an address as it is written', () => {
  const full = readTexts(ADDRESS_FIELDS, (name) => name)

  test('street, what helps to find it, town', () => {
    const lines = addressLines(full)
    expect(lines).toHaveLength(3)
    expect([lines[0], lines[2]]).toEqual(['address', 'neighbourhood, city, division, postcode'])
    expect(lines[1]).toContain('details')
  })

  test('every field stands on one of its lines, whatever is left out of it', () => {
    const written = addressLines(full).flatMap((line) => line.split(', '))
    expect(written.toSorted()).toEqual(ADDRESS_FIELD_NAMES.toSorted())
    expect(addressLines({ address: '', city: 'Lima', division: '', details: null })).toEqual(['Lima'])
  })
})
