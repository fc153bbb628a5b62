import type { ReactNode } from 'react'

/** The newsletter form, in the footer and on its own pages. */
export function NewsletterSheet(props: {
  readonly title: string
  readonly text: string
  /** On its own page, where its title is the `h1` and the result of the form is announced. */
  readonly alone?: boolean
  readonly isNews?: boolean
  readonly children?: ReactNode
}) {
  const Heading = props.alone ? 'h1' : 'h2'
  return (
    <section className="thread-letter panel">
      <div>
        <Heading>{props.title}</Heading>
        <p role={props.isNews ? 'status' : undefined}>{props.text}</p>
      </div>
      {props.children}
    </section>
  )
}
