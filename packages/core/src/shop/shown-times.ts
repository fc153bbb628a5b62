import { momentIn } from './time-zone.ts'

/**
 * The times from and until which something is shown, in the shop's time zone: `2031-12-01T08:00`. Without one: no limit;
 * with an invalid one: never shown.
 */
export type ShownTimes = { readonly from?: string | null; readonly until?: string | null }

/** `never`: it ends before it begins, or one of its times is invalid. */
export type ShownState = 'now' | 'later' | 'over' | 'never'

const SHOWN = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)(?::\d\d(?:\.\d{1,9})?)?$/

/** The moment of a day and time in a time zone, without seconds; null: the text is invalid. */
export function momentOf(shown: string, timeZone: string): Date | null {
  const [, day, time] = SHOWN.exec(shown.trim()) ?? []
  return day && time ? momentIn(day, time, timeZone) : null
}

/** Whether a text is a valid day and time. */
export const isShownTime = (shown: string): boolean => momentOf(shown, 'UTC') !== null

type Bounds = readonly [from: number, until: number]

const [EVER, FOREVER] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

function boundsOf({ from, until }: ShownTimes, timeZone: string): Bounds {
  const at = (shown: string, none: number) => momentOf(shown, timeZone)?.getTime() ?? none
  return [from ? at(from, FOREVER) : EVER, until ? at(until, EVER) : FOREVER]
}

function stateAt(now: number, [from, until]: Bounds): ShownState {
  if (until <= from) return 'never'
  if (until <= now) return 'over'
  return from <= now ? 'now' : 'later'
}

/** Whether something is shown now, is still to come, or is over. It is shown from its first moment on, and no longer at its end. */
export const shownState = (times: ShownTimes, now: Date, timeZone: string): ShownState =>
  stateAt(now.getTime(), boundsOf(times, timeZone))

/**
 * What is shown now, in the given order, and when that changes next; null: never. Anything rendered from it must not be
 * cached beyond that moment.
 */
export function shownNow<T extends ShownTimes>(
  all: readonly T[],
  now: Date,
  timeZone: string,
): { readonly shown: readonly T[]; readonly changesAt: Date | null } {
  const at = now.getTime()
  const timed = all.map((each) => ({ each, bounds: boundsOf(each, timeZone) }))
  const changes = timed.flatMap(({ bounds }) => (stateAt(at, bounds) === 'never' ? [] : bounds))
  const next = Math.min(...changes.filter((bound) => bound > at))
  return {
    shown: timed.filter(({ bounds }) => stateAt(at, bounds) === 'now').map(({ each }) => each),
    changesAt: Number.isFinite(next) ? new Date(next) : null,
  }
}

/** The settings of a template, as they are stored. */
type StoredSettings = Readonly<Record<string, unknown>>

/**
 * The path of a banner's time that is invalid, so that the banner would never be shown; null: none. Settings must be
 * checked with this before they are stored.
 */
export function wrongShownTime({ banners }: StoredSettings): readonly [string, number, string] | null {
  if (!Array.isArray(banners)) return null
  for (const [index, banner] of banners.entries())
    for (const name of ['from', 'until'] satisfies (keyof ShownTimes)[]) {
      const { [name]: time } = (banner ?? {}) as StoredSettings
      const isNone = time === undefined || time === null || time === ''
      if (!isNone && !(typeof time === 'string' && isShownTime(time))) return ['banners', index, name]
    }
  return null
}
