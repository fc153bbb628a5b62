import { createHash } from 'node:crypto'
import { Refusal } from './refusal.ts'

/** A resource with its version, as answers carry it. */
export type Revised<Resource> = Resource & { readonly revision: string }

/**
 * The resource with its revision: a digest of what can be edited of it, so that it needs no column and no edit is ever
 * forgotten. `volatile` names what changes without anybody editing it: units that sell, counts, moments of use.
 */
export function revised<Resource extends object>(
  resource: Resource,
  volatile: readonly (keyof Resource)[] = [],
): Revised<Resource> {
  const kept = Object.entries(resource).filter(([key]) => !volatile.some((name) => name === key))
  const said = JSON.stringify(Object.fromEntries(kept), inOrder)
  const revision = createHash('sha256').update(said).digest('base64url').slice(0, 22)
  return { ...resource, revision }
}

/** Keys of objects by name: however a resource was put together, it is the same. */
const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** The revision that an `If-Match` names: `"…"` or bare. `*`: whichever. */
export const revisionIn = (header: string | undefined): string | null => {
  const said = (header ?? '').slice(0, 100).trim()
  return said === '' ? null : said.replaceAll(/^(?:W\/)?"|"$/g, '')
}

/** Refuses to change what is no longer as the caller read it. */
export function matchRevision(wanted: string | null, current: Revised<object>): void {
  if (wanted === null) throw new Refusal('revisionMissing')
  if (wanted !== '*' && wanted !== current.revision) throw new Refusal('revision', { current })
}
