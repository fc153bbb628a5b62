import type { ReactNode } from 'react'

/** One dotted arch, with a line in it and the way on. */
export function EmptyArch(props: {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <div className="empty-arch">
      <p className="empty-title">{props.title}</p>
      {props.text && <p className="muted">{props.text}</p>}
      {props.children}
    </div>
  )
}
