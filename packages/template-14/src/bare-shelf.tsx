import type { ReactNode } from 'react'

/** A shelf with nothing on it: a line, and the way on. */
export function BareShelf(props: {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <div className="bare">
      <p className="bare-title">{props.title}</p>
      {props.text && <p className="quiet">{props.text}</p>}
      {props.children}
      <span className="shelf-board" aria-hidden="true" />
    </div>
  )
}
