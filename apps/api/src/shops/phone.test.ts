import fc from 'fast-check'
import { type CountryCode, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { chatNumberOf, partsOfPhone, readPhone, shownPhone } from './phone.ts'

const COUNTRIES = 'AR BO BR CL CO CR DO EC ES GF GT HN MX PA PE PR PY SV US UY VE'.split(' ') as readonly CountryCode[]

describe('a phone is read as people of the shop’s country write it (L4)', () => {
  test.each([
    ['3001112233', 'CO', '+573001112233', '300 1112233'],
    ['300.111.22.33', 'CO', '+573001112233', '300 1112233'],
    ['573001112233', 'CO', '+573001112233', '300 1112233'],
    ['(+57) 300–111–2233', 'CO', '+573001112233', '300 1112233'],
    ['0057 300 111 2233', 'CO', '+573001112233', '300 1112233'],
    ['(604) 555-0142', 'CO', '+576045550142', '(604) 5550142'],
    ['011 15-2345-6789', 'AR', '+5491123456789', '011 15-2345-6789'],
    ['044 55 1234 5678', 'MX', '+525512345678', '55 1234 5678'],
    ['+52 1 55 1234 5678', 'MX', '+525512345678', '55 1234 5678'],
    ['(11) 96123-4567', 'BR', '+5511961234567', '(11) 96123-4567'],
    ['011 96123 4567', 'BR', '+5511961234567', '(11) 96123-4567'],
    ['787-234-5678', 'PR', '+17872345678', '(787) 234-5678'],
    ['0991234567', 'EC', '+593991234567', '099 123 4567'],
    ['+1 202 555 0143', 'CL', '+12025550143', '+1 202 555 0143'],
    ['0034 600 12 34 56', 'CO', '+34600123456', '+34 600 12 34 56'],
  ])('%s in %s', (typed, country, stored, shown) => {
    expect(readPhone(typed, country)).toBe(stored)
    expect(shownPhone(stored, country)).toBe(shown)
  })

  test.each([
    ['12345', 'CO'],
    ['0000000000', 'CO'],
    ['300 111 223', 'CO'],
    ['15 2345 6789', 'AR'],
    ['3001112233 / 3009998877', 'CO'],
    ['+999 12345678', 'CO'],
    ['llámame al 3001112233', 'CO'],
    ['', 'CO'],
  ])('%s is none in %s', (typed, country) => {
    expect(readPhone(typed, country)).toBeNull()
  })

  test('whichever way it is written, and whatever stands between its digits, it is the same number', () => {
    const between = fc.constantFrom('', '', '', ' ', '-', '.', '\u00a0', '–')
    fc.assert(
      fc.property(
        fc.constantFrom(...COUNTRIES),
        fc.constantFrom(...COUNTRIES),
        fc.constantFrom('national', 'dialled', 'whole', 'abroad', 'bare'),
        fc.array(between, { minLength: 20, maxLength: 20 }),
        (of, shop, way, signs) => {
          const example = getExampleNumber(of, examples)
          if (!example) throw new Error(`no number of ${of}`)
          const { number, nationalNumber } = example
          const written = {
            national: nationalNumber as string,
            dialled: example.formatNational(),
            whole: number as string,
            abroad: `00${number.slice(1)}`,
            bare: number.slice(1),
          }[way]
          const spaced = [...written].map((sign, at) => sign + (signs[at] ?? '')).join('')
          const isForeign = way === 'whole' || way === 'abroad'
          expect(readPhone(spaced, isForeign ? shop : of)).toBe(number)
          expect(readPhone(shownPhone(number, shop), shop)).toBe(number)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('whatever is typed, what is kept is E.164 and read as itself again', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[+\d\s().-]{5,25}$/), fc.bigInt(0n, 10n ** 15n).map(String))
    fc.assert(
      fc.property(typed, fc.constantFrom(...COUNTRIES, 'XX', ''), (text, country) => {
        const stored = readPhone(text, country)
        if (stored === null) return
        expect(stored).toMatch(/^\+[1-9]\d{5,14}$/)
        expect(readPhone(stored, country)).toBe(stored)
      }),
      { numRuns: 2000 },
    )
  })
})

test('services get the country’s code apart; chats of Argentina the 9 that is not dialled', () => {
  expect(partsOfPhone('+573001112233')).toEqual({ code: '+57', number: '3001112233' })
  expect(partsOfPhone('lo que había antes')).toBeNull()
  expect(chatNumberOf('+541123456789')).toBe('+5491123456789')
  expect(chatNumberOf('+5491123456789')).toBe('+5491123456789')
  expect(chatNumberOf('+573001112233')).toBe('+573001112233')
})
