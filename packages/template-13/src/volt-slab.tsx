import type { ReactNode } from 'react'

/** A slab in the accent with one thing to do: the newsletter, in the footer and on its own pages. */
export function VoltSlab(props: {
  readonly title: string
  readonly text: string
  /** On its own page: the page's title, and in the way news are told. */
  readonly alone?: boolean
  readonly isNews?: boolean
  readonly children?: ReactNode
}) {
  const Heading = props.alone ? 'h1' : 'h2'
  return (
    <section className="volt-slab" data-alone={props.alone ? '' : undefined}>
      <div className="volt-words">
        <Heading>
          <span className="lean">{props.title}</span>
        </Heading>
        <p role={props.isNews ? 'status' : undefined}>{props.text}</p>
      </div>
      <div>{props.children}</div>
    </section>
  )
}
