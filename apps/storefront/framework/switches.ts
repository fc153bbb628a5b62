/** What is changed about Remix, by the file that does it. */
const CHANGES = [
  ...(['chunking', 'chunks', 'compressed-assets', 'early-events', 'guarded-reload', 'handoff'] as const),
  ...(['small-manifest', 'small-schemas', 'trimming'] as const),
]
/** Left out when the storefront starts, not when it is built. */
const EDGE = 'edge'

/**
 * Whether a change is made: all are but those that `FRAMEWORK_OFF` names when the storefront is built, separated by commas.
 * To measure what one gains, and to leave it out when a new Remix does not go with it.
 */
export const isOn = (change: (typeof CHANGES)[number]): boolean =>
  !namesIn(import.meta.env?.FRAMEWORK_OFF ?? process.env.FRAMEWORK_OFF).includes(change)

/** The names of a list, which have to be those of changes. */
function namesIn(list = ''): readonly string[] {
  const names = list.split(',').filter((name) => name !== '')
  const known: readonly string[] = [...CHANGES, EDGE]
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`FRAMEWORK_OFF names ${unknown.join(', ')}; there are ${known.join(', ')}.`)
  return names
}
