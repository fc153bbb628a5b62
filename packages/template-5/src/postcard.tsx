import { useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { TwoVoices } from './two-voices.tsx'

/** A subscription postcard: what is offered at the left, stamp and address lines at the right. */
export function Postcard(props: {
  readonly title: string
  readonly text: string
  /** Of the page that is the postcard's own. */
  readonly alone?: boolean
  /** Said aloud: what came of the form. */
  readonly status?: boolean
  readonly children: ReactNode
}) {
  const { name } = useShop().shop
  const Heading = props.alone ? 'h1' : 'h2'
  return (
    <section className={`postcard ${props.alone ? '' : 'section'}`}>
      <div className="postcard-note">
        <Heading className="h1">
          <TwoVoices text={props.title} />
        </Heading>
        <p role={props.status ? 'status' : undefined}>{props.text}</p>
      </div>
      <div className="postcard-address">
        <span className="stamp" aria-hidden="true">
          <span>{[...name][0]}</span>
        </span>
        {props.children}
      </div>
    </section>
  )
}
