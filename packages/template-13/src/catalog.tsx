import {
  NothingFound,
  Pagination,
  type ScreenViews,
  useCountSaid,
  useListTitle,
  visuallyHidden,
} from '@store/template-kit'
import { CardGrid } from './card-grid.tsx'
import { FilterBar } from './filter-bar.tsx'
import { useFitting, useMyName, useMySize } from './my-size.tsx'
import { NoPlays } from './no-plays.tsx'
import { SizeCall } from './size-call.tsx'
import { useSports } from './sports.ts'
import { useWords } from './words.ts'

/** A sport: its name on a slab in its colour, one bar of filters, and plates from edge to edge. */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const sports = useSports()
  const title = useListTitle(query, { whole: t('catalog.title') })
  const shown = useFitting(page.products)
  useCountSaid(page, query)
  return (
    <div className="catalog" style={sports.ofCategory(query.category)}>
      <header className="catalog-head inset">
        <h1>
          <span className="lean">{title}</span>
        </h1>
        <p>{t('catalog.count', { count: page.count })}</p>
      </header>
      <FilterBar query={query} page={page} shown={shown.length} />
      <h2 {...visuallyHidden}>{t('nav.products')}</h2>
      {page.products.length === 0 && <NothingFound query={query} as={NoPlays} linkClassName="button" />}
      {page.products.length > 0 && shown.length === 0 && <NotInMine />}
      {shown.length > 0 && <CardGrid products={shown} first between={<SizeCall />} />}
      <Pagination page={page} query={query} className="pages inset" />
    </div>
  )
}

/** There is something, but not in the shopper's size. */
function NotInMine() {
  const t = useWords()
  const mine = useMyName()
  const { setOnly } = useMySize()
  return (
    <NoPlays title={t('cancha.noneInMine', { size: mine ?? '' })}>
      <button type="button" className="button" onClick={() => setOnly(false)}>
        {t('cancha.showAll')}
      </button>
    </NoPlays>
  )
}
