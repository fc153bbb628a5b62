import type { ReactNode } from 'react'

type FoldProps = {
  /** Where links on the same page lead to it. */
  readonly id?: string | undefined
  readonly title: string
  /** Of what it is, where others are called the same. */
  readonly about?: string | undefined
  readonly open?: boolean | undefined
  readonly children: ReactNode
}

/** What few people need, folded. */
export function Fold({ id, title, about, open, children }: FoldProps) {
  return (
    <details className="fold" id={id} open={open}>
      <summary aria-label={about && `${title}: ${about}`}>{title}</summary>
      <div className="stack">{children}</div>
    </details>
  )
}
