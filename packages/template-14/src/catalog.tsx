import {
  ActiveFilterList,
  NothingFound,
  Pagination,
  type ScreenViews,
  useAnnouncedCount,
  useListTitle,
  useMark,
  useSettings,
  visuallyHidden,
} from '@store/template-kit'
import { useMemo } from 'react'
import { Filters } from './catalog/filters.tsx'
import { LetterStrip } from './catalog/letter-strip.tsx'
import { Views } from './catalog/views.tsx'
import { Books, LOOKS } from './parts/books.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { letterIds } from './parts/letters.ts'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** The product list: filters as a second column beside the index, and the books. */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const { productStyle, alphabet } = useSettings<Settings>()
  const mark = useMark<Settings>()
  const title = useListTitle(query, { whole: t('catalog.title') })
  useAnnouncedCount(page, query)
  const bookView = query.view ?? LOOKS[productStyle]
  const isByName = query.sort === 'nameAsc'
  const ids = useMemo(() => (isByName ? letterIds(page.products) : undefined), [isByName, page])
  return (
    <div className="catalog frame one-column">
      <header className="page-head">
        <h1>{title}</h1>
        <p className="muted">{t('catalog.count', { count: page.count })}</p>
        <ActiveFilterList query={query} className="active-filters" />
      </header>
      <Filters query={query} page={page} />
      <div className="list" {...mark('productStyle', 'cloth')}>
        <h2 {...visuallyHidden}>{t('nav.products')}</h2>
        {page.products.length > 0 ? (
          <>
            <Views query={query} bookView={bookView} />
            {alphabet && ids && <LetterStrip products={page.products} />}
            <Books products={page.products} bookView={bookView} label={title} ids={ids} first />
          </>
        ) : (
          <NothingFound query={query} as={EmptyState} linkClassName="button" />
        )}
        <Pagination className="pages" page={page} query={query} />
      </div>
    </div>
  )
}
