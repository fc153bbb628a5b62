import { FooterFold } from '@store/template-kit'
import type { ReactNode } from 'react'

/** The newsletter form on tiles, in the footer and on its own pages (`alone`). */
export function NewsletterTiles(props: {
  readonly title: string
  readonly text: string
  readonly alone?: boolean
  /** The text is the result of the form, so it is announced. */
  readonly isAnnounced?: boolean
  readonly children?: ReactNode
}) {
  const { title, text, alone = false, isAnnounced = false } = props
  const heading = alone ? <h1>{title}</h1> : <h2>{title}</h2>
  return (
    <div className="letter" data-alone={alone ? '' : undefined}>
      <FooterFold title={title} summary={heading} heading={heading} alone={alone} className="letter-card">
        <p role={isAnnounced ? 'status' : undefined}>{text}</p>
        {props.children}
      </FooterFold>
    </div>
  )
}
