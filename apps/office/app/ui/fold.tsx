import type { ReactNode } from 'react'

type FoldProps = {
  /** The id that links on the same page point to. */
  readonly id?: string | undefined
  readonly title: string
  /** Its subject, for the accessible name, where several folds have the same title. */
  readonly about?: string | undefined
  readonly open?: boolean | undefined
  readonly children: ReactNode
}

/** A collapsed section with what few people need. */
export function Fold({ id, title, about, open, children }: FoldProps) {
  return (
    <details className="fold" id={id} open={open}>
      <summary aria-label={about && `${title}: ${about}`}>{title}</summary>
      <div className="stack">{children}</div>
    </details>
  )
}
