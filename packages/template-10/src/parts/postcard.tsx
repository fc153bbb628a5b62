import { FooterFold } from '@store/template-kit'
import type { ReactNode } from 'react'

/** The newsletter form as a postcard, in the footer and on its own pages. */
export function Postcard(props: {
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
    <FooterFold title={props.title} summary={heading} heading={null} alone={props.alone} className="block postcard">
      <div className="postcard-words">
        {heading}
        <p role={props.isAnnounced ? 'status' : undefined}>{props.text}</p>
      </div>
      <div className="postcard-side">
        <svg viewBox="0 0 96 112" className="stamp" aria-hidden="true" focusable="false">
          <path d="M4 4h88v104H4z" className="toy-3" />
          <path d="M20 52q0-22 28-22t28 22q0 16-28 44-28-28-28-44z" className="toy-1" />
          <path d="M42 12h12v18H42z" className="toy-2" />
          <path d="M22 58q26 10 52 0" />
        </svg>
        {props.children}
      </div>
    </FooterFold>
  )
}
