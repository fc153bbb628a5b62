import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTRIES } from '../money/index.ts'
import { dayOf, endOfDay, localTimeOf, momentIn, startOfDay, timeZoneOf } from './time-zone.ts'

describe('days of a shop', () => {
  test.each([
    ['CO', '2026-03-31', '2026-03-31T05:00:00.000Z'],
    ['MX', '2026-03-31', '2026-03-31T06:00:00.000Z'],
    ['ES', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['ES', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['XX', '2026-03-31', '2026-03-31T00:00:00.000Z'],
    // Clocks go forward at midnight: the day begins at one.
    ['CL', '2025-09-07', '2025-09-07T04:00:00.000Z'],
    // Clocks go back: the hour from eleven in the evening is repeated the day before.
    ['CL', '2025-04-06', '2025-04-06T04:00:00.000Z'],
  ])('in %s, %s begins at %s', (country, day, moment) => {
    expect(startOfDay(day, timeZoneOf(country))?.toISOString()).toBe(moment)
  })

  test.each(['2026-02-30', '2026-13-01', '31/03/2026', '2026-3-1', ''])('%j is no day', (text) => {
    expect(startOfDay(text, 'UTC')).toBeNull()
    expect(endOfDay(text, 'UTC')).toBeNull()
  })

  test('every country where a shop can be opened has a zone', () => {
    expect(COUNTRIES.filter((country) => timeZoneOf(country) === 'UTC')).toEqual([])
  })

  test('a day begins with its first moment, everywhere we know', () => {
    const zones = [...COUNTRIES, 'XX'].map(timeZoneOf)
    const moments = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(...zones), moments, (zone, moment) => {
        const day = dayOf(moment, zone)
        const start = startOfDay(day, zone)
        expect(start).not.toBeNull()
        if (!start) return
        expect(dayOf(start, zone)).toBe(day)
        expect(dayOf(new Date(start.getTime() - 1), zone) < day).toBe(true)
        expect(start.getTime()).toBeLessThanOrEqual(moment.getTime())
        const end = endOfDay(day, zone)
        if (!end) throw new Error(`${day} has no end`)
        expect(end.getTime()).toBeGreaterThan(moment.getTime())
        expect(dayOf(new Date(end.getTime() - 1), zone)).toBe(day)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a time of a day', () => {
  test.each([
    ['CO', '2026-03-31', '08:00', '2026-03-31T13:00:00.000Z'],
    ['ES', '2026-03-29', '08:30', '2026-03-29T06:30:00.000Z'],
    ['ES', '2026-03-28', '08:30', '2026-03-28T07:30:00.000Z'],
    // Clocks go from midnight to one.
    ['CL', '2025-09-07', '00:30', '2025-09-07T04:30:00.000Z'],
  ])('in %s, %s at %s is %s', (country, day, time, moment) => {
    expect(momentIn(day, time, timeZoneOf(country))?.toISOString()).toBe(moment)
  })

  test.each([
    ['2026-02-30', '08:00'],
    ['2026-02-28', '24:30'],
    ['2026-02-28', '8'],
    ['', ''],
  ])('%j at %j is none', (day, time) => {
    expect(momentIn(day, time, 'America/Bogota')).toBeNull()
  })

  test('is what clocks show then, wherever it is shown once', () => {
    const zones = 'CL ES MX US PY'.split(' ').map(timeZoneOf)
    const moments = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(...zones), moments, (zone, moment) => {
        const shown = localTimeOf(moment, zone)
        const read = momentIn(shown.slice(0, 10), shown.slice(11, 16), zone)
        expect(read && localTimeOf(read, zone).slice(0, 16)).toBe(shown.slice(0, 16))
      }),
      { numRuns: 2000 },
    )
  })
})
