import type { ReactNode } from 'react'

/** One thing to do or to know, on a block of the spot colour. `isNews`: it is read out as it comes. */
export const Notice = (props: {
  readonly title: string
  readonly text: string
  readonly isNews: boolean
  readonly children?: ReactNode
}) => (
  <section className="notice">
    <h1>{props.title}</h1>
    <p role={props.isNews ? 'status' : undefined}>{props.text}</p>
    {props.children}
  </section>
)
