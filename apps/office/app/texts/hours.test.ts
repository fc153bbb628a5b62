import { LANGUAGES } from '@store/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hoursText, spanOf, weekOf } from './hours.ts'

const work = { from: '09:00', to: '18:00' }
const week = [[], [work], [work], [work], [work], [work], [{ from: '10:00', to: '14:00' }]]

it('says neighbouring days with the same times together', () => {
  expect(hoursText(week, 'es')).toBe('Lunes a viernes 09:00 a 18:00. Sábado 10:00 a 14:00')
})

describe.each(LANGUAGES)('in %s', (language) => {
  it('shops read back every week that is written', () => {
    const time = fc.tuple(fc.integer({ min: 6, max: 21 }), fc.constantFrom('00', '30'))
    const span = time.chain(([hour, half]) =>
      fc.integer({ min: hour + 1, max: 23 }).map((end) => ({
        from: `${String(hour).padStart(2, '0')}:${half}`,
        to: `${end}:00`.padStart(5, '0'),
      })),
    )
    fc.assert(
      fc.property(fc.array(fc.array(span, { maxLength: 1 }), { minLength: 7, maxLength: 7 }), (given) => {
        const isClosed = given.every((spans) => spans.length === 0)
        expect(weekOf(hoursText(given, language))).toEqual(isClosed ? null : given)
      }),
    )
  })
})

it.each([
  ['09:00', '18:00', true],
  ['22:00', '02:00', true],
  ['', '', false],
  ['09:00', '', false],
  ['9', '18', false],
  ['24:00', '25:00', false],
])('%s to %s is a span: %s', (from, to, is) => {
  expect(spanOf(from, to) !== null).toBe(is)
})
