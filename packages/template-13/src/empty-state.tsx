import type { ReactNode } from 'react'

/** An empty state: a large text and links. */
export const EmptyState = (props: {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly children?: ReactNode
}) => (
  <div className="no-plays inset">
    <p className="no-plays-title">
      <span className="lean">{props.title}</span>
    </p>
    {props.text && <p>{props.text}</p>}
    {props.children && <div className="ways-row">{props.children}</div>}
  </div>
)
