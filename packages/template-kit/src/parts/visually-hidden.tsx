import type { CSSProperties, ReactNode } from 'react'

/** Inline, so that it hides in every template without a line of its own. */
export const visuallyHidden: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

/** Words for those who listen. */
export function VisuallyHidden(props: { readonly children: ReactNode }) {
  return <span style={visuallyHidden}>{props.children}</span>
}
