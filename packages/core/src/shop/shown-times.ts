import { momentIn } from './time-zone.ts'

/** From when until when something is shown, by the shop's clock: `2031-12-01T08:00`. Without one: since ever, or for ever. */
export type ShownTimes = { readonly from?: string | null; readonly until?: string | null }

/** `never`: it ends before it begins. */
export type ShownState = 'now' | 'later' | 'over' | 'never'

/** The moment that a shop's clock shows a day and an hour; null: there is no such day. */
export const momentOf = (shown: string, timeZone: string): Date | null =>
  momentIn(shown.slice(0, 10), shown.slice(11), timeZone)

type Bounds = readonly [from: number, until: number]

const boundsOf = ({ from, until }: ShownTimes, timeZone: string): Bounds => [
  (from ? momentOf(from, timeZone)?.getTime() : undefined) ?? Number.NEGATIVE_INFINITY,
  (until ? momentOf(until, timeZone)?.getTime() : undefined) ?? Number.POSITIVE_INFINITY,
]

function stateAt(now: number, [from, until]: Bounds): ShownState {
  if (until <= from) return 'never'
  if (until <= now) return 'over'
  return from <= now ? 'now' : 'later'
}

/** Whether something is shown now, is still to come, or is over. It is shown from its first moment on, and no longer at its end. */
export const shownState = (times: ShownTimes, now: Date, timeZone: string): ShownState =>
  stateAt(now.getTime(), boundsOf(times, timeZone))

/**
 * What is shown now, in the given order, and when that changes next; null: never. What is made of it must not be kept beyond that
 * moment.
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
