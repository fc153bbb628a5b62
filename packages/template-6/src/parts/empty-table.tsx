import { Link, usePaths, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'

/** An empty state: one row of text, and links to three categories. */
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

const CHIPS = 3

function CategoryChips() {
  const t = useWords()
  const paths = usePaths()
  const { categories } = useShop()
  return (
    <p className="badges">
      {categories.slice(0, CHIPS).map(({ id, name }) => (
        <Link key={id} href={paths.catalog({ category: name })} className="chip-link">
          {name}
        </Link>
      ))}
      <Link href={paths.catalog()} className="chip-link">
        {t('nav.allProducts')}
      </Link>
    </p>
  )
}
