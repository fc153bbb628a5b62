import { FooterFold } from '@store/template-kit'
import type { ReactNode } from 'react'

/** The newsletter form as a library card, in the footer and on its own pages. */
export function NewsletterCard(props: {
  readonly title: string
  readonly text: string
  /** On its own page, where its title is the `h1` and the result of the form is announced. */
  readonly alone?: boolean
  readonly isAnnounced?: boolean
  readonly children?: ReactNode
}) {
  const Heading = props.alone ? 'h1' : 'h2'
  const heading = <Heading>{props.title}</Heading>
  return (
    <FooterFold title={props.title} summary={heading} heading={null} alone={props.alone} className="reader-card">
      <div>
        {heading}
        <p role={props.isAnnounced ? 'status' : undefined}>{props.text}</p>
      </div>
      {props.children}
    </FooterFold>
  )
}
