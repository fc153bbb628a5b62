import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ShownTimes, shownNow, shownState, wrongShownTime } from './shown-times.ts'
import { localTimeOf } from './time-zone.ts'

const BOGOTA = 'America/Bogota'
const at = (text: string) => new Date(text)

test.each([
  ['without times', {}, 'now'],
  ['from its first moment', { from: '2031-12-01T08:00' }, 'now'],
  ['a minute before', { from: '2031-12-01T08:01' }, 'later'],
  ['no longer at its end', { until: '2031-12-01T08:00' }, 'over'],
  ['until its end', { from: '2031-11-01T00:00', until: '2031-12-01T08:01' }, 'now'],
  ['after its end', { from: '2031-11-01T00:00', until: '2031-11-30T23:59' }, 'over'],
  ['that ends before it begins', { from: '2031-12-01T07:00', until: '2031-11-01T07:00' }, 'never'],
  ['that ends when it begins', { from: '2031-12-01T08:00', until: '2031-12-01T08:00' }, 'never'],
  ['from a moment with seconds', { from: '2031-12-01T08:00:00' }, 'now'],
  ['until a moment with seconds', { until: '2031-12-01T08:00:00.000' }, 'over'],
  ['from a day that is not', { from: '2031-02-31T08:00' }, 'never'],
  ['until a day that is not', { until: '2032-02-31T08:00' }, 'never'],
  ['until an hour that no clock shows', { until: '2031-12-01T24:00' }, 'never'],
  ['from a moment of another clock', { from: '2031-11-01T08:00:00Z' }, 'never'],
  ['until what is no moment', { until: 'Navidad' }, 'never'],
] as const)('a banner %s', (_, times: ShownTimes, state) => {
  // Eight in the morning in Bogotá.
  expect(shownState(times, at('2031-12-01T13:00:00Z'), BOGOTA)).toBe(state)
})

test('the next change is the first beginning or end to come', () => {
  const all = [
    { name: 'over', until: '2031-11-30T00:00' },
    { name: 'now', from: '2031-11-30T00:00', until: '2031-12-24T23:59' },
    { name: 'later', from: '2031-12-08T00:00' },
    { name: 'never', from: '2031-12-05T00:00', until: '2031-12-04T00:00' },
  ]
  const { shown, changesAt } = shownNow(all, at('2031-12-01T13:00:00Z'), BOGOTA)
  expect(shown.map(({ name }) => name)).toEqual(['now'])
  expect(changesAt).toEqual(at('2031-12-08T05:00:00Z'))
})

const ZONES = ['America/Bogota', 'America/Santiago', 'America/Sao_Paulo', 'America/Mexico_City', 'Europe/Paris']
const START = Date.parse('2031-03-01T00:00:00Z')
const YEAR = 366 * 24 * 60
/** Minutes of a year, so that clocks go forward and back in it. */
const minute = fc.integer({ min: 0, max: YEAR }).map((minutes) => START + minutes * 60_000)
const bound = (zone: string) => fc.option(minute.map((moment) => localTimeOf(new Date(moment), zone).slice(0, 16)))

test('what is shown stays the same until the next change, and then something begins or ends', () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom(...ZONES)
        .chain((zone) =>
          fc.tuple(
            fc.constant(zone),
            fc.array(fc.record({ from: bound(zone), until: bound(zone) }), { maxLength: 6 }),
            minute,
            fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
          ),
        ),
      ([zone, all, nowAt, part]) => {
        const { shown, changesAt } = shownNow(all, new Date(nowAt), zone)
        const states = (moment: number) => all.map((each) => shownState(each, new Date(moment), zone))
        const end = changesAt?.getTime() ?? nowAt + 2 * YEAR * 60_000
        expect(end).toBeGreaterThan(nowAt)
        for (const moment of [nowAt + Math.floor((end - nowAt) * part), end - 1])
          expect(shownNow(all, new Date(moment), zone).shown).toEqual(shown)
        if (changesAt) expect(states(end)).not.toEqual(states(nowAt))
      },
    ),
    { numRuns: 100 },
  )
})

test('settings are asked for the first time of a banner that no clock shows', () => {
  const good = { from: '2031-12-01T08:00', until: null }
  expect(wrongShownTime({})).toBeNull()
  expect(wrongShownTime({ banners: 'none' })).toBeNull()
  expect(wrongShownTime({ banners: [null, 7, {}, good, { from: '' }] })).toBeNull()
  expect(wrongShownTime({ banners: [good, { until: 'Navidad' }] })).toEqual(['banners', 1, 'until'])
  expect(wrongShownTime({ banners: [{ from: 20311201 }, { until: 'Navidad' }] })).toEqual(['banners', 0, 'from'])
})
