import {
  NothingFound,
  Pagination,
  type ScreenViews,
  useCountSaid,
  useListTitle,
  visuallyHidden,
} from '@store/template-kit'
import { ActiveFilters } from './active-filters.tsx'
import { PieceGrid } from './piece-grid.tsx'
import { Refine } from './refine.tsx'
import { Unlit } from './unlit.tsx'
import { useWords } from './words.ts'

/** A name, how many, and the pieces with air between them; the filters open under their number. */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const title = useListTitle(query, { whole: t('vitrina.all') })
  useCountSaid(page, query)
  return (
    <div className="catalog frame">
      <header className="catalog-head">
        <h1>{title}</h1>
        <p className="quiet">{t('catalog.count', { count: page.count })}</p>
        <ActiveFilters query={query} />
      </header>
      <Refine query={query} page={page} />
      <h2 {...visuallyHidden}>{t('nav.products')}</h2>
      {page.products.length > 0 ? (
        <PieceGrid products={page.products} from={(page.page - 1) * page.limit + 1} first />
      ) : (
        <NothingFound query={query} as={Unlit} linkClassName="button" />
      )}
      <Pagination className="pages" page={page} query={query} />
    </div>
  )
}
