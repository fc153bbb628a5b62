import {
  NothingFound,
  Pagination,
  type ScreenViews,
  useCountSaid,
  useListTitle,
  visuallyHidden,
} from '@store/template-kit'
import { ActiveFilters } from './active-filters.tsx'
import { Bare } from './bare.tsx'
import { useClothOf } from './cloths.ts'
import { Threads } from './threads.tsx'
import { Tiles } from './tiles.tsx'
import { Cut } from './weave.tsx'
import { useWords } from './words.ts'

/** A name under its own cloth, how many, and the tiles; the filters are threads one can pull. */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const clothOf = useClothOf()
  const title = useListTitle(query, { whole: t('nav.allProducts') })
  useCountSaid(page, query)
  return (
    <div className="catalog frame">
      {query.category !== null && <Cut from={clothOf({ name: query.category })} className="head-cloth" />}
      <header className="page-head list-head">
        <h1>{title}</h1>
        <p className="quiet">{t('catalog.count', { count: page.count })}</p>
      </header>
      <div className="catalog-tools">
        <Threads query={query} page={page} />
        <ActiveFilters query={query} />
      </div>
      <h2 {...visuallyHidden}>{t('nav.products')}</h2>
      {page.products.length > 0 ? (
        <Tiles products={page.products} first />
      ) : (
        <NothingFound query={query} as={Bare} linkClassName="button" />
      )}
      <Pagination className="pages" page={page} query={query} />
    </div>
  )
}
