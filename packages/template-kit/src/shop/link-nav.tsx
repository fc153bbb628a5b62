import type { ReactNode } from 'react'
import type { PageLink } from '../catalog/page-links.ts'
import { PageItems } from './link-items.tsx'

/** A `<nav>` of links under a title, which is also its accessible name. */
export function LinkNav(props: {
  readonly title: string
  readonly titleClassName?: string
  readonly pages?: readonly PageLink<string | number>[]
  /** Items after the pages: `WayItems`, `NetworkItems`. */
  readonly children?: ReactNode
}) {
  const { title, pages = [] } = props
  return (
    <nav aria-label={title}>
      <h2 className={props.titleClassName}>{title}</h2>
      <ul>
        <PageItems pages={pages} />
        {props.children}
      </ul>
    </nav>
  )
}
