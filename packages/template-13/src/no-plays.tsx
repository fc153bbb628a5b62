import type { ReactNode } from 'react'

/** Nothing here: one line in the large letters, and the way on. */
export const NoPlays = (props: {
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
