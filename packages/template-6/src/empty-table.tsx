import type { ReactNode } from 'react'
import { CategoryChips } from './cart-states.tsx'

/** Nothing there: a table of one row, and three categories to go on with. */
export function EmptyTable(props: { readonly title: string; readonly text?: string; readonly children?: ReactNode }) {
  return (
    <div className="empty-table">
      <p className="empty-title">{props.title}</p>
      {props.text && <p className="muted">{props.text}</p>}
      {props.children}
      <CategoryChips />
    </div>
  )
}
