import type { ReactNode } from 'react'
import { PieceSketch } from './piece-sketch.tsx'

/** A room with the outline of one chair in it, a line on its wall and the way on. */
export function EmptyRoom(props: {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <div className="empty-room" data-room="plaster">
      <p className="empty-title">{props.title}</p>
      {props.text && <p>{props.text}</p>}
      {props.children}
      <PieceSketch name="silla" className="empty-chair" />
    </div>
  )
}
