import type { ReactNode } from 'react'

/** An empty state: parallel threads, a text and links. */
export function EmptyState(props: {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <div className="bare">
      <span className="warp" aria-hidden="true" />
      <p className="bare-title">{props.title}</p>
      {props.text && <p className="quiet">{props.text}</p>}
      {props.children}
    </div>
  )
}
