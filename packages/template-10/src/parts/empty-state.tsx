import type { ReactNode } from 'react'

/** An empty state: a drawn open box, a text and a link. */
export function EmptyState(props: {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <div className="empty">
      <svg viewBox="0 0 240 180" className="open-box-drawing" aria-hidden="true" focusable="false">
        <path d="M58 78h124v86H58z" className="toy-1" />
        <path d="M58 78 20 52l38-30 62 26zM182 78l38-26-38-30-62 26z" className="toy-2" />
        <path d="M58 78h124l-62-30z" className="toy-3" />
        <path d="M104 110h32" />
      </svg>
      <p>{props.title}</p>
      {props.text && <p>{props.text}</p>}
      {props.children}
    </div>
  )
}
