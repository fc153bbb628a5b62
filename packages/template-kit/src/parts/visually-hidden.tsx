import type { ReactNode } from 'react'

/** Hides an element from the eye but not from those who listen: the page's own style (`tokensToCss`) knows it. */
export const visuallyHidden = { 'data-heard': '' } as const

/** Words for those who listen. */
export function VisuallyHidden(props: { readonly children: ReactNode }) {
  return <span {...visuallyHidden}>{props.children}</span>
}
