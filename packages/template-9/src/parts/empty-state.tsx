import type { ReactNode } from 'react'

/** An empty state: a dotted arch with a text and a link. */
export function EmptyState(props: {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <div className="empty">
      <p>{props.title}</p>
      {props.text && <p className="muted">{props.text}</p>}
      {props.children}
    </div>
  )
}
