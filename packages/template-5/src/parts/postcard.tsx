import { FooterFold, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { TwoPartTitle } from './two-part-title.tsx'

/** The newsletter form, laid out as a postcard: offer at the left, fields at the right. */
export function Postcard(props: {
  readonly title: string
  readonly text: string
  /** The form is the only thing on its page. */
  readonly alone?: boolean
  /** Announces the result of the form to screen readers. */
  readonly status?: boolean
  readonly children: ReactNode
}) {
  const { name } = useShop().shop
  const Heading = props.alone ? 'h1' : 'h2'
  const heading = (
    <Heading className="h1">
      <TwoPartTitle text={props.title} />
    </Heading>
  )
  return (
    <FooterFold
      title={props.title}
      summary={heading}
      heading={null}
      alone={props.alone}
      className={`postcard ${props.alone ? '' : 'section'}`}
    >
      <div className="postcard-note">
        {heading}
        <p role={props.status ? 'status' : undefined}>{props.text}</p>
      </div>
      <div className="postcard-address">
        <span className="stamp" aria-hidden="true">
          <span>{[...name][0]}</span>
        </span>
        {props.children}
      </div>
    </FooterFold>
  )
}
