import { activeFilters, type CatalogQuery, changeQuery, type ProductPage } from '@store/core'
import type { ReactNode } from 'react'
import { FilterForm } from '../commerce/catalog-forms.tsx'
import { FilterCheck, PriceFields } from '../commerce/filter-fields.tsx'
import { Link } from '../host.tsx'
import { visuallyHidden } from '../parts/visually-hidden.tsx'
import { usePaths, useShop, useT } from '../shop-context.tsx'

/** Folded on phones, a column on wide screens (styles/catalog.css). Choices are links, the rest one plain form. */
export function Filters({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useT()
  const paths = usePaths()
  const { shop, categories, subcategories } = useShop()
  const count = activeFilters(query).length
  const category = categories.find(({ name }) => name === query.category)
  const within = subcategories.filter(({ categoryId }) => categoryId === category?.id)
  const href = (change: Partial<CatalogQuery>) => paths.catalog(changeQuery(query, change))
  return (
    <details className="filters">
      <summary className="button" data-tone="quiet">
        {t('filter.open')}
        {count > 0 && ` (${count})`}
      </summary>
      <section className="filters-body" aria-label={t('filter.title')}>
        {categories.length > 0 && (
          <Group title={t('filter.category')}>
            <Choice href={href({ category: null })} chosen={query.category === null}>
              {t('filter.allCategories')}
            </Choice>
            {categories.map(({ id, name }) => (
              <Choice key={id} href={href({ category: name })} chosen={name === query.category}>
                {name}
              </Choice>
            ))}
          </Group>
        )}
        {within.length > 0 && (
          <Group title={t('filter.subcategory')}>
            {within.map(({ id, name }) => (
              <Choice key={id} href={href({ subcategory: id })} chosen={id === query.subcategory}>
                {name}
              </Choice>
            ))}
          </Group>
        )}
        {shop.tags
          .toSorted((a, b) => a.position - b.position)
          .map((tag) => (
            <Group key={tag.id} title={tag.name}>
              {tag.values.map(({ id, name }) => (
                <Choice key={id} href={href({ tag: id })} chosen={id === query.tag}>
                  {name}
                </Choice>
              ))}
            </Group>
          ))}
        <FilterForm query={query} names={['min', 'max', 'promotion', 'free']} className="filter-form">
          <fieldset>
            <legend {...visuallyHidden}>{t('filter.price')}</legend>
            <div className="price-range">
              <PriceFields query={query} page={page} className="field" />
            </div>
          </fieldset>
          <FilterCheck query={query} filter="promotion" className="check" />
          <FilterCheck query={query} filter="freeShipping" className="check" />
          <button type="submit" className="button">
            {t('filter.apply')}
          </button>
        </FilterForm>
      </section>
    </details>
  )
}

const Group = (props: { readonly title: string; readonly children: ReactNode }) => (
  <div className="filter-group">
    <h2>{props.title}</h2>
    <ul>{props.children}</ul>
  </div>
)

const Choice = (props: { readonly href: string; readonly chosen: boolean; readonly children: ReactNode }) => (
  <li>
    <Link href={props.href} aria-current={props.chosen ? 'true' : undefined}>
      {props.children}
    </Link>
  </li>
)
