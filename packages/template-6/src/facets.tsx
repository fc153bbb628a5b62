import { type CatalogQuery, changeQuery, type ProductPage } from '@store/core'
import { FilterForm, Link, PriceFields, TickIcon, useMoney, usePaths, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/**
 * Everything a list can be narrowed by. Each answer is a link to the same list with it, so that it takes effect at once
 * and works without any script; only the two prices are written.
 */
export function Facets(props: { readonly page: ProductPage; readonly query: CatalogQuery; readonly id?: string }) {
  const { page, query, id = 'aside' } = props
  const t = useWords()
  const { shop, categories, subcategories } = useShop()
  const category = categories.find(({ name }) => name === query.category)
  const parts = subcategories.filter(({ categoryId }) => categoryId === category?.id)
  return (
    <div className="facets">
      {categories.length > 0 && (
        <Facet title={t('filter.category')}>
          {category && (
            <Answer query={query} change={{ category: null, subcategory: null }} count={null}>
              {t('filter.allCategories')}
            </Answer>
          )}
          {(category ? [category] : categories).map(({ id, name, count }) => (
            <Answer key={id} query={query} change={{ category: name, subcategory: null }} count={count}>
              {name}
            </Answer>
          ))}
        </Facet>
      )}
      {parts.length > 0 && (
        <Facet title={t('filter.subcategory')}>
          {parts.map(({ id, name, count }) => (
            <Toggle
              key={id}
              query={query}
              on={query.subcategory === id}
              change={{ subcategory: id }}
              without={{ subcategory: null }}
              count={count}
            >
              {name}
            </Toggle>
          ))}
        </Facet>
      )}
      <Facet title={t('filter.price')}>
        <Prices page={page} query={query} id={id} />
      </Facet>
      <Facet title={t('filter.title')}>
        {(['promotion', 'freeShipping', 'featured', 'withVariants'] as const).map((flag) => (
          <Toggle
            key={flag}
            query={query}
            on={query[flag]}
            change={{ [flag]: true }}
            without={{ [flag]: false }}
            count={null}
          >
            {t(`filter.${flag}`)}
          </Toggle>
        ))}
      </Facet>
      {shop.tags.map((tag) => (
        <Facet key={tag.id} title={tag.name}>
          {tag.values.map(({ id, name }) => (
            <Toggle
              key={id}
              query={query}
              on={query.tag === id}
              change={{ tag: id }}
              without={{ tag: null }}
              count={null}
            >
              {name}
            </Toggle>
          ))}
        </Facet>
      ))}
    </div>
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

type AnswerProps = {
  readonly query: CatalogQuery
  readonly change: Partial<CatalogQuery>
  readonly count: number | null
  readonly children: ReactNode
}

/** One of a group: chosen, it is where one is. */
function Answer({ query, change, count, children }: AnswerProps) {
  const paths = usePaths()
  const isHere = Object.entries(change).every(([key, value]) => query[key as keyof CatalogQuery] === value)
  return (
    <Link
      href={paths.catalog(changeQuery(query, change))}
      className="answer"
      aria-current={isHere ? 'true' : undefined}
    >
      <span>{children}</span>
      {count !== null && <small>{count}</small>}
    </Link>
  )
}

/** On or off. */
function Toggle(props: AnswerProps & { readonly on: boolean; readonly without: Partial<CatalogQuery> }) {
  const paths = usePaths()
  const { query, on, change, without, count, children } = props
  return (
    <Link
      href={paths.catalog(changeQuery(query, on ? without : change))}
      className="answer answer-box"
      aria-current={on ? 'true' : undefined}
      rel="nofollow"
    >
      <span className="box">{on && <TickIcon />}</span>
      <span>{children}</span>
      {count !== null && <small>{count}</small>}
    </Link>
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
