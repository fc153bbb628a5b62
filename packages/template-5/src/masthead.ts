import type { CSSProperties } from 'react'

/** A name with more letters is set in two rows, where it has two words. */
const MOST_IN_ONE_ROW = 14

/**
 * In how many rows the shop's name is set on a cover, and `--masthead-em`, how wide they are in parts of the font size: the
 * measures of `cover.css`.
 */
export function mastheadRows(name: string): CSSProperties {
  const rows = name.length > MOST_IN_ONE_ROW && name.trim().includes(' ') ? 2 : 1
  return { '--rows': rows, '--masthead-em': `var(--name-${rows})` } as CSSProperties
}
