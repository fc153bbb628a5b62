import { activeFilters, type CatalogQuery, changeQuery, SORTS } from '@store/core'
import {
  Link,
  Pagination,
  type ScreenViews,
  useAnnouncedCount,
  useListTitle,
  useMark,
  usePaths,
  useSettings,
  useShop,
  visuallyHidden,
} from '@store/template-kit'
import { type CSSProperties, type FocusEvent, useState } from 'react'
import { ActiveFilters } from './parts/active-filters.tsx'
import { BlankPage } from './parts/blank-page.tsx'
import { Count } from './parts/count.tsx'
import { Filters } from './parts/filters.tsx'
import { PageNumber } from './parts/page-number.tsx'
import { pageNumbersFor } from './parts/page-numbers.ts'
import { PanelLink } from './parts/panel.tsx'
import { ProductCard } from './parts/product-card.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

const ABOVE_THE_FOLD = 2

/**
 * The product list: title with the number of products as a superscript, active filters as numbered notes, products,
 * pages.
 */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const { categories } = useShop()
  const { productStyle } = useSettings<Settings>()
  const mark = useMark()
  const t = useWords()
  useAnnouncedCount(page, query)
  const [filtering, setFiltering] = useState(false)
  const pageNumbers = pageNumbersFor(categories)
  const filters = activeFilters(query).length
  return (
    <div className="catalog">
      <header className="catalog-head columns">
        <h1 className="display">
          {useListTitle(query, { whole: t('issue.everything'), offers: t('issue.offersTitle') })}
          <Count count={page.count} text={t('catalog.count', { count: page.count })} />
        </h1>
        <ActiveFilters query={query} />
        <div className="catalog-tools wraps">
          <PanelLink panel="filters" onOpen={() => setFiltering(true)}>
            {filters > 0 ? t('issue.filterCount', { count: filters }) : t('issue.filter')}
          </PanelLink>
          <Sorts query={query} />
          <Density />
          <PageNumber page={query.promotion ? pageNumbers.offers : pageNumbers.category(query.category)} />
        </div>
      </header>
      {page.products.length === 0 ? (
        <NoProducts query={query} />
      ) : (
        <div className="columns">
          <div
            className="grid catalog-grid"
            data-style={productStyle}
            {...mark('productStyle')}
            style={{ '--first': (page.page - 1) * page.limit } as CSSProperties}
          >
            {page.products.map((product, index) => (
              <ProductCard
                key={product.id}
                product={product}
                heading="h2"
                sizes={
                  index % 7 === 6
                    ? '(min-width: 64rem) 48vw, 96vw'
                    : '(min-width: 64rem) 24vw, (min-width: 48rem) 32vw, 48vw'
                }
                priority={index < ABOVE_THE_FOLD}
              />
            ))}
          </div>
        </div>
      )}
      <div className="columns">
        <Pagination page={page} query={query} className="pages" />
      </div>
      <Filters open={filtering} onClose={() => setFiltering(false)} page={page} query={query} />
    </div>
  )
}

/** The orders of a list (B11) as links inside a `<details>`. */
function Sorts({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  return (
    <details className="sort" key={query.sort} onBlur={closeOnBlur}>
      <summary className="word">{t('issue.sort')}</summary>
      <ul>
        {SORTS.map((sort) => (
          <li key={sort}>
            <Link
              href={paths.catalog(changeQuery(query, { sort }))}
              className="word"
              aria-current={sort === query.sort ? 'true' : undefined}
            >
              {t(`sort.${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
}

/**
 * How many columns the list has ("Ver 2 / 4"). Two radio buttons: a rule in `catalog.css` reads which one is checked.
 */
function Density() {
  const t = useWords()
  return (
    <fieldset className="density">
      <legend {...visuallyHidden}>{t('issue.view')}</legend>
      <span aria-hidden="true">{t('issue.view')}</span>
      <label>
        <input type="radio" name="density" value="2" aria-label={t('issue.viewBig')} />
        <span aria-hidden="true" className="wide-only">
          2
        </span>
        <span aria-hidden="true" className="narrow-only">
          1
        </span>
      </label>
      <span aria-hidden="true">/</span>
      <label>
        <input type="radio" name="density" value="4" aria-label={t('issue.viewSmall')} defaultChecked />
        <span aria-hidden="true" className="wide-only">
          4
        </span>
        <span aria-hidden="true" className="narrow-only">
          2
        </span>
      </label>
    </fieldset>
  )
}

/** Shown in place of the products when none match. */
function NoProducts({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const filtered = activeFilters(query).length > 0
  return (
    <div className="columns">
      <BlankPage title={t(filtered ? 'catalog.empty' : 'catalog.emptyShop')}>
        {filtered && (
          <>
            <p>{t('catalog.emptyHint')}</p>
            <Link href={paths.catalog()} className="link">
              {t('issue.everything')}
            </Link>
          </>
        )}
      </BlankPage>
    </div>
  )
}
