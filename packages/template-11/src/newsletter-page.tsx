import type { ReactNode } from 'react'
import { ProductSketch } from './product-sketch.tsx'
import { Split } from './split.tsx'
import { useRooms } from './use-rooms.ts'

/** The newsletter form on its own pages. */
export function NewsletterPage(props: {
  readonly title: string
  readonly text: string
  /** The text is the result of the form, so it is announced. */
  readonly isNews: boolean
  readonly children?: ReactNode
}) {
  const rooms = useRooms()
  return (
    <Split
      room={rooms(3)}
      narrow="away"
      className="letter-room"
      scene={<ProductSketch name="escritorio" className="scene-sketch" />}
    >
      <section className="letter">
        <h1>{props.title}</h1>
        <p className="lead" role={props.isNews ? 'status' : undefined}>
          {props.text}
        </p>
        {props.children}
      </section>
    </Split>
  )
}
