/**
 * In milliseconds: how long a page in the edge's cache counts as fresh, and how much longer it is still sent while it is
 * rendered again, so that visitors do not wait for unchanged pages. A change of the shop's version invalidates it at once.
 */
const OWN = { fresh: 60_000, usable: 600_000 }
/**
 * Cache-Control for caches in front of the edge, in seconds: how long they keep a page (`s-maxage`), and how long they may
 * send it while they revalidate it, and while the edge does not answer.
 */
const SHARED = { kept: 10, stale: 30, onError: 600 }

/**
 * The lifetime of a page in this cache, and the Cache-Control for caches in front of it. A page that changes at a known
 * moment (a banner ends) is in no cache after it, unless the API does not answer (C34). The header stays the same until the
 * page is as old as it may get.
 *
 * @param {number} now when it was rendered, in milliseconds
 * @param {number | null} changesAt when it will change by itself; null: never
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
