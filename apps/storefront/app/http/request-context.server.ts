import { edge } from '#app/http/edge.server.ts'
import { NO_SHOP } from '#framework/edge/shop-finder.mjs'

/** Computes a value once per request, under a name; without an edge, each time. */
export function oncePerRequest<T>(name: string, make: () => T): T {
  const context = edge?.context.getStore()
  if (!context) return make()
  if (!context.has(name)) context.set(name, make())
  return context.get(name) as T
}

const INCOMPLETE = 'incomplete'

/** Marks the page as incomplete, so that it is not cached. */
export function noteIncomplete(): void {
  edge?.context.getStore()?.set(INCOMPLETE, true)
}

export const isIncomplete = (): boolean => edge?.context.getStore()?.has(INCOMPLETE) ?? false

/** Whether the edge found no shop at this address while the request was queued. */
export const isKnownToBeNoShop = (): boolean => edge?.context.getStore()?.has(NO_SHOP) ?? false
