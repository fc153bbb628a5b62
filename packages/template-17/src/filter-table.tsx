import { activeFilters, type CatalogQuery, changeQuery, type ProductPage, SORTS } from '@store/core'
import {
  CrossIcon,
  FilterCheck,
  FilterForm,
  Link,
  PriceFields,
  useFilterName,
  usePaths,
  useShop,
} from '@store/template-kit'
import { type ReactNode, useId } from 'react'
import { useWords } from './words.ts'

type Toggle = {
  readonly key: string | number
  readonly name: string
  readonly isOn: boolean
  readonly change: Partial<CatalogQuery>
}

/**
 * What narrows a list, as rows of a table with words to switch on and off: they are links. It stands open where there is
 * room; on phones it folds away (styles/filters.css), without a script.
 */
export function FilterTable({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useWords()
  const { shop, categories, subcategories } = useShop()
  const count = activeFilters(query).length
  const category = categories.find(({ name }) => name === query.category)
  const parts = subcategories.filter(({ categoryId }) => categoryId === category?.id)
  const tags = shop.tags.filter(({ values }) => values.length > 0).toSorted((a, b) => a.position - b.position)
  const table = (
    <div className="filters">
      {tags.map(({ id, name, values }) => (
        <Toggles
          key={id}
          name={name}
          query={query}
          toggles={values.map((value) => {
            const isOn = value.id === query.tag
            return { key: value.id, name: value.name, isOn, change: { tag: isOn ? null : value.id } }
          })}
        />
      ))}
      <Toggles
        name={t('filter.category')}
        query={query}
        toggles={categories.map(({ id, name }) => {
          const isOn = name === query.category
          return { key: id, name, isOn, change: { category: isOn ? null : name, subcategory: null } }
        })}
      />
      <Toggles
        name={t('filter.subcategory')}
        query={query}
        toggles={parts.map(({ id, name }) => {
          const isOn = id === query.subcategory
          return { key: id, name, isOn, change: { subcategory: isOn ? null : id } }
        })}
      />
      <Row name={t('filter.price')}>
        <FilterForm query={query} names={['min', 'max', 'promotion', 'free', 'variants']} className="filters-form">
          <PriceFields query={query} page={page} className="filters-price" />
          <FilterCheck query={query} filter="promotion" className="filters-check" />
          <FilterCheck query={query} filter="freeShipping" className="filters-check" />
          <FilterCheck query={query} filter="withVariants" className="filters-check" />
          <button type="submit" className="press press-small">
            {t('filter.apply')}
          </button>
        </FilterForm>
      </Row>
      {page.products.length > 0 && (
        <Toggles
          name={t('sort.label')}
          query={query}
          toggles={SORTS.map((sort) => ({
            key: sort,
            name: t(`sort.${sort}`),
            isOn: sort === query.sort,
            change: { sort },
          }))}
        />
      )}
    </div>
  )
  return (
    <section className="filters-frame" aria-label={t('filter.title')}>
      <details className="filters-fold">
        <summary>
          {t('filter.open')}
          {count > 0 && <b>{count}</b>}
        </summary>
      </details>
      {table}
      <Switched query={query} />
    </section>
  )
}

function Toggles(props: { readonly name: string; readonly query: CatalogQuery; readonly toggles: readonly Toggle[] }) {
  const paths = usePaths()
  const { name, query, toggles } = props
  if (toggles.length === 0) return null
  return (
    <Row name={name}>
      {toggles.map((toggle) => (
        <Link
          key={toggle.key}
          href={paths.catalog(changeQuery(query, toggle.change))}
          className="toggle"
          aria-current={toggle.isOn ? 'true' : undefined}
        >
          {toggle.name}
        </Link>
      ))}
    </Row>
  )
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of links is no fieldset
    <div className="filters-row" role="group" aria-labelledby={id}>
      <span id={id}>{name}</span>
      <div>{children}</div>
    </div>
  )
}

/** What is switched on, each with the way back. */
function Switched({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const nameOf = useFilterName(query)
  const on = activeFilters(query)
  return on.length === 0 ? null : (
    <p className="switched">
      {on.map(({ filter, without }) => (
        <Link key={filter} href={paths.catalog(without)} aria-label={t('filter.remove', { name: nameOf(filter) })}>
          {nameOf(filter)}
          <CrossIcon />
        </Link>
      ))}
      <Link href={paths.catalog()}>{t('filter.clear')}</Link>
    </p>
  )
}
