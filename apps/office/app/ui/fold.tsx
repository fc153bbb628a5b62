import type { ReactNode } from 'react'

type FoldProps = {
  readonly title: string
  /** Of what it is, where others are called the same. */
  readonly about?: string | undefined
  readonly open?: boolean | undefined
  readonly children: ReactNode
}

/** What few people need, folded. */
export function Fold({ title, about, open, children }: FoldProps) {
  return (
    <details className="fold" open={open}>
      <summary aria-label={about && `${title}: ${about}`}>{title}</summary>
      <div className="stack">{children}</div>
    </details>
  )
}
