import {
  NothingFound,
  Pagination,
  type ScreenViews,
  SortSelect,
  useCountSaid,
  useListTitle,
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
        <h1>{useListTitle(query, { whole: t('catalog.title') })}</h1>
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
        <NothingFound query={query} as={OpenBox} linkClassName="button" />
      )}
      <Pagination page={page} query={query} className="pages" />
    </div>
  )
}
