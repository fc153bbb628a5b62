/**
 * In milliseconds: how long a page in the edge's cache counts as fresh, and how much longer it is still sent while it is drawn anew, so
 * that no visitor waits for what does not change. Changes of the shop's version remove it at once.
 */
const OWN = { fresh: 60_000, usable: 600_000 }
/** What caches in front of the edge may do with a page, in seconds: keep it, show it while they ask again, and while nobody answers. */
const SHARED = { kept: 10, stale: 30, onError: 600 }

/**
 * Until when a page may be kept here, and what caches in front are told, so that what ends at a known moment (a banner) is on no kept
 * page after it, unless the API does not answer (C34). The page is sent with the same header until it is as old as it may get.
 *
 * @param {number} now when it was drawn, in milliseconds
 * @param {number | null} changesAt when it will look different by itself; null: never
 * @returns {Lifetime & { readonly caching: string }}
 */
export function lifetimeOf(now, changesAt) {
  const left = changesAt === null ? Number.POSITIVE_INFINITY : Math.max(0, changesAt - now)
  const usable = Math.min(OWN.fresh + OWN.usable, left)
  const others = Math.floor((left - usable) / 1000)
  const maxAge = Math.min(SHARED.kept, others)
  const [stale, onError] = [SHARED.stale, SHARED.onError].map((most) => Math.min(most, others - maxAge))
  const caching = `public, s-maxage=${maxAge}, stale-while-revalidate=${stale}, stale-if-error=${onError}`
  return { freshUntil: now + Math.min(OWN.fresh, usable), usableUntil: now + usable, caching }
}

/**
 * In milliseconds. Until `freshUntil` a page is sent as it is; until `usableUntil`, while it is drawn anew.
 * @typedef {{ readonly freshUntil: number, readonly usableUntil: number }} Lifetime
 */
