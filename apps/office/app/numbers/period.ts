/** The periods that can be chosen, in days. */
export const PERIODS = [7, 30, 90, 365] as const
const USUAL = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** The period that an address asks for, in days. */
export const periodIn = (search: URLSearchParams): (typeof PERIODS)[number] =>
  PERIODS.find((days) => String(days) === search.get('days')) ?? USUAL

/** The date that many days before another, both as 2026-03-31. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
