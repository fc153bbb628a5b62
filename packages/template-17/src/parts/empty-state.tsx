import type { ReactNode } from 'react'

/** An empty state: an empty receipt with one line of text. */
export const EmptyState = (props: {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly children?: ReactNode
}) => (
  <div className="nothing">
    <div className="receipt">
      <p className="nothing-line">{props.title}</p>
      {props.text && <p>{props.text}</p>}
      {props.children}
    </div>
  </div>
)
