import { CrossIcon, Popover, SearchForm } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from './words.ts'

const Suggestions = lazy(() => import('./suggestions.tsx'))

/** Away from the menu: a field in a sheet of its own, and under it dishes as lines. A plain form until somebody asks. */
export function Search({ asked }: { readonly asked: boolean }) {
  const t = useWords()
  const field = <SearchForm id="sought" className="sought" />
  return (
    <Popover id="search" className="search">
      <div className="search-in">
        {asked ? <Suspense fallback={field}>{<Suggestions />}</Suspense> : field}
        <button type="button" className="sign search-close" popovertarget="search" aria-label={t('nav.close')}>
          <CrossIcon />
        </button>
      </div>
    </Popover>
  )
}
