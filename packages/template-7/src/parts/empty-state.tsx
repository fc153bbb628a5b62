import type { ReactNode } from 'react'

/** An empty state: a drawn empty crate, what is missing, and links. */
export function EmptyState(props: { readonly title: string; readonly hint?: string; readonly children?: ReactNode }) {
  return (
    <div className="empty">
      <CrateDrawing />
      <p className="empty-text">{props.title}</p>
      {props.hint && <p className="muted">{props.hint}</p>}
      {props.children && <div className="actions">{props.children}</div>}
    </div>
  )
}

export function CrateDrawing() {
  return (
    <svg className="crate-drawing" viewBox="0 0 160 110" aria-hidden="true" focusable="false">
      <path d="M14 34h132l-9 64a6 6 0 0 1-6 5H29a6 6 0 0 1-6-5zM18 56h124M22 78h116M50 34v69M110 34v69M34 34l10-22h72l10 22" />
    </svg>
  )
}
