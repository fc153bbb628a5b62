import { type CatalogQuery, changeQuery, type ProductPage } from '@store/core'
import {
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
import { useWords } from './words.ts'

/**
 * Everything a list can be narrowed by. Each answer is a link to the same list with it, so that it takes effect at once
 * and works without any script; only the two prices are written.
 */
export function Facets(props: { readonly page: ProductPage; readonly query: CatalogQuery; readonly id?: string }) {
  const { page, query, id = 'aside' } = props
  const t = useWords()
  const paths = usePaths()
  const groups = useFilterGroups(query, page)
  return (
    <div className="facets">
      {groups.map((group) => !isOfProducts(group) && <Answers key={group.key} group={group} />)}
      <Facet title={t('filter.price')}>
        <Prices page={page} query={query} id={id} />
      </Facet>
      <Facet title={t('filter.title')}>
        {(['promotion', 'freeShipping', 'featured', 'withVariants'] as const).map((flag) => (
          <Answer
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
      {groups.map((group) => isOfProducts(group) && <Answers key={group.key} group={group} />)}
    </div>
  )
}

const isOfProducts = ({ kind }: FilterGroup) => kind === 'tag' || kind === 'option'

/** Of the categories one is where one is: then it stands there with the way back to all; else all are to be gone to. */
function Answers({ group: { kind, title, options, chosen } }: { readonly group: FilterGroup }) {
  const shown =
    kind === 'category' ? options.filter(({ isOn, key }) => (chosen ? isOn || key === 0 : key !== 0)) : options
  return (
    <Facet title={title}>
      {shown.map(({ key, ...option }) =>
        kind === 'category' ? (
          <Link key={key} {...option.link} className="answer">
            <span>{option.name}</span>
            {option.count !== null && <small>{option.count}</small>}
          </Link>
        ) : (
          <Answer key={key} {...option} />
        ),
      )}
    </Facet>
  )
}

/** On or off. */
function Answer(props: Pick<FilterOption, 'name' | 'isOn' | 'link'> & { readonly count?: number | null }) {
  const { name, count = null, isOn, link } = props
  return (
    <Link {...link} className="answer answer-box" rel="nofollow">
      <span className="box">{isOn && <TickIcon />}</span>
      <span>{name}</span>
      {count !== null && <small>{count}</small>}
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
