/** The changes made to Remix, by the file that makes each. What each gains: README.md. */
const CHANGES = [
  ...(['chunking', 'chunks', 'compressed-assets', 'early-events', 'fast-elements'] as const),
  ...(['guarded-reload', 'handoff', 'small-schemas', 'trimming'] as const),
]

/**
 * Whether a change is made: all are, except those that `FRAMEWORK_OFF` names when the storefront is built, separated by commas.
 * For measuring what a change gains, and for leaving one out that a new version of Remix does not support.
 */
export const isOn = (change: (typeof CHANGES)[number]): boolean =>
  !namesIn(import.meta.env?.FRAMEWORK_OFF ?? process.env.FRAMEWORK_OFF).includes(change)

/** The names in a list, which must be those of changes. */
function namesIn(list = ''): readonly string[] {
  const names = list.split(',').filter((name) => name !== '')
  const known: readonly string[] = CHANGES
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`FRAMEWORK_OFF names ${unknown.join(', ')}; there are ${known.join(', ')}.`)
  return names
}
