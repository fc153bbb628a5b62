import { activeFilters, type CatalogQuery, changeQuery, type ProductPage } from '@store/core'
import {
  CrossIcon,
  FilterCheck,
  FilterForm,
  Link,
  PriceFields,
  SortSelect,
  useFilterName,
  usePaths,
  useShop,
} from '@store/template-kit'
import { useWords } from './words.ts'

type Sifting = { readonly query: CatalogQuery; readonly page: ProductPage }

/** Chips in a row: each is a link that puts its word on the list or takes it off; price and the rest fold open. */
export function Sieve({ query, page }: Sifting) {
  const t = useWords()
  const { shop, categories, subcategories } = useShop()
  const category = categories.find(({ name }) => name === query.category)
  const parts = subcategories.filter(({ categoryId }) => categoryId === category?.id)
  const words = shop.tags.toSorted((one, other) => one.position - other.position).flatMap(({ values }) => values)
  return (
    <section className="sieve" aria-label={t('filter.title')}>
      <div className="chips">
        <Chip query={query} isOn={query.promotion} change={{ promotion: !query.promotion }}>
          {t('filter.promotion')}
        </Chip>
        {parts.map(({ id, name }) => {
          const isOn = query.subcategory === id
          return (
            <Chip key={id} query={query} isOn={isOn} change={{ subcategory: isOn ? null : id }}>
              {name}
            </Chip>
          )
        })}
        {words.map(({ id, name }) => {
          const isOn = query.tag === id
          return (
            <Chip key={id} query={query} isOn={isOn} change={{ tag: isOn ? null : id }}>
              {name}
            </Chip>
          )
        })}
        <MoreSieves query={query} page={page} />
        {page.products.length > 0 && <SortSelect query={query} className="sort" />}
      </div>
      <Sifted query={query} />
    </section>
  )
}

function Chip(props: {
  readonly query: CatalogQuery
  readonly change: Partial<CatalogQuery>
  readonly isOn: boolean
  readonly children: string
}) {
  const paths = usePaths()
  return (
    <Link
      href={paths.catalog(changeQuery(props.query, props.change))}
      className="chip"
      aria-current={props.isOn ? 'true' : undefined}
    >
      {props.children}
    </Link>
  )
}

function MoreSieves({ query, page }: Sifting) {
  const t = useWords()
  const isOn = query.minPrice !== null || query.maxPrice !== null || query.freeShipping || query.withVariants
  return (
    <details className="sieve-more" data-on={isOn ? '' : undefined}>
      <summary className="chip">{t('filter.price')}</summary>
      <FilterForm query={query} names={['min', 'max', 'free', 'variants']} className="sieve-form">
        <div className="prices">
          <PriceFields query={query} page={page} className="field" />
        </div>
        <FilterCheck query={query} filter="freeShipping" className="check" />
        <FilterCheck query={query} filter="withVariants" className="check" />
        <button type="submit" className="button">
          {t('filter.apply')}
        </button>
      </FilterForm>
    </details>
  )
}

/** What the list has been sifted by, each with its cross. */
function Sifted({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const nameOf = useFilterName(query)
  const active = activeFilters(query)
  return (
    active.length > 0 && (
      <div className="sifted">
        {active.map(({ filter, without }) => {
          const name = nameOf(filter)
          return (
            <Link key={filter} href={paths.catalog(without)} aria-label={t('filter.remove', { name })}>
              {name}
              <CrossIcon />
            </Link>
          )
        })}
        <Link href={paths.catalog()} className="under">
          {t('filter.clear')}
        </Link>
      </div>
    )
  )
}
