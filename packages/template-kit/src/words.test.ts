import { LANGUAGES } from '@store/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differences, FRENCH_FAULT } from './conformance/dictionaries.ts'
import type { Words } from './design.ts'
import { loadConsentWords } from './words/consent.ts'
import { ALL_WORD_PARTS, loadTemplateWords, loadWords, translate, translateFrom } from './words.ts'

const dictionaries = await Promise.all(
  LANGUAGES.map(async (language) => ({
    language,
    words: { ...(await loadWords(language, ALL_WORD_PARTS)), ...(await loadConsentWords(language)) },
  })),
)
const sentences = (words: Words) =>
  Object.entries(words).flatMap(([key, word]) =>
    (typeof word === 'string' ? [word] : [word.one, word.other]).map((sentence) => ({ key, sentence })),
  )
const spanish = dictionaries[0]?.words ?? {}

describe('the words (T5)', () => {
  test.each(dictionaries)(
    '$language has the keys of Spanish, with the same values in each text',
    ({ language, words }) => {
      expect(differences(language, spanish, words)).toEqual([])
    },
  )

  test.each(dictionaries)(
    '$language has no arrows, ticks, stars (the templates’ fonts lack them) or double spaces',
    ({ words }) => {
      for (const { key, sentence } of sentences(words)) {
        expect(sentence, key).not.toMatch(/[→←✓★×](?! \{)|\.\.\.| {2}/u)
        expect(sentence, key).toBe(sentence.trim())
      }
    },
  )

  test('Spanish questions and exclamations have opening marks, except in the prescribed error texts', () => {
    for (const { key, sentence } of sentences(spanish)) {
      if (key.startsWith('error.')) continue
      expect(sentence.includes('?'), key).toBe(sentence.includes('¿'))
      expect(sentence.includes('!'), key).toBe(sentence.includes('¡'))
    }
  })

  test.each(dictionaries)('$language never breaks a line before a per cent sign', ({ words }) => {
    for (const { key, sentence } of sentences(words)) expect(sentence, key).not.toMatch(/ %/)
  })

  test('French has a narrow no-break space before : ; ! ? and inside its quotation marks', () => {
    for (const { key, sentence } of sentences(dictionaries[3]?.words ?? {}))
      expect(sentence, key).not.toMatch(FRENCH_FAULT)
  })

  test.each([0, 1, 2])('language %i has no space before : ; ! ?', (index) => {
    for (const { key, sentence } of sentences(dictionaries[index]?.words ?? {}))
      expect(sentence, key).not.toMatch(/\s[;:!?](?:\s|$)/u)
  })

  test('the two error pages have the prescribed texts (E1, E2)', () => {
    expect(spanish).toMatchObject({
      'error.notFound.title': '¡Ups! Algo salió mal.',
      'error.notFound.button': 'Ir al inicio',
      'error.server.title': 'OOPS! Error.',
      'error.server.button': 'Contactar a {name}',
    })
  })

  test('browse pages load fewer words than order pages', async () => {
    const browse = await loadWords('es')
    expect(Object.hasOwn(browse, 'cart.empty')).toBe(true)
    expect(Object.hasOwn(browse, 'checkout.title')).toBe(false)
    expect(Object.hasOwn(spanish, 'checkout.title')).toBe(true)
  })

  test('words of a template override the kit’s, also those that only some pages load', async () => {
    const loadsOf = (words: Words) => {
      const load = async () => ({ default: words })
      return { es: load, en: load, pt: load, fr: load }
    }
    const template = {
      words: loadsOf({ 'cart.empty': 'Nada aún', 'own.word': 'Propia' }),
      moreWords: { orders: loadsOf({ 'checkout.title': 'Quiero esto' }) },
    }
    const browse = await loadTemplateWords(template, 'es')
    expect(browse).toMatchObject({ 'cart.empty': 'Nada aún', 'own.word': 'Propia' })
    expect(Object.hasOwn(browse, 'checkout.title')).toBe(false)
    const orders = await loadTemplateWords(template, 'es', ['orders', 'placed'])
    expect(orders).toMatchObject({ 'cart.empty': 'Nada aún', 'checkout.title': 'Quiero esto' })
  })
})

describe('translating a key', () => {
  const words = { left: { one: 'queda {count}', other: 'quedan {count}' }, hello: 'Hola, {name}' }

  test('fills in the values, once: a value with braces is not filled in again', () => {
    expect(translate(words, 'es', 'hello', { name: '{count}' })).toBe('Hola, {count}')
    expect(translate(words, 'es', 'hello')).toBe('Hola, {name}')
  })

  test.each([
    ['es', 0, 'quedan 0'],
    ['es', 1, 'queda 1'],
    ['es', 2, 'quedan 2'],
    ['en', 0, 'quedan 0'],
    ['pt', 0, 'quedan 0'],
    ['fr', 0, 'queda 0'],
    ['fr', 2, 'quedan 2'],
  ] as const)('in %s, %i takes the right plural form', (language, count, sentence) => {
    expect(translate(words, language, 'left', { count })).toBe(sentence)
  })

  test('a count is written as the shop writes it, other numbers as they are', () => {
    const own = { of: { one: '{count} de {number}', other: '{count} de {number}' } }
    const show = (count: number) => `~${count}`
    expect(translateFrom([own], 'es', 'of', { count: 2000, number: 1043 }, show)).toBe('~2000 de 1043')
  })

  test('an unknown key is returned as it is', () => {
    fc.assert(
      fc.property(fc.string(), (key) => Object.hasOwn(words, key) || translate(words, 'es', key) === key),
      { examples: [['constructor'], ['__proto__']] },
    )
  })
})
