/**
 * A span of a day in the shop's time zone, "09:00" to "13:00"; one whose end is earlier than its start ends on the next
 * day.
 */
export type DaySpan = { readonly from: string; readonly to: string }

/** A day (`2026-12-24`) on which a branch is open at other times than in its week; without spans it is closed. */
export type OtherDay = { readonly day: string; readonly spans: readonly DaySpan[] }

/** The most days of a branch, and the most spans of one. */
export const OTHER_DAY_LIMITS = { days: 60, spans: 2 } as const

/** The calendar day this many days later. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** How many days ahead shoppers see days with other hours. */
const SHOWN_DAYS_AHEAD = 30

/** The days with other hours that shoppers see on this day, the next one first. */
export const comingOtherDays = (days: readonly OtherDay[], today: string): readonly OtherDay[] =>
  days
    .filter(({ day }) => today <= day && day <= dayAfter(today, SHOWN_DAYS_AHEAD))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
