import { type CatalogQuery, changeQuery, type ProductPage } from '@store/core'
import {
  CountText,
  FilterForm,
  type FilterGroup,
  type FilterOption,
  Link,
  PriceFields,
  TickIcon,
  useFilterGroups,
  useMoney,
  usePaths,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'

/**
 * The filters of a list. Each value is a link to the list with it, so it takes effect at once and needs no JavaScript.
 * Only the price range is a form.
 */
export function Facets(props: { readonly page: ProductPage; readonly query: CatalogQuery; readonly id?: string }) {
  const { page, query, id = 'aside' } = props
  const t = useWords()
  const paths = usePaths()
  const groups = useFilterGroups(query, page)
  return (
    <div className="facets">
      {groups.map((group) => !isOfProducts(group) && <FilterValues key={group.key} group={group} />)}
      <Facet title={t('filter.price')}>
        <Prices page={page} query={query} id={id} />
      </Facet>
      <Facet title={t('filter.title')}>
        {(['promotion', 'freeShipping', 'featured', 'withVariants'] as const).map((flag) => (
          <FilterValue
            key={flag}
            name={t(`filter.${flag}`)}
            isOn={query[flag]}
            link={{
              href: paths.catalog(changeQuery(query, { [flag]: !query[flag] })),
              'aria-current': query[flag] ? 'true' : undefined,
            }}
          />
        ))}
      </Facet>
      {groups.map((group) => isOfProducts(group) && <FilterValues key={group.key} group={group} />)}
    </div>
  )
}

const isOfProducts = ({ kind }: FilterGroup) => kind === 'tag' || kind === 'option'

/** With a category chosen: its name and a link back to all. Else links to all of them. */
function FilterValues({ group: { kind, title, options, chosen } }: { readonly group: FilterGroup }) {
  const shown =
    kind === 'category' ? options.filter(({ isOn, key }) => (chosen ? isOn || key === 0 : key !== 0)) : options
  return (
    <Facet title={title}>
      {shown.map(({ key, ...option }) =>
        kind === 'category' ? (
          <Link key={key} {...option.link} className="answer">
            <span>{option.name}</span>
            {option.count !== null && (
              <small>
                <CountText count={option.count} />
              </small>
            )}
          </Link>
        ) : (
          <FilterValue key={key} {...option} />
        ),
      )}
    </Facet>
  )
}

/** One value of a filter, on or off. */
function FilterValue(props: Pick<FilterOption, 'name' | 'isOn' | 'link'> & { readonly count?: number | null }) {
  const { name, count = null, isOn, link } = props
  return (
    <Link {...link} className="answer answer-box" rel="nofollow">
      <span className="box middle">{isOn && <TickIcon />}</span>
      <span>{name}</span>
      {count !== null && (
        <small>
          <CountText count={count} />
        </small>
      )}
    </Link>
  )
}

function Facet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="facet">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Prices(props: { readonly page: ProductPage; readonly query: CatalogQuery; readonly id: string }) {
  const { page, query } = props
  const t = useWords()
  const money = useMoney()
  const bounds =
    page.minPrice !== null && page.maxPrice !== null ? `${money(page.minPrice)} – ${money(page.maxPrice)}` : null
  return (
    <FilterForm query={query} names={['min', 'max']} className="prices">
      {bounds && <p className="prices-bounds">{bounds}</p>}
      <PriceFields query={query} className="field" />
      <button type="submit" className="button" data-tone="quiet">
        {t('volt.apply')}
      </button>
    </FilterForm>
  )
}
