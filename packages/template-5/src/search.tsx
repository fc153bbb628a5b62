import { Link, SearchForm, usePaths, useShop } from '@store/template-kit'
import { useEffect } from 'react'
import { queryFor } from './catalog-links.ts'
import { Panel } from './panel.tsx'
import { useWords } from './words.ts'

const HINTS = 6
const LINE = 'search-line'

/** A sheet from the top with one large line to write on. */
export function Search({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { categories } = useShop()
  const t = useWords()
  const paths = usePaths()
  useEffect(() => {
    if (open) document.getElementById(LINE)?.focus()
  }, [open])
  return (
    <Panel id="search" label={t('issue.search')} open={open} onClose={onClose} className="panel-top">
      <SearchForm id={LINE} className="search-line" button={t('issue.search')} />
      {categories.length > 0 && (
        <nav aria-label={t('issue.searchHints')} className="search-hints">
          <span>{t('issue.searchHints')}</span>
          {categories.slice(0, HINTS).map((category) => (
            <Link
              key={category.id}
              href={paths.catalog(queryFor({ category: category.name }))}
              className="word underlined"
            >
              {category.name}
            </Link>
          ))}
        </nav>
      )}
    </Panel>
  )
}
