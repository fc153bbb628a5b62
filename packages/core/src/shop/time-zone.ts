import type { Country } from '../money/amount.ts'

/** The time zone where most people of a country live, as named in the tz database. */
const ZONES: Readonly<Record<Country, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  BO: 'America/La_Paz',
  BR: 'America/Sao_Paulo',
  CL: 'America/Santiago',
  CO: 'America/Bogota',
  CR: 'America/Costa_Rica',
  CU: 'America/Havana',
  DO: 'America/Santo_Domingo',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GF: 'America/Cayenne',
  GT: 'America/Guatemala',
  HN: 'America/Tegucigalpa',
  MX: 'America/Mexico_City',
  NI: 'America/Managua',
  PA: 'America/Panama',
  PE: 'America/Lima',
  PR: 'America/Puerto_Rico',
  PY: 'America/Asuncion',
  SV: 'America/El_Salvador',
  US: 'America/New_York',
  UY: 'America/Montevideo',
  VE: 'America/Caracas',
}

/** The time zone that a shop's days are counted in; UTC for unknown countries. */
export const timeZoneOf = (country: Country): string =>
  Object.hasOwn(ZONES, country) ? (ZONES[country] ?? 'UTC') : 'UTC'

const DAY = 24 * 60 * 60 * 1000

/**
 * The first moment of a calendar day (`2026-03-31`) in a time zone: midnight, or an hour later where clocks go forward
 * at midnight. Null: there is no such day.
 */
export function startOfDay(day: string, timeZone: string): Date | null {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(midnight)) return null
  if (new Date(midnight).toISOString().slice(0, 10) !== day) return null
  // The offsets of the day before and after, in case clocks change between them.
  const moments = [midnight - DAY, midnight + DAY].map((near) => midnight - offsetAt(near, timeZone))
  const first = moments.toSorted((a, b) => a - b).find((moment) => dayOf(new Date(moment), timeZone) === day)
  return first === undefined ? null : new Date(first)
}

/** The first moment after a calendar day in a time zone, whatever the clocks do in it. Null: there is no such day. */
export function endOfDay(day: string, timeZone: string): Date | null {
  const first = startOfDay(day, timeZone)
  return first && startOfDay(new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10), timeZone)
}

/** The calendar day of a moment in a time zone, as `2026-03-31`. */
export const dayOf = (moment: Date, timeZone: string): string => localTime(moment.getTime(), timeZone).slice(0, 10)

/**
 * The moment at which clocks in a time zone show this day (`2026-03-31`) and time (`08:00`); where they skip it, as much later as they
 * go forward. Null: there is no such day or time.
 */
export function momentIn(day: string, time: string, timeZone: string): Date | null {
  const shown = Date.parse(`${day}T${time}:00Z`)
  if (!/^\d\d:\d\d$/.test(time) || startOfDay(day, timeZone) === null || Number.isNaN(shown)) return null
  const [first = shown, second = shown] = [shown - DAY, shown + DAY].map((near) => shown - offsetAt(near, timeZone))
  return new Date(localTimeOf(new Date(second), timeZone).startsWith(`${day}T${time}`) ? second : first)
}

/** What clocks in a time zone show at a moment: `2026-03-31T08:00:00`. */
export const localTimeOf = (moment: Date, timeZone: string): string => localTime(moment.getTime(), timeZone)

/** A zone's offset from UTC, in milliseconds. */
const offsetAt = (moment: number, timeZone: string): number =>
  Date.parse(`${localTime(moment, timeZone)}Z`) - Math.floor(moment / 1000) * 1000

/** Creating a format takes longer than a hundred uses of it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

function localTime(moment: number, timeZone: string): string {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`
}
