import type { ReactNode } from 'react'

/** An empty state: parallel threads, a text and links. */
export function EmptyState(props: {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <div className="empty">
      <span className="warp" aria-hidden="true" />
      <p className="empty-title">{props.title}</p>
      {props.text && <p className="muted">{props.text}</p>}
      {props.children}
    </div>
  )
}
