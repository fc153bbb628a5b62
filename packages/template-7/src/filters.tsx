import { type Amount, type CatalogQuery, changeQuery, type ProductPage } from '@store/core'
import { FilterForm, Link, usePaths, useShop, visuallyHidden } from '@store/template-kit'
import type { ReactNode } from 'react'
import { narrowing } from './chips.tsx'
import { useWords } from './words.ts'

/** Everything that narrows, in one popover: a native disclosure, so it opens without a script. */
export function Filters({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const count = narrowing(query).length
  return (
    <details className="filters">
      <summary className="button" data-tone="quiet">
        {t('filter.open')}
        {count > 0 && <b className="filters-count">{count}</b>}
      </summary>
      <section className="filters-in" aria-label={t('filter.title')}>
        <FilterForm query={query} names={['min', 'max', 'promotion', 'free']} className="filter-form">
          <Check name="promotion" checked={query.promotion}>
            {t('filter.promotion')}
          </Check>
          <Check name="free" checked={query.freeShipping}>
            {t('filter.freeShipping')}
          </Check>
          <fieldset className="prices">
            <legend {...visuallyHidden}>{t('filter.price')}</legend>
            <PriceField name="min" label={t('filter.minPrice')} value={query.minPrice} hint={page.minPrice} />
            <PriceField name="max" label={t('filter.maxPrice')} value={query.maxPrice} hint={page.maxPrice} />
          </fieldset>
          <button type="submit" className="button">
            {t('filter.apply')}
          </button>
        </FilterForm>
        {shop.tags
          .toSorted((a, b) => a.position - b.position)
          .map((tag) => (
            <div key={tag.id} className="filter-tags">
              <h2>{tag.name}</h2>
              <ul>
                {tag.values.map(({ id, name }) => (
                  <li key={id}>
                    <Link
                      href={paths.catalog(changeQuery(query, { tag: id }))}
                      className="chip"
                      aria-current={id === query.tag ? 'true' : undefined}
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </section>
    </details>
  )
}

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
