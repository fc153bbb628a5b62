import type { ReactNode } from 'react'

/** A text or a form on the accent colour. `isAnnounced`: it is announced to screen readers. */
export const Notice = (props: {
  readonly title: string
  readonly text: string
  readonly isAnnounced: boolean
  readonly children?: ReactNode
}) => (
  <section className="notice">
    <h1>{props.title}</h1>
    <p role={props.isAnnounced ? 'status' : undefined}>{props.text}</p>
    {props.children}
  </section>
)
