import {
  NothingFound,
  Pagination,
  type ScreenViews,
  useAnnouncedCount,
  useListTitle,
  visuallyHidden,
} from '@store/template-kit'
import { useCategoryColors } from './category-colors.ts'
import { EmptyState } from './empty-state.tsx'
import { FilterBar } from './filter-bar.tsx'
import { useMySize, useMySizeName, useProductsInMySize } from './my-size.tsx'
import { ProductGrid } from './product-grid.tsx'
import { SizeHint } from './size-hint.tsx'
import { useWords } from './words.ts'

/** The product list: title on the category's colour, one bar of filters, products. */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const sports = useCategoryColors()
  const title = useListTitle(query, { whole: t('catalog.title') })
  const shown = useProductsInMySize(page.products)
  useAnnouncedCount(page, query)
  return (
    <div className="catalog" style={sports.ofCategory(query.category)}>
      <header className="catalog-head inset wraps">
        <h1>
          <span className="lean">{title}</span>
        </h1>
        <p>{t('catalog.count', { count: page.count })}</p>
      </header>
      <FilterBar query={query} page={page} shown={shown.length} />
      <h2 {...visuallyHidden}>{t('nav.products')}</h2>
      {page.products.length === 0 && <NothingFound query={query} as={EmptyState} linkClassName="button" />}
      {page.products.length > 0 && shown.length === 0 && <NotInMySize />}
      {shown.length > 0 && <ProductGrid products={shown} first between={<SizeHint />} />}
      <Pagination page={page} query={query} className="pages inset" />
    </div>
  )
}

/** Shown when the list has products, but none in the shopper's size. */
function NotInMySize() {
  const t = useWords()
  const mine = useMySizeName()
  const { setOnly } = useMySize()
  return (
    <EmptyState title={t('cancha.noneInMine', { size: mine ?? '' })}>
      <button type="button" className="button" onClick={() => setOnly(false)}>
        {t('cancha.showAll')}
      </button>
    </EmptyState>
  )
}
