/** A span of a day by the clock of the shop, "09:00" to "13:00"; one that ends earlier than it begins ends on the next day. */
export type DaySpan = { readonly from: string; readonly to: string }

/** A day (`2026-12-24`) on which a branch is open at other times than in its week; without spans it is closed. */
export type OtherDay = { readonly day: string; readonly spans: readonly DaySpan[] }

/** The most days of a branch, and the most spans of one. */
export const OTHER_DAY_LIMITS = { days: 60, spans: 2 } as const

/** A calendar day so many days later. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** How long before a day with other hours shoppers read of it. */
const SHOWN_DAYS_AHEAD = 30

/** The days that shoppers read of on this day, the next one first. */
export const comingOtherDays = (days: readonly OtherDay[], today: string): readonly OtherDay[] =>
  days
    .filter(({ day }) => today <= day && day <= dayAfter(today, SHOWN_DAYS_AHEAD))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
