import type { ReactNode } from 'react'

/** An empty state: a large text, and links. Looks like the kit's own. */
export const EmptyState = (props: {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly children?: ReactNode
}) => (
  <div className="empty">
    <p>{props.title}</p>
    {props.text && <p>{props.text}</p>}
    {props.children}
  </div>
)
