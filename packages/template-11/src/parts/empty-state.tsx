import type { ReactNode } from 'react'
import { ProductSketch } from './product-sketch.tsx'

/** An empty state: the outline of a chair, a text and a link. */
export function EmptyState(props: {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <div className="empty-room" data-room="plaster">
      <p className="empty-title">{props.title}</p>
      {props.text && <p>{props.text}</p>}
      {props.children}
      <ProductSketch name="silla" className="empty-chair" />
    </div>
  )
}
