import { type Amount, activeFilters, type CatalogQuery, changeQuery, type ProductPage } from '@store/core'
import type { ReactNode } from 'react'
import { FilterForm } from '../commerce/catalog-forms.tsx'
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
              <PriceField name="min" label={t('filter.minPrice')} value={query.minPrice} hint={page.minPrice} />
              <PriceField name="max" label={t('filter.maxPrice')} value={query.maxPrice} hint={page.maxPrice} />
            </div>
          </fieldset>
          <Check name="promotion" checked={query.promotion}>
            {t('filter.promotion')}
          </Check>
          <Check name="free" checked={query.freeShipping}>
            {t('filter.freeShipping')}
          </Check>
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

/** In whole units of the shop's money, as the address has it. */
const PriceField = (props: {
  readonly name: string
  readonly label: string
  readonly value: Amount | null
  readonly hint: Amount | null
}) => (
  <label className="field">
    <span>{props.label}</span>
    <input
      type="number"
      name={props.name}
      min={0}
      step="any"
      inputMode="decimal"
      defaultValue={props.value === null ? '' : props.value / 100}
      placeholder={props.hint === null ? undefined : String(Math.floor(props.hint / 100))}
    />
  </label>
)

const Check = (props: { readonly name: string; readonly checked: boolean; readonly children: ReactNode }) => (
  <label className="check">
    <input type="checkbox" name={props.name} value="1" defaultChecked={props.checked} />
    <span>{props.children}</span>
  </label>
)
