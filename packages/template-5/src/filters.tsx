import { activeFilters, type CatalogQuery, changeQuery, type ProductPage } from '@store/core'
import { Disclosure, FilterForm, Link, useMoney, usePaths, useShop } from '@store/template-kit'
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
  const money = useMoney()
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
            <PriceField
              name="min"
              label={t('filter.minPrice')}
              value={query.minPrice}
              hint={page.minPrice === null ? '' : money(page.minPrice)}
            />
            <PriceField
              name="max"
              label={t('filter.maxPrice')}
              value={query.maxPrice}
              hint={page.maxPrice === null ? '' : money(page.maxPrice)}
            />
          </div>
        </Group>
        <div className="filter-checks">
          <Check name="promotion" checked={query.promotion}>
            {t('filter.promotion')}
          </Check>
          <Check name="free" checked={query.freeShipping}>
            {t('filter.freeShipping')}
          </Check>
          <Check name="featured" checked={query.featured}>
            {t('filter.featured')}
          </Check>
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

function Check(props: { readonly name: string; readonly checked: boolean; readonly children: ReactNode }) {
  return (
    <label className="check">
      <input type="checkbox" name={props.name} value="1" defaultChecked={props.checked} />
      <span>{props.children}</span>
    </label>
  )
}

function PriceField(props: {
  readonly name: string
  readonly label: string
  readonly value: number | null
  readonly hint: string
}) {
  return (
    <label className="field">
      <span className="field-label">{props.label}</span>
      <input
        type="number"
        name={props.name}
        min={0}
        step="any"
        inputMode="decimal"
        defaultValue={props.value === null ? '' : props.value / 100}
        placeholder={props.hint}
      />
    </label>
  )
}
