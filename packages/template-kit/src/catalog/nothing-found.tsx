import type { CatalogQuery } from '@store/core'
import type { ComponentType, ReactNode } from 'react'
import { Link } from '../host.tsx'
import { useNothingFound } from './list-words.ts'

/** A list without products: renders the template's empty state `as`, with a link to all products where filters are active. */
export function NothingFound(props: {
  readonly query: CatalogQuery
  readonly as: ComponentType<{ readonly title: string; readonly text?: string; readonly children?: ReactNode }>
  readonly linkClassName?: string
}) {
  const { title, hint } = useNothingFound(props.query)
  const { as: Empty, linkClassName } = props
  return hint ? (
    <Empty title={title} text={hint.text}>
      <Link href={hint.href} className={linkClassName}>
        {hint.clear}
      </Link>
    </Empty>
  ) : (
    <Empty title={title} />
  )
}
