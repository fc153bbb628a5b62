import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openingState, openingStateOn, readOpeningHours } from './opening-hours.ts'

/** The open days of a week, Sunday first, with their spans in hours. */
const week = (text: string) =>
  readOpeningHours(text)?.map((spans) => spans.map(({ from, to }) => `${from / 60}-${to / 60}`).join(' '))

describe('hours as merchants write them', () => {
  const work = (hours: string, saturday = hours) => ['', hours, hours, hours, hours, hours, saturday]
  test.each([
    ['Lunes a sábado, 9:00 a 18:00', work('9-18')],
    ['Lunes a viernes 10:00 a. m. a 7:00 p. m. Sábados 10:00 a. m. a 2:00 p. m.', work('10-19', '10-14')],
    ['Lun-Vie: 8:30–12:30 / 14:00–18:00', work('8.5-12.5 14-18', '')],
    ['Segunda a sexta, 9h às 18h; sábado, 9h às 13h', work('9-18', '9-13')],
    ['Segunda-feira a sexta-feira das 9h às 18h30', work('9-18.5', '')],
    ['Du lundi au samedi, 9 h à 18 h', work('9-18')],
    ['Monday to Saturday, 9:00 to 18:00', work('9-18')],
    ['Mon–Fri 9am–6pm; Sat 10am–2pm; Sun closed', work('9-18', '10-14')],
    ['Todos los días de 12:00 a 23:00', Array(7).fill('12-23')],
    ['9:00 - 17:00', Array(7).fill('9-17')],
    ['Lunes  a \n sábado,  9:00   a  18:00', work('9-18')],
    ['Viernes y sábado de 18:00 a 2:00', ['', '', '', '', '', '18-26', '18-26']],
    ['Martes, jueves y domingo, 10:00 a 14:00', ['10-14', '', '10-14', '', '10-14', '', '']],
  ])('%s', (text, expected) => {
    expect(week(text)).toEqual(expected)
  })

  test.each([null, '', 'Con cita previa', 'Abierto', 'Lunes a viernes', '25:00 a 30:00', 'Lunes: desde las 9'])(
    'of “%s” nobody is told that it is open',
    (text) => {
      expect(readOpeningHours(text)).toBeNull()
    },
  )

  test('whatever is written, it is read without a failure', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => void readOpeningHours(text)))
  })
})

describe('open now', () => {
  const hours = readOpeningHours('Lunes a viernes 9:00 a 12:00, 14:00 a 18:00. Sábado 20:00 a 2:00') ?? []
  const at = (day: number, time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return openingState(hours, day, hour * 60 + minute)
  }
  test.each([
    [1, '9:00', { kind: 'open', until: '12:00' }],
    [1, '12:00', { kind: 'closed', opens: { day: null, at: '14:00' } }],
    [1, '17:59', { kind: 'open', until: '18:00' }],
    [1, '18:00', { kind: 'closed', opens: { day: 2, at: '09:00' } }],
    [6, '23:30', { kind: 'open', until: '02:00' }],
    [0, '1:59', { kind: 'open', until: '02:00' }],
    [0, '2:00', { kind: 'closed', opens: { day: 1, at: '09:00' } }],
    [5, '19:00', { kind: 'closed', opens: { day: 6, at: '20:00' } }],
  ])('day %i at %s', (day, time, state) => {
    expect(at(day, time)).toEqual(state)
  })

  test('a shop that opens once a week says so a week ahead', () => {
    const sundays = readOpeningHours('Domingo 10:00 a 12:00') ?? []
    expect(openingState(sundays, 0, 13 * 60)).toEqual({ kind: 'closed', opens: { day: 0, at: '10:00' } })
  })
})

describe('open now, on days with other hours', () => {
  const week = readOpeningHours('Lunes a viernes 9:00 a 18:00. Sábado 20:00 a 2:00') ?? []
  const otherDays = [
    { day: '2026-12-24', spans: [{ from: '09:00', to: '13:00' }] },
    { day: '2026-12-25', spans: [] },
    { day: '2026-12-26', spans: [] },
    {
      day: '2026-12-31',
      spans: [
        { from: '10:00', to: '12:00' },
        { from: '22:00', to: '03:00' },
      ],
    },
  ]
  const at = (date: string, time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return openingStateOn(week, otherDays, { date, minute: hour * 60 + minute })
  }
  test.each([
    ['2026-12-23', '17:59', { kind: 'open', until: '18:00' }],
    ['2026-12-24', '12:59', { kind: 'open', until: '13:00' }],
    // Friday, Saturday and Sunday are closed: Monday is next.
    ['2026-12-24', '13:00', { kind: 'closed', opens: { day: 1, at: '09:00' } }],
    ['2026-12-25', '10:00', { kind: 'closed', opens: { day: 1, at: '09:00' } }],
    // The night of a closed Saturday is closed, too.
    ['2026-12-27', '1:00', { kind: 'closed', opens: { day: 1, at: '09:00' } }],
    ['2026-12-31', '14:00', { kind: 'closed', opens: { day: null, at: '22:00' } }],
    ['2027-01-01', '2:59', { kind: 'open', until: '03:00' }],
    ['2027-01-01', '3:00', { kind: 'closed', opens: { day: null, at: '09:00' } }],
  ])('%s at %s', (date, time, state) => {
    expect(at(date, time)).toEqual(state)
  })

  test('without such days it is what the week says, at any moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 1439 }), (days, minute) => {
        const date = new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10)
        const day = new Date(`${date}T00:00:00Z`).getUTCDay()
        expect(openingStateOn(week, [], { date, minute })).toEqual(openingState(week, day, minute))
      }),
    )
  })
})
