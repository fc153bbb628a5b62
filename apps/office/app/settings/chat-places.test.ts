import { CHAT_PLACES, unknownPlaces } from '@store/core'
import { expect, test } from 'vitest'
import { chatWords } from '#app/words/chat/index.ts'
import { asStored, asTyped } from './chat-places.ts'

test.each(['es', 'en', 'pt', 'fr'] as const)(
  'places are typed in the words of %s, and stored as the API has them',
  (language) => {
    const names = chatWords.of(language).places
    const stored = CHAT_PLACES.map((place) => `{${place}}`).join(' ')
    expect(asStored(asTyped(stored, names), names)).toBe(stored)
    expect(asStored(asTyped(stored, names).toUpperCase(), names)).toBe(stored)
    expect(new Set(Object.values(names)).size).toBe(CHAT_PLACES.length)
  },
)

test('what is no place stays, and is found', () => {
  const { places } = chatWords.of('es')
  expect(asStored('Hola { Nombre }, {apellido}', places)).toBe('Hola {name}, {apellido}')
  expect(unknownPlaces(asStored('{apellido}', places))).toEqual(['apellido'])
})
