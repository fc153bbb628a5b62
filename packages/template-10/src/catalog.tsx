import { activeFilters, type CatalogQuery } from '@store/core'
import {
  Link,
  Pagination,
  type ScreenViews,
  SortSelect,
  useCountSaid,
  usePaths,
  useShop,
  visuallyHidden,
} from '@store/template-kit'
import { useBlocks } from './blocks.ts'
import { Chips } from './chips.tsx'
import { FactBlock } from './fact-block.tsx'
import { Filters } from './filters.tsx'
import { OpenBox } from './open-box.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ShelfChips } from './shelf-chips.tsx'
import { useWords } from './words.ts'

/** A shelf: its name in its colour, chips to look closer, blocks; every eighth one tells something. */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const blocks = useBlocks()
  useCountSaid(page, query)
  return (
    <div className="catalog frame">
      <header className="block catalog-head" data-block={query.category ? blocks.ofCategory(query.category) : 1}>
        <h1>{useTitle(query)}</h1>
        <p>{t('catalog.count', { count: page.count })}</p>
      </header>
      <ShelfChips query={query} />
      <div className="tools">
        <Filters query={query} page={page} />
        {page.products.length > 0 && <SortSelect query={query} className="sort" />}
        <Chips query={query} />
      </div>
      <h2 {...visuallyHidden}>{t('nav.products')}</h2>
      {page.products.length > 0 ? (
        <ProductGrid products={page.products} first between={(turn) => <FactBlock turn={turn} />} />
      ) : (
        <Nothing query={query} />
      )}
      <Pagination page={page} query={query} className="pages" />
    </div>
  )
}

function Nothing({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  if (activeFilters(query).length === 0 && query.page === 1) return <OpenBox title={t('catalog.emptyShop')} />
  return (
    <OpenBox title={t('catalog.empty')} text={t('catalog.emptyHint')}>
      <Link href={paths.catalog()} className="button">
        {t('filter.clear')}
      </Link>
    </OpenBox>
  )
}

function useTitle(query: CatalogQuery): string {
  const t = useWords()
  const { subcategories } = useShop()
  if (query.search !== null) return t('catalog.results', { search: query.search })
  const subcategory = subcategories.find(({ id }) => id === query.subcategory)
  return subcategory?.name ?? query.category ?? t(query.promotion ? 'home.promotions' : 'catalog.title')
}
