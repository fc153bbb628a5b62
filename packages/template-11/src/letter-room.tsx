import type { ReactNode } from 'react'
import { PieceSketch } from './piece-sketch.tsx'
import { Split } from './split.tsx'
import { useRooms } from './use-rooms.ts'

/** A room for one letter: the newsletter's own pages stand in it. */
export function LetterRoom(props: {
  readonly title: string
  readonly text: string
  /** The text is news of what was done. */
  readonly isNews: boolean
  readonly children?: ReactNode
}) {
  const rooms = useRooms()
  return (
    <Split
      room={rooms(3)}
      narrow="away"
      className="letter-room"
      scene={<PieceSketch name="escritorio" className="scene-sketch" />}
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
