import { activeFilters, type CatalogQuery, changeQuery, type FilterTag, type ProductPage } from '@store/core'
import {
  ChevronIcon,
  CrossIcon,
  FilterCheck,
  FilterForm,
  Link,
  PriceFields,
  SortSelect,
  useFilterName,
  usePaths,
  useShop,
  visuallyHidden,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { OnlyMine } from './only-mine.tsx'
import { useSports } from './sports.ts'
import { useWords } from './words.ts'

/**
 * Dropdowns in one bar: sport, what the shop has tagged, price, and the switch for the shopper's size. Native disclosures
 * of one group, so they open without a script and one at a time; on phones each opens as a sheet (styles/filters.css).
 */
export function FilterBar(props: {
  readonly query: CatalogQuery
  readonly page: ProductPage
  /** How many of the page are shown. */
  readonly shown: number
}) {
  const t = useWords()
  const { query, page, shown } = props
  const { shop } = useShop()
  const tags = shop.tags.filter(({ values }) => values.length > 0).toSorted((a, b) => a.position - b.position)
  return (
    <div className="filters inset">
      <section className="filters-bar" aria-label={t('filter.title')}>
        <SportsDrop query={query} />
        {tags.map((tag) => (
          <TagDrop key={tag.id} tag={tag} query={query} />
        ))}
        <Drop name={t('filter.price')} isActive={query.minPrice !== null || query.maxPrice !== null}>
          <FilterForm query={query} names={['min', 'max', 'promotion', 'free', 'variants']} className="filter-form">
            <fieldset className="prices">
              <legend {...visuallyHidden}>{t('filter.price')}</legend>
              <PriceFields query={query} page={page} className="field" />
            </fieldset>
            <FilterCheck query={query} filter="promotion" className="check" />
            <FilterCheck query={query} filter="freeShipping" className="check" />
            <FilterCheck query={query} filter="withVariants" className="check" />
            <button type="submit" className="button" data-tone="volt">
              {t('filter.apply')}
            </button>
          </FilterForm>
        </Drop>
        {page.products.length > 0 && <OnlyMine shown={shown} of={page.products.length} />}
        {page.products.length > 0 && <SortSelect query={query} className="sort" />}
      </section>
      <Chips query={query} />
    </div>
  )
}

function SportsDrop({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const sports = useSports()
  const { categories, subcategories } = useShop()
  const category = categories.find(({ name }) => name === query.category)
  const within = subcategories.filter(({ categoryId }) => categoryId === category?.id)
  const to = (change: Partial<CatalogQuery>) => paths.catalog(changeQuery(query, change))
  if (categories.length === 0) return null
  return (
    <Drop name={t('filter.category')} isActive={query.category !== null}>
      <ul className="drop-links">
        {[null, ...categories].map((each) => (
          <li key={each?.id ?? 0} style={sports.ofCategory(each?.name ?? null)}>
            <Link
              href={to({ category: each?.name ?? null })}
              aria-current={query.category === (each?.name ?? null) ? 'true' : undefined}
            >
              {each?.name ?? t('filter.allCategories')}
            </Link>
          </li>
        ))}
      </ul>
      {within.length > 0 && (
        <ul className="drop-links" aria-label={t('filter.subcategory')}>
          {within.map(({ id, name }) => (
            <li key={id}>
              <Link
                href={to({ subcategory: id === query.subcategory ? null : id })}
                aria-current={id === query.subcategory ? 'true' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Drop>
  )
}

function TagDrop({ tag, query }: { readonly tag: FilterTag; readonly query: CatalogQuery }) {
  const paths = usePaths()
  return (
    <Drop name={tag.name} isActive={tag.values.some(({ id }) => id === query.tag)}>
      <ul className="drop-links">
        {tag.values.map(({ id, name }) => (
          <li key={id}>
            <Link
              href={paths.catalog(changeQuery(query, { tag: id === query.tag ? null : id }))}
              aria-current={id === query.tag ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Drop>
  )
}

function Drop(props: { readonly name: string; readonly isActive: boolean; readonly children: ReactNode }) {
  return (
    <details
      className="drop"
      data-active={props.isActive ? '' : undefined}
      {...{ name: 'filters' }}
      // Following a link of it changes the list under it: it has done what it was opened for.
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.open = false
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        event.currentTarget.open = false
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary>
        {props.name}
        <ChevronIcon />
      </summary>
      <div className="drop-in">{props.children}</div>
    </details>
  )
}

/** What narrows the list, each with the way back. */
function Chips({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const nameOf = useFilterName(query)
  const filters = activeFilters(query)
  if (filters.length === 0) return null
  return (
    <ul className="chips" aria-label={t('filter.active', { count: filters.length })}>
      {filters.map(({ filter, without }) => (
        <li key={filter}>
          <Link
            href={paths.catalog(without)}
            className="chip"
            aria-label={t('filter.remove', { name: nameOf(filter) })}
          >
            {nameOf(filter)} <CrossIcon />
          </Link>
        </li>
      ))}
      <li>
        <Link href={paths.catalog()} className="under">
          {t('filter.clear')}
        </Link>
      </li>
    </ul>
  )
}
