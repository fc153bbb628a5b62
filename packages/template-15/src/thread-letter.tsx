import type { ReactNode } from 'react'

/** A sheet with a thread sewn through it: the newsletter is asked for on it, in the footer and on its own pages. */
export function ThreadLetter(props: {
  readonly title: string
  readonly text: string
  /** On its own page: the page's title, and in the way news are told. */
  readonly alone?: boolean
  readonly isNews?: boolean
  readonly children?: ReactNode
}) {
  const Heading = props.alone ? 'h1' : 'h2'
  return (
    <section className="thread-letter paper">
      <div>
        <Heading>{props.title}</Heading>
        <p role={props.isNews ? 'status' : undefined}>{props.text}</p>
      </div>
      {props.children}
    </section>
  )
}
