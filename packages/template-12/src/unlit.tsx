import type { ReactNode } from 'react'

/** A stage without light: there is nothing to show. A line, and the way on. */
export function Unlit(props: { readonly title: ReactNode; readonly text?: ReactNode; readonly children?: ReactNode }) {
  return (
    <div className="unlit">
      <span className="unlit-stage" aria-hidden="true" />
      <p className="unlit-title">{props.title}</p>
      {props.text && <p className="quiet">{props.text}</p>}
      {props.children}
    </div>
  )
}
