import { type Language, readOpeningHours } from '@store/core'

/** Open times of one day: "09:00" to "18:00". */
type TimeSpan = { readonly from: string; readonly to: string }
/** The spans of each day, Sunday first. */
export type Week = readonly (readonly TimeSpan[])[]

/** The names of days that `readOpeningHours` parses in each language, Sunday first, and the word between two times. */
const SAY: Readonly<
  Record<Language, { readonly days: readonly string[]; readonly to: string; readonly dayTo: string }>
> = {
  es: { days: ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'], to: 'a', dayTo: 'a' },
  en: { days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], to: 'to', dayTo: 'to' },
  pt: { days: ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'], to: 'às', dayTo: 'a' },
  fr: { days: ['Dimanche', 'Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi'], to: 'à', dayTo: 'au' },
}

/** Days in the order of display, from Monday. */
const ORDER = [1, 2, 3, 4, 5, 6, 0]

/** Formats a week in the shop's language, with neighbouring days of the same times together. Blank: never open. */
export function hoursText(week: Week, language: Language): string {
  const { days, to, dayTo } = SAY[language]
  const groups: { first: number; last: number; times: string }[] = []
  for (const day of ORDER) {
    const times = (week[day] ?? []).map((span) => `${span.from} ${to} ${span.to}`).join(', ')
    const last = groups.at(-1)
    if (last && last.times === times) last.last = day
    else groups.push({ first: day, last: day, times })
  }
  return groups
    .filter(({ times }) => times !== '')
    .map(({ first, last, times }) => {
      const names = first === last ? days[first] : `${days[first]} ${dayTo} ${(days[last] ?? '').toLowerCase()}`
      return `${names} ${times}`
    })
    .join('. ')
}

/** Parses a week from text; null: it cannot be parsed with certainty. */
export function weekOf(text: string | null): Week | null {
  const read = readOpeningHours(text)
  return read?.map((spans) => spans.map(({ from, to }) => ({ from: clock(from), to: clock(to) }))) ?? null
}

function clock(minute: number): string {
  const inDay = minute % (24 * 60)
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** The span of two fields; null: blank, or not two times. */
export const spanOf = (from: string, to: string): TimeSpan | null =>
  CLOCK.test(from) && CLOCK.test(to) && from !== to ? { from, to } : null
