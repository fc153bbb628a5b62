import type { ReactNode } from 'react'

/** Hides an element visually but not from screen readers, by a rule in the CSS of `tokensToCss`. */
export const visuallyHidden = { 'data-heard': '' } as const

/** Text for screen readers only. */
export function VisuallyHidden(props: { readonly children: ReactNode }) {
  return <span {...visuallyHidden}>{props.children}</span>
}
