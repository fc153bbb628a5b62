import { activeFilters, type CatalogQuery, changeQuery, type ProductPage } from '@store/core'
import { Disclosure, FilterCheck, FilterForm, Link, PriceFields, usePaths, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { Panel } from './panel.tsx'
import { useWords } from './words.ts'

const NAMES = ['q', 'min', 'max', 'promotion', 'free', 'featured']

/** The filters on a page at the left; on a phone they fill the screen. A plain form with a plain address. */
export function Filters(props: {
  readonly open: boolean
  readonly onClose: () => void
  readonly page: ProductPage
  readonly query: CatalogQuery
}) {
  const { page, query } = props
  const { shop, categories, subcategories } = useShop()
  const t = useWords()
  const paths = usePaths()
  const category = categories.find(({ name }) => name === query.category)
  const within = subcategories.filter(({ categoryId }) => categoryId === category?.id)
  return (
    <Panel
      id="filters"
      label={t('filter.title')}
      open={props.open}
      onClose={props.onClose}
      className="panel-left filter-panel"
    >
      <FilterForm query={query} names={NAMES} className="filter-form">
        <label className="field">
          <span className="field-label">{t('search.label')}</span>
          <input type="search" name="q" defaultValue={query.search ?? ''} maxLength={100} enterKeyHint="search" />
        </label>
        <Group title={t('filter.category')} open>
          <Choice query={query} change={{ category: null, subcategory: null }} name={t('filter.allCategories')} />
          {categories.map(({ id, name }) => (
            <Choice key={id} query={query} change={{ category: name, subcategory: null }} name={name} />
          ))}
        </Group>
        {within.length > 0 && (
          <Group title={t('filter.subcategory')} open>
            {within.map(({ id, name }) => (
              <Choice key={id} query={query} change={{ subcategory: id }} name={name} />
            ))}
          </Group>
        )}
        {shop.tags.map((tag) => (
          <Group key={tag.id} title={tag.name} open={tag.values.some(({ id }) => id === query.tag)}>
            {tag.values.map(({ id, name }) => (
              <Choice key={id} query={query} change={{ tag: id }} name={name} />
            ))}
          </Group>
        ))}
        <Group title={t('filter.price')} open={query.minPrice !== null || query.maxPrice !== null}>
          <div className="fields-pair">
            <PriceFields query={query} page={page} className="field" />
          </div>
        </Group>
        <div className="filter-checks">
          <FilterCheck query={query} filter="promotion" className="check" />
          <FilterCheck query={query} filter="freeShipping" className="check" />
          <FilterCheck query={query} filter="featured" className="check" />
        </div>
        <div className="filter-submit">
          <button type="submit" className="button">
            {t('issue.showPieces')}
          </button>
          {activeFilters(query).length > 0 && (
            <Link href={paths.catalog()} className="word underlined">
              {t('filter.clear')}
            </Link>
          )}
        </div>
      </FilterForm>
    </Panel>
  )
}

function Group(props: { readonly title: string; readonly open?: boolean; readonly children: ReactNode }) {
  return (
    <Disclosure className="filter-group" summary={props.title} open={props.open}>
      <div>{props.children}</div>
    </Disclosure>
  )
}

/** One answer of a group: a link to the same catalogue with it. */
function Choice(props: {
  readonly query: CatalogQuery
  readonly change: Partial<CatalogQuery>
  readonly name: string
}) {
  const paths = usePaths()
  const asked = changeQuery(props.query, props.change)
  const isChosen = Object.keys(props.change).every(
    (key) => props.query[key as keyof CatalogQuery] === asked[key as keyof CatalogQuery],
  )
  return (
    <Link href={paths.catalog(asked)} className="word choice" aria-current={isChosen ? 'true' : undefined}>
      {props.name}
    </Link>
  )
}
