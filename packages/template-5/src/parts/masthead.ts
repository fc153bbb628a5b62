import type { CSSProperties } from 'react'

/** A name with more letters is set in two rows, where it has two words. */
const MOST_IN_ONE_ROW = 14

/**
 * Returns the custom properties for a cover's shop name (`cover.css`): `--rows`, and `--masthead-em`, the width of the
 * rows in parts of the font size.
 */
export function mastheadRows(name: string): CSSProperties {
  const rows = name.length > MOST_IN_ONE_ROW && name.trim().includes(' ') ? 2 : 1
  return { '--rows': rows, '--masthead-em': `var(--name-${rows})` } as CSSProperties
}
