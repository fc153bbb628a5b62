import type { Category } from '@store/core'
import { CountText, Link, usePaths } from '@store/template-kit'
import type { ReactNode } from 'react'

/** A category's name in the mega menu, with the number of its products. */
export function MegaName(props: { readonly category: Category; readonly children?: ReactNode }) {
  const paths = usePaths()
  const { name, count } = props.category
  return (
    <Link href={paths.catalog({ category: name })} className="mega-name">
      {props.children}
      <span>{name}</span>
      {count !== null && (
        <small>
          <CountText count={count} />
        </small>
      )}
    </Link>
  )
}
