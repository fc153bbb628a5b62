import { CrossIcon, Popover, SearchForm } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from '../words.ts'

const Suggestions = lazy(() => import('./suggestions.tsx'))

/** The search in a sheet, on pages without the menu. Without JavaScript it is a plain form. */
export function Search({ isSearched }: { readonly isSearched: boolean }) {
  const t = useWords()
  const field = <SearchForm id="sought" className="sought" />
  return (
    <Popover id="search" className="search">
      <div className="search-in">
        {isSearched ? <Suspense fallback={field}>{<Suggestions />}</Suspense> : field}
        <button type="button" className="sign search-close middle" popovertarget="search" aria-label={t('nav.close')}>
          <CrossIcon />
        </button>
      </div>
    </Popover>
  )
}
