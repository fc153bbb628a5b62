import type { ReactNode } from 'react'

/** An empty state: a dark stage, a text and links. */
export function EmptyState(props: {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <div className="empty">
      <span className="unlit-stage" aria-hidden="true" />
      <p className="empty-title">{props.title}</p>
      {props.text && <p className="muted">{props.text}</p>}
      {props.children}
    </div>
  )
}
