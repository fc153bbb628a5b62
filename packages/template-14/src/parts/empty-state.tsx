import type { ReactNode } from 'react'

/** An empty state: an empty shelf, a text and links. */
export function EmptyState(props: {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <div className="empty">
      <p className="empty-title">{props.title}</p>
      {props.text && <p className="muted">{props.text}</p>}
      {props.children}
      <span className="shelf-board" aria-hidden="true" />
    </div>
  )
}
