import { type CatalogQuery, type ProductPage, SORTS } from '@store/core'
import { useMoney, useT } from '../shop-context.tsx'

/** Two fields for a `FilterForm` with the names `min` and `max`, in units of the shop's currency, as in addresses. */
export function PriceFields(props: {
  readonly query: CatalogQuery
  /** Its lowest and highest price are placeholders. */
  readonly page?: ProductPage
  readonly className?: string
}) {
  const t = useT()
  const money = useMoney()
  const { query, page, className } = props
  const ends = [
    { name: 'min', label: t('filter.minPrice'), value: query.minPrice, hint: page?.minPrice },
    { name: 'max', label: t('filter.maxPrice'), value: query.maxPrice, hint: page?.maxPrice },
  ]
  return ends.map(({ name, label, value, hint }) => (
    <label key={name} className={className}>
      <span>{label}</span>
      <input
        type="number"
        name={name}
        min={0}
        step="any"
        inputMode="decimal"
        defaultValue={value === null ? '' : value / 100}
        placeholder={hint == null ? undefined : money(hint)}
      />
    </label>
  ))
}

/** The filters that are on or off, and their parameters in an address. */
const CHECKS = { promotion: 'promotion', freeShipping: 'free', withVariants: 'variants', featured: 'featured' } as const

type Check = keyof typeof CHECKS

/** A checkbox for a `FilterForm` whose `names` include the filter's parameter. */
export function FilterCheck(props: {
  readonly query: CatalogQuery
  readonly filter: Check
  readonly className?: string
}) {
  const t = useT()
  const { query, filter, className } = props
  return (
    <label className={className}>
      <input type="checkbox" name={CHECKS[filter]} value="1" defaultChecked={query[filter]} />
      <span>{t(`filter.${filter}`)}</span>
    </label>
  )
}

const ALL: readonly Check[] = ['promotion', 'freeShipping', 'featured', 'withVariants']

/** Checkboxes of all filters, or of `filters`. The `names` of the form include `promotion`, `free`, `featured`, `variants`. */
export const FilterChecks = (props: {
  readonly query: CatalogQuery
  readonly filters?: readonly Check[]
  readonly className?: string
}) =>
  (props.filters ?? ALL).map((filter) => (
    <FilterCheck key={filter} query={props.query} filter={filter} className={props.className} />
  ))

/** The sort order (B11), for a `FilterForm` with the name `sort`. */
export function SortField({ query, className }: { readonly query: CatalogQuery; readonly className?: string }) {
  const t = useT()
  return (
    <label className={className}>
      <span>{t('sort.label')}</span>
      <select name="sort" defaultValue={query.sort}>
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
