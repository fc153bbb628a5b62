import { type Amount, type CatalogQuery, changeQuery, type ProductPage } from '@store/core'
import { FilterForm, Link, usePaths, useShop, visuallyHidden } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useAge } from './age.tsx'
import { useWords } from './words.ts'

/** Everything else that narrows a list, on a sheet under its button: a native disclosure, so it opens without a script. */
export function Filters({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useWords()
  const paths = usePaths()
  const { ages } = useAge()
  const { shop } = useShop()
  const tags = shop.tags
    .filter(({ values }) => values.length > 0 && !values.some(({ id }) => ages.some((age) => age.id === id)))
    .toSorted((a, b) => a.position - b.position)
  return (
    <details className="filters">
      <summary className="block-link">{t('trompo.moreFilters')}</summary>
      <section className="block filters-in" aria-label={t('filter.title')}>
        {tags.map((tag) => (
          <div key={tag.id}>
            <h2 className="filter-title">{tag.name}</h2>
            <ul className="chips">
              {tag.values.map(({ id, name }) => (
                <li key={id}>
                  <Link
                    href={paths.catalog(changeQuery(query, { tag: id === query.tag ? null : id }))}
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
        <FilterForm query={query} names={['min', 'max', 'promotion', 'free', 'variants']} className="filter-form">
          <fieldset className="prices">
            <legend {...visuallyHidden}>{t('filter.price')}</legend>
            <PriceField name="min" label={t('filter.minPrice')} value={query.minPrice} hint={page.minPrice} />
            <PriceField name="max" label={t('filter.maxPrice')} value={query.maxPrice} hint={page.maxPrice} />
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
          <button type="submit" className="button" data-tone="sun">
            {t('filter.apply')}
          </button>
        </FilterForm>
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
