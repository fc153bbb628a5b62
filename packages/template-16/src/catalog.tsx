import { activeFilters, type CatalogQuery } from '@store/core'
import {
  Link,
  Pagination,
  type ScreenViews,
  useCountSaid,
  usePaths,
  useShop,
  visuallyHidden,
} from '@store/template-kit'
import { Dishes } from './course.tsx'
import { EmptyPlate } from './empty-plate.tsx'
import { Sieve } from './sieve.tsx'
import { useWords } from './words.ts'

/** The same lines as at home, all of them or one section, with chips to sift them. */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  useCountSaid(page, query)
  return (
    <>
      <div className="course-head list-head">
        <h1>{useTitle(query)}</h1>
        <p>{t('catalog.count', { count: page.count })}</p>
      </div>
      <Sieve page={page} query={query} />
      {page.products.length > 0 ? (
        <>
          <h2 {...visuallyHidden}>{t('nav.products')}</h2>
          <Dishes dishes={page.products} priority />
          <Pagination page={page} query={query} className="pages" />
        </>
      ) : (
        <NothingLeft query={query} />
      )}
    </>
  )
}

function useTitle({ search, subcategory, category, promotion }: CatalogQuery): string {
  const t = useWords()
  const { subcategories } = useShop()
  if (search !== null) return t('catalog.results', { search })
  const part = subcategories.find(({ id }) => id === subcategory)?.name
  return part ?? category ?? (promotion ? t('home.promotions') : t('catalog.title'))
}

function NothingLeft({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const isSifted = query.page > 1 || activeFilters(query).length > 0
  return isSifted ? (
    <EmptyPlate title={t('catalog.empty')} text={t('catalog.emptyHint')}>
      <Link href={paths.catalog()} className="button">
        {t('nav.allProducts')}
      </Link>
    </EmptyPlate>
  ) : (
    <EmptyPlate title={t('catalog.emptyShop')} />
  )
}
