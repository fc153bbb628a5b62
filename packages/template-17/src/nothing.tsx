import type { ReactNode } from 'react'

/** Nothing here: an empty receipt with one line. */
export const Nothing = (props: {
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
