import type { ReactNode } from 'react'
import { tintStyle, useTints } from './tint.ts'

/** An arch large enough to write in: the newsletter stands in it, in the footer and on its own pages. */
export function LetterArch(props: {
  readonly title: string
  readonly text: string
  /** On its own page: the page's title, and in the way news are told. */
  readonly alone?: boolean
  readonly isNews?: boolean
  readonly children?: ReactNode
}) {
  const tints = useTints()
  const Heading = props.alone ? 'h1' : 'h2'
  return (
    <section className="letter-arch" data-tint="" style={tintStyle(tints.inTurn(2))}>
      <Heading className="letter-title">{props.title}</Heading>
      <p role={props.isNews ? 'status' : undefined}>{props.text}</p>
      {props.children}
    </section>
  )
}
