import { describe, expect, test } from 'vitest'
import { languageFrom, shopStatus } from './shop.ts'

describe('languageFrom (T5)', () => {
  test.each([
    ['es', 'es'],
    ['ES', 'es'],
    ['pt-BR', 'pt'],
    ['PT_br', 'pt'],
    [' fr ', 'fr'],
    ['en', 'en'],
    ['de', 'es'],
    ['english', 'es'],
    ['', 'es'],
    [null, 'es'],
    [undefined, 'es'],
  ])('%j is %s', (code, language) => {
    expect(languageFrom(code)).toBe(language)
  })
})

describe('shopStatus (S2)', () => {
  const accessGate = { enabled: true, title: '', description: '', image: null, colors: {} }
  test.each([
    ['open', { open: true, accessGate: null }, false, 'open'],
    ['locked by its gate', { open: true, accessGate }, false, 'locked'],
    ['open behind its gate', { open: true, accessGate }, true, 'open'],
    ['locked before anything else is said', { open: false, accessGate }, false, 'locked'],
    ['closed behind its gate', { open: false, accessGate }, true, 'closed'],
  ])('%s', (_, shop, unlocked, status) => {
    expect(shopStatus(shop, unlocked)).toBe(status)
  })
})
