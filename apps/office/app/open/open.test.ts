import { COUNTRIES } from '@store/core'
import { describe, expect, it } from 'vitest'
import { guessedCountry } from './countries.ts'
import { stepOf } from './steps.ts'

describe('the step in the address', () => {
  it.each([
    [undefined, null, 'name'],
    ['you', null, 'name'],
    ['country', {}, 'country'],
    ['product', {}, 'country'],
    ['product', { country: 'CO' }, 'look'],
    ['product', { country: 'CO', templateId: 5 }, 'product'],
    ['you', { country: 'CO', templateId: 5 }, 'you'],
    ['nonsense', { country: 'CO', templateId: 5 }, 'name'],
  ] as const)('%s with %o is %s', (said, draft, step) => {
    expect(stepOf(said, draft)).toBe(step)
  })
})

describe('the country that is proposed', () => {
  it.each([
    ['es-MX,es;q=0.9', 'MX'],
    ['en,pt-BR;q=0.8', 'BR'],
    ['de-DE', 'CO'],
    [null, 'CO'],
  ])('for %s it is %s', (header, country) => {
    expect(guessedCountry(header)).toBe(country)
  })

  it('is one whose money can be written', () => {
    expect(COUNTRIES).toEqual(expect.arrayContaining(['CO', 'MX', 'BR', 'AR', 'CL', 'PE']))
  })
})
