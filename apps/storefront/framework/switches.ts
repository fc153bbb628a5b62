/** What is changed about Remix, by file. `compressed-assets` changes nothing about it. */
type Change =
  | 'chunking'
  | 'chunks'
  | 'early-events'
  | 'guarded-reload'
  | 'handoff'
  | 'small-manifest'
  | 'small-schemas'
  | 'trimming'

/**
 * Whether a change is made: all are but those that `FRAMEWORK_OFF` names when the storefront is built, separated by commas.
 * To measure what one gains, and to leave it out when a new Remix does not go with it. (The edge is left out when the
 * storefront starts: `FRAMEWORK_OFF=edge`.)
 */
export const isOn = (change: Change): boolean =>
  !(import.meta.env?.FRAMEWORK_OFF ?? process.env.FRAMEWORK_OFF ?? '').split(',').includes(change)
