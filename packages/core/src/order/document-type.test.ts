import { expect, test } from 'vitest'
import { DOCUMENT_TYPES, documentName, documentTypesOf } from './document-type.ts'

test.each([
  ['CO', ['CC', 'CE', 'NIT', 'TI', 'PPT', 'passport']],
  ['CL', ['RUT', 'passport']],
  ['BR', ['CPF', 'CNPJ', 'passport']],
  ['PE', ['DNI', 'CE', 'RUC', 'passport']],
  // Shops there ask for no particular document.
  ['US', []],
  ['constructor', []],
])('in %s the types to choose from are %j, the most common first', (country, types) => {
  expect(documentTypesOf(country)).toEqual(types)
})

test('a type is called as in the country that asked for it, and a passport as in the reader’s language', () => {
  expect(documentName('CE', 'CO', 'en')).toBe('Cédula de extranjería')
  expect(documentName('CE', 'PE', 'es')).toBe('Carné de extranjería')
  expect(documentName('CE', 'BR', 'pt')).toBe('CE')
  expect((['es', 'en', 'pt', 'fr'] as const).map((language) => documentName('passport', 'CO', language))).toEqual([
    ...['Pasaporte', 'Passport', 'Passaporte', 'Passeport'],
  ])
})

test('every type is listed once', () => {
  expect(new Set(DOCUMENT_TYPES).size).toBe(DOCUMENT_TYPES.length)
  expect(DOCUMENT_TYPES).toContain('passport')
})
