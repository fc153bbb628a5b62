/** The changes made to Remix, named after the file that makes each. For the gain of each, see README.md. */
const CHANGES = /** @type {const} */ ([
  'chunking',
  'chunks',
  'compressed-assets',
  'early-events',
  'fast-elements',
  'guarded-reload',
  'handoff',
  'lazy-handoff',
  'one-route',
  'small-schemas',
  'trimming',
])

/**
 * Whether a change is made: all are, except those listed in `FRAMEWORK_OFF`, separated by commas, when the storefront is
 * built, or when it starts (the changes of the server: `lazy-handoff`, `one-route`). For measuring what a change gains, and
 * for leaving one out that a new version of Remix does not support.
 *
 * @param {(typeof CHANGES)[number]} change
 */
export const isOn = (change) => !namesIn(import.meta.env?.FRAMEWORK_OFF ?? process.env.FRAMEWORK_OFF).includes(change)

/** The names in a list, which must be those of changes. @returns {readonly string[]} */
function namesIn(list = '') {
  const names = list.split(',').filter((name) => name !== '')
  /** @type {readonly string[]} */
  const known = CHANGES
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`FRAMEWORK_OFF names ${unknown.join(', ')}; there are ${known.join(', ')}.`)
  return names
}
