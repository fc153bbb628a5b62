import { FooterFold } from '@store/template-kit'
import type { ReactNode } from 'react'
import { tintStyle, useTints } from '../parts/tint.ts'

/** The newsletter form in a large arch, in the footer and on its own pages. */
export function NewsletterArch(props: {
  readonly title: string
  readonly text: string
  /** On its own page, where its title is the `h1` and the result of the form is announced. */
  readonly alone?: boolean
  readonly isAnnounced?: boolean
  readonly children?: ReactNode
}) {
  const tints = useTints()
  const Heading = props.alone ? 'h1' : 'h2'
  const heading = <Heading className="letter-title">{props.title}</Heading>
  return (
    <FooterFold
      title={props.title}
      summary={heading}
      heading={heading}
      alone={props.alone}
      className="letter-arch"
      data-tint=""
      style={tintStyle(tints.inTurn(2))}
    >
      <p role={props.isAnnounced ? 'status' : undefined}>{props.text}</p>
      {props.children}
    </FooterFold>
  )
}
