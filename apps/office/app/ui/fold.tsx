import type { ReactNode } from 'react'

type FoldProps = { readonly title: string; readonly open?: boolean; readonly children: ReactNode }

/** What few people need, folded. */
export function Fold({ title, open, children }: FoldProps) {
  return (
    <details className="fold" open={open}>
      <summary>{title}</summary>
      <div className="stack">{children}</div>
    </details>
  )
}
