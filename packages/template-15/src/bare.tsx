import type { ReactNode } from 'react'

/** Nothing is woven here yet: the warp alone. A line, and the way on. */
export function Bare(props: { readonly title: ReactNode; readonly text?: ReactNode; readonly children?: ReactNode }) {
  return (
    <div className="bare">
      <span className="warp" aria-hidden="true" />
      <p className="bare-title">{props.title}</p>
      {props.text && <p className="quiet">{props.text}</p>}
      {props.children}
    </div>
  )
}
