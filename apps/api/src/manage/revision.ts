import { createHash } from 'node:crypto'
import { Refusal } from './refusal.ts'

/** A resource with its revision, as in responses. */
export type Revised<Resource> = Resource & { readonly revision: string }

/**
 * Adds the revision of a resource: a hash of everything that can be edited, so that it needs no column and covers every
 * edit. Fields without a value are left out: a release with an additional field gives the same revision as the one before
 * it, as long as nobody has filled the field. `volatile` names fields that change without an edit: units that are sold,
 * counts, times of use.
 */
export function revised<Resource extends object>(
  resource: Resource,
  volatile: readonly (keyof Resource)[] = [],
): Revised<Resource> {
  const fields = Object.entries(resource).filter(([key]) => !volatile.some((name) => name === key))
  const json = JSON.stringify(Object.fromEntries(fields), inOrder)
  const revision = createHash('sha256').update(json).digest('base64url').slice(0, 22)
  return { ...resource, revision }
}

/** Sorts the keys of objects and leaves out those without a value, so that equal resources give the same digest. */
const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, of]) => of !== null)
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      )
    : value

/** The revision in an `If-Match` header: `"…"` or bare. `*`: any. */
export const revisionIn = (header: string | undefined): string | null => {
  const text = (header ?? '').slice(0, 100).trim()
  return text === '' ? null : text.replaceAll(/^(?:W\/)?"|"$/g, '')
}

/** Refuses to change a resource that has changed since the caller read it. */
export function matchRevision(expected: string | null, current: Revised<object>): void {
  if (expected === null) throw new Refusal('revisionMissing')
  if (expected !== '*' && expected !== current.revision) throw new Refusal('revision', { current })
}
