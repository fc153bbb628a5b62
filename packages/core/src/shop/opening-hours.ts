import { type DaySpan, dayAfter, type OtherDay } from './other-days.ts'

/** Minutes since midnight, in the shop's own time zone. */
type Minute = number
type MinuteSpan = { readonly from: Minute; readonly to: Minute }
/** Open intervals of each day, Sunday first. An interval that ends after midnight continues beyond 1440. */
export type OpeningHours = readonly (readonly MinuteSpan[])[]

export type OpeningState =
  /** `until`: "18:00". */
  | { readonly kind: 'open'; readonly until: string }
  /** `day`: 0 is Sunday; null: today. */
  | { readonly kind: 'closed'; readonly opens: { readonly day: number | null; readonly at: string } | null }

const DAY = 24 * 60
/** Longer texts are not parsed. */
const MAX_LENGTH = 400

/** The first letters of the days' names in es, pt, fr, en; three letters distinguish them, except in fr and en. */
const DAYS: readonly (readonly string[])[] = [
  ['domingo', 'dom', 'dimanche', 'dim', 'sunday', 'sun'],
  ['lunes', 'lun', 'segunda', 'seg', 'lundi', 'monday', 'mon'],
  ['martes', 'mar', 'terça', 'terca', 'ter', 'mardi', 'tuesday', 'tue'],
  ['miércoles', 'miercoles', 'mié', 'mie', 'quarta', 'qua', 'mercredi', 'mer', 'wednesday', 'wed'],
  ['jueves', 'jue', 'quinta', 'qui', 'jeudi', 'jeu', 'thursday', 'thu'],
  ['viernes', 'vie', 'sexta', 'sex', 'vendredi', 'ven', 'friday', 'fri'],
  ['sábado', 'sabado', 'sáb', 'sab', 'samedi', 'sam', 'saturday', 'sat'],
]
const DAY_OF = new Map(DAYS.flatMap((names, day) => names.map((name) => [name, day] as const)))
const NAME = `(?:${[...DAY_OF.keys()].sort((a, b) => b.length - a.length).join('|')})(?:-feira)?s?\\.?`
const TO = '(?:\\s?(?:-|–|—|a|al|à|às|ao|au|to|until|até|hasta)\\s?)'
const AND = '(?:\\s*(?:,|y|e|et|and|&)\\s*)'
const EVERY_DAY = /todos los d[ií]as|todos os dias|tous les jours|every day|daily/y
const DAY_RANGE = new RegExp(`(${NAME})${TO}(${NAME})`, 'y')
const DAY_LIST = new RegExp(`${NAME}(?:${AND}${NAME})*`, 'y')
const CLOCK = '(\\d{1,2})(?:\\s?[:h.]\\s?(\\d{2}))?(?:\\s?h)?(?:\\s?([ap]\\.?\\s?m\\.?))?'
const SPAN = new RegExp(`${CLOCK}${TO}(?:las\\s+)?${CLOCK}`, 'g')

/**
 * Reads hours as merchants write them: "Lunes a sábado, 9:00 a 18:00", "Mon–Fri 9am–6pm; Sat 10–14", "Segunda a sexta, 9h
 * às 18h". Null where it is uncertain: then the page does not claim that a shop is open.
 */
export function readOpeningHours(text: string | null): OpeningHours | null {
  if (!text || text.length > MAX_LENGTH) return null
  const week: MinuteSpan[][] = DAYS.map(() => [])
  // Each part begins with its days; the text before the next day's name belongs to it.
  for (const part of partsOf(text.toLowerCase().replace(/\s+/g, ' '))) {
    const spans = [...part.rest.matchAll(SPAN)].map(spanOf)
    if (spans.length === 0 || spans.includes(null)) {
      if (/\d/.test(part.rest)) return null
      continue
    }
    for (const day of part.days) week[day]?.push(...(spans as MinuteSpan[]))
  }
  return week.some((spans) => spans.length > 0) ? week : null
}

/** Days with the text that follows them, in order. Hours without days are for every day. */
function partsOf(text: string): readonly { readonly days: readonly number[]; readonly rest: string }[] {
  const parts: { days: readonly number[]; from: number; to: number }[] = []
  for (let at = 0; at < text.length; at++) {
    const found = isLetter(text[at]) && !isLetter(text[at - 1]) ? daysAt(text, at) : null
    if (!found) continue
    const last = parts.at(-1)
    if (last) last.to = at
    parts.push({ days: found.days, from: found.end, to: text.length })
    at = found.end - 1
  }
  if (parts.length === 0) return [{ days: DAYS.map((_, day) => day), rest: text }]
  return parts.map(({ days, from, to }) => ({ days, rest: text.slice(from, to) }))
}

function daysAt(text: string, at: number): { readonly days: readonly number[]; readonly end: number } | null {
  EVERY_DAY.lastIndex = at
  if (EVERY_DAY.test(text)) return { days: DAYS.map((_, day) => day), end: EVERY_DAY.lastIndex }
  DAY_RANGE.lastIndex = at
  const range = DAY_RANGE.exec(text)
  if (range) {
    const [first, last] = [dayOf(range[1] ?? ''), dayOf(range[2] ?? '')]
    const length = ((last - first + 7) % 7) + 1
    return { days: Array.from({ length }, (_, i) => (first + i) % 7), end: DAY_RANGE.lastIndex }
  }
  DAY_LIST.lastIndex = at
  const list = DAY_LIST.exec(text)
  if (!list || /^\p{L}/u.test(text.slice(DAY_LIST.lastIndex))) return null
  return { days: [...list[0].matchAll(new RegExp(NAME, 'g'))].map(([name]) => dayOf(name)), end: DAY_LIST.lastIndex }
}

const isLetter = (sign = '') => /\p{L}/u.test(sign)

const dayOf = (written: string): number => {
  const name = written.replace(/\.$/, '').replace(/-feiras?$/, '')
  return DAY_OF.get(name) ?? DAY_OF.get(name.replace(/s$/, '')) ?? 0
}

function spanOf(match: RegExpExecArray): MinuteSpan | null {
  const [, hour1, minute1, half1, hour2, minute2, half2] = match
  // In "9 a 6 p. m." the first time has no half of the day: shops open in the morning.
  const from = minuteOf(hour1, minute1, half1)
  const to = minuteOf(hour2, minute2, half2)
  return spanBetween(from, to)
}

function spanBetween(from: Minute | null, to: Minute | null): MinuteSpan | null {
  if (from === null || to === null || from === to) return null
  return { from, to: to > from ? to : to + DAY }
}

function minuteOf(hour = '', minute = '0', half = ''): Minute | null {
  const [h, m] = [Number(hour), Number(minute)]
  if (m > 59 || h > 24 || (half !== '' && (h < 1 || h > 12))) return null
  const hours = half === '' ? h : (h % 12) + (half.startsWith('p') ? 12 : 0)
  return hours * 60 + m
}

/** The spans of a day so many days from this one (yesterday: -1), with the hours of other days in place of the week's. */
type Around = (ahead: number) => readonly MinuteSpan[] | null

/**
 * Whether the shop is open at a moment by its own clock: `date` is the calendar day, `minute` since midnight. Days with other hours count
 * in place of those of the week.
 */
export function openingStateOn(
  hours: OpeningHours,
  otherDays: readonly OtherDay[],
  { date, minute }: { readonly date: string; readonly minute: Minute },
): OpeningState {
  const other = new Map(otherDays.map(({ day, spans }) => [day, spans]))
  const around: Around = (ahead) => other.get(dayAfter(date, ahead))?.flatMap(readSpan) ?? null
  return openingState(hours, new Date(`${date}T00:00:00Z`).getUTCDay(), minute, around)
}

function readSpan({ from, to }: DaySpan): readonly MinuteSpan[] {
  const span = spanBetween(minuteOf(...clockParts(from)), minuteOf(...clockParts(to)))
  return span ? [span] : []
}

const clockParts = (time: string) => time.split(':') as [hour?: string, minute?: string]

/** Whether the shop is open at this moment of its own week. `day`: 0 is Sunday; `minute`: since midnight. */
export function openingState(
  hours: OpeningHours,
  day: number,
  minute: Minute,
  around: Around = () => null,
): OpeningState {
  const spansOf = (which: number) => around(which - day) ?? hours[(which + 7) % 7] ?? []
  const open =
    spansOf(day).find(({ from, to }) => from <= minute && minute < to) ??
    spansOf(day - 1).find(({ to }) => minute + DAY < to)
  if (open) return { kind: 'open', until: clock(open.to) }
  for (let ahead = 0; ahead <= 7; ahead++) {
    const next = spansOf(day + ahead)
      .map(({ from }) => from)
      .filter((from) => ahead > 0 || from > minute)
      .sort((a, b) => a - b)[0]
    if (next !== undefined)
      return { kind: 'closed', opens: { day: ahead === 0 ? null : (day + ahead) % 7, at: clock(next) } }
  }
  return { kind: 'closed', opens: null }
}

const clock = (minute: Minute): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
