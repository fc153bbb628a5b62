import {
  NothingFound,
  Pagination,
  type ScreenViews,
  useAnnouncedCount,
  useListTitle,
  visuallyHidden,
} from '@store/template-kit'
import { FilterBar } from './catalog/filter-bar.tsx'
import { SizeHint } from './catalog/size-hint.tsx'
import { useCategoryColors } from './parts/category-colors.ts'
import { EmptyState } from './parts/empty-state.tsx'
import { useMySize, useMySizeName, useProductsInMySize } from './parts/my-size.tsx'
import { ProductGrid } from './parts/product-grid.tsx'
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
