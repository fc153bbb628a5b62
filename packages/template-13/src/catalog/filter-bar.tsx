import type { CatalogQuery, ProductPage } from '@store/core'
import {
  ActiveFilterList,
  ChevronIcon,
  FilterChecks,
  FilterForm,
  type FilterGroup,
  type FilterOption,
  Link,
  PriceFields,
  SortSelect,
  useFilterGroups,
  visuallyHidden,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { useCategoryColors } from '../parts/category-colors.ts'
import { useWords } from '../words.ts'
import { OnlyMySize } from './only-my-size.tsx'

/**
 * The filters as dropdowns in one bar: category, tags, price, and the switch for the shopper's size. They are
 * `<details>` with the same `name`, so they open without JavaScript and one at a time. On phones each is a sheet
 * (`styles/filters.css`).
 */
export function FilterBar(props: {
  readonly query: CatalogQuery
  readonly page: ProductPage
  /** How many products of the page are shown. */
  readonly shown: number
}) {
  const t = useWords()
  const { query, page, shown } = props
  const groups = useFilterGroups(query, page)
  const tags = groups.filter(({ kind }) => kind === 'tag' || kind === 'option')
  return (
    <div className="filters inset">
      <section className="filters-bar wraps" aria-label={t('filter.title')}>
        <SportsDrop groups={groups} />
        {tags.map(({ key, title, options, chosen }) => (
          <Drop key={key} name={title} isActive={chosen !== null}>
            <Options options={options} />
          </Drop>
        ))}
        <Drop name={t('filter.price')} isActive={query.minPrice !== null || query.maxPrice !== null}>
          <FilterForm
            query={query}
            names={['min', 'max', 'promotion', 'free', 'featured', 'variants']}
            className="filter-form"
          >
            <fieldset className="prices">
              <legend {...visuallyHidden}>{t('filter.price')}</legend>
              <PriceFields query={query} page={page} className="field" />
            </fieldset>
            <FilterChecks query={query} className="check" />
            <button type="submit" className="button" data-tone="volt">
              {t('filter.apply')}
            </button>
          </FilterForm>
        </Drop>
        {page.products.length > 0 && <OnlyMySize shown={shown} of={page.products.length} />}
        {page.products.length > 0 && <SortSelect query={query} className="sort" />}
      </section>
      <ActiveFilterList query={query} className="chips" linkClassName="chip" clear={{ className: 'link' }} />
    </div>
  )
}

function SportsDrop({ groups }: { readonly groups: readonly FilterGroup[] }) {
  const sports = useCategoryColors()
  const sport = groups.find(({ kind }) => kind === 'category')
  const within = groups.find(({ kind }) => kind === 'subcategory')
  if (!sport) return null
  return (
    <Drop name={sport.title} isActive={sport.chosen !== null}>
      <ul className="drop-links">
        {sport.options.map(({ key, name, link }) => (
          <li key={key} style={sports.ofCategory(name)}>
            <Link {...link}>{name}</Link>
          </li>
        ))}
      </ul>
      {within && <Options options={within.options} label={within.title} />}
    </Drop>
  )
}

const Options = (props: { readonly options: readonly FilterOption[]; readonly label?: string }) => (
  <ul className="drop-links" aria-label={props.label}>
    {props.options.map(({ key, name, link }) => (
      <li key={key}>
        <Link {...link}>{name}</Link>
      </li>
    ))}
  </ul>
)

function Drop(props: { readonly name: string; readonly isActive: boolean; readonly children: ReactNode }) {
  return (
    <details
      className="drop"
      data-active={props.isActive ? '' : undefined}
      name="filters"
      // Closes after a link in it was followed, because the list below changes.
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
