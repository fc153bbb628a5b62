import { type Amount, type CatalogQuery, changeQuery, type ProductPage } from '@store/core'
import { FilterForm, Link, usePaths, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/** The same and more as an ordinary list of filters, on a sheet that unfolds under the sentence. */
export function FilterSheet({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useWords()
  const paths = usePaths()
  const { shop, categories } = useShop()
  const href = (change: Partial<CatalogQuery>) => paths.catalog(changeQuery(query, change))
  return (
    <details className="filters">
      <summary className="quiet-link">{t('sentence.asList')}</summary>
      <section className="sheet filters-sheet" aria-label={t('filter.title')}>
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
        {shop.tags
          .toSorted((a, b) => a.position - b.position)
          .map((tag) => (
            <Group key={tag.id} title={tag.name}>
              {tag.values.map(({ id, name }) => (
                <Choice key={id} href={href({ tag: id === query.tag ? null : id })} chosen={id === query.tag}>
                  {name}
                </Choice>
              ))}
            </Group>
          ))}
        <FilterForm query={query} names={['min', 'max', 'promotion', 'free', 'variants']} className="filters-form">
          <fieldset>
            <legend>{t('filter.price')}</legend>
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
          <Check name="variants" checked={query.withVariants}>
            {t('filter.withVariants')}
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
    <Link href={props.href} className="filter-choice" aria-current={props.chosen ? 'true' : undefined}>
      {props.children}
    </Link>
  </li>
)

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
