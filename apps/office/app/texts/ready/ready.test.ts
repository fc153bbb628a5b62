import { LANGUAGES, POLICY_KINDS } from '@store/core'
import { expect, it } from 'vitest'
import { htmlOf, textOf } from '../plain-text.ts'
import { lawsOf } from './laws.ts'
import { readyPolicy } from './ready.ts'

it.each(LANGUAGES.flatMap((language) => POLICY_KINDS.map((kind) => [language, kind] as const)))(
  'there is a text in %s for %s, which is typed as it is stored',
  (language, kind) => {
    for (const country of ['CO', 'PE', 'GT']) {
      const facts = { shop: 'Alborada', contact: null, laws: lawsOf(country) }
      const text = readyPolicy(kind, language, facts)
      expect(text).not.toMatch(/undefined|null/)
      expect(text).toContain('[…')
      expect(textOf(htmlOf(text))).toBe(text)
    }
  },
)

it('names the days and the law of the country, and leaves blank what is not certain', () => {
  const of = (country: string) => readyPolicy('returns', 'es', { shop: 'X', contact: 'a@b.co', laws: lawsOf(country) })
  expect(of('CO')).toContain('5 días hábiles desde que recibes')
  expect(of('CO')).toContain('Ley 1480')
  expect(of('AR')).toContain('10 días corridos')
  expect(of('PE')).toContain('[… cuántos] días desde que recibes')
})
