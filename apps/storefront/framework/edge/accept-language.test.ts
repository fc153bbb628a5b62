import { expect, test } from 'vitest'
import { preferredLanguage } from './accept-language.mjs'

test.each([
  [null, 'es'],
  ['', 'es'],
  ['de-DE,de;q=0.9', 'es'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['de, en-GB;q=0.8, fr;q=0.9', 'fr'],
  ['en;q=0, fr', 'fr'],
  ['EN-us', 'en'],
  ['*;q=0.5, ;;;,q=', 'es'],
])('T3: Accept-Language %s reads %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
