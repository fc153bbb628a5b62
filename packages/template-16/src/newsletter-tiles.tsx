import type { ReactNode } from 'react'

/** The newsletter form on tiles, in the footer and on its own pages (`alone`). */
export function NewsletterTiles(props: {
  readonly title: string
  readonly text: string
  readonly alone?: boolean
  /** The text is the result of the form, so it is announced. */
  readonly isNews?: boolean
  readonly children?: ReactNode
}) {
  const { title, text, alone = false, isNews = false } = props
  return (
    <section className="letter" data-alone={alone ? '' : undefined}>
      <div className="letter-card">
        {alone ? <h1>{title}</h1> : <h2>{title}</h2>}
        <p role={isNews ? 'status' : undefined}>{text}</p>
        {props.children}
      </div>
    </section>
  )
}
