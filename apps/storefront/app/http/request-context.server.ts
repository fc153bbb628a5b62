import { edge } from '#app/http/edge.server.ts'

/** Makes a value once for the request being answered, under a name; without an edge it is made each time. */
export function oncePerRequest<T>(name: string, make: () => T): T {
  const context = edge?.context.getStore()
  if (!context) return make()
  if (!context.has(name)) context.set(name, make())
  return context.get(name) as T
}

const INCOMPLETE = 'incomplete'

/** Says that something of the page could not be read: it is not kept. */
export function noteIncomplete(): void {
  edge?.context.getStore()?.set(INCOMPLETE, true)
}

export const isIncomplete = (): boolean => edge?.context.getStore()?.has(INCOMPLETE) ?? false
