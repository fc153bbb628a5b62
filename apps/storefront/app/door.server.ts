import type { Door } from '../front-door/door.mjs'

/** The front door this process stands behind (front-door/register.mjs), or null: in development, in tests. */
export const door: Door | null =
  (globalThis as { readonly [key: symbol]: Door | undefined })[Symbol.for('feria.door')] ?? null

/** Remembers something for as long as this request takes, under a name; without a front door nothing is remembered. */
export function oncePerRequest<T>(request: Request, name: string, make: () => T): T {
  const notes = door?.notes(request.headers.get('x-request-id'))
  if (!notes) return make()
  if (!notes.has(name)) notes.set(name, make())
  return notes.get(name) as T
}

const INCOMPLETE = 'incomplete'

/** Notes that something of a page could not be read; its page is not kept. */
export function noteIncomplete(request: Request): void {
  door?.notes(request.headers.get('x-request-id'))?.set(INCOMPLETE, true)
}

export const isIncomplete = (request: Request): boolean =>
  door?.notes(request.headers.get('x-request-id'))?.has(INCOMPLETE) ?? false

/** `https` only where a trusted proxy said so; the front door sets the header itself. */
export function isSecure(request: Request): boolean {
  return door !== null && request.headers.get('x-forwarded-proto') === 'https'
}
