import { activeFilters, type CatalogQuery, FIELD_LIMITS, type ProductPage } from '@store/core'
import { Disclosure, FilterChecks, FilterForm, Link, PriceFields, useFilterGroups, usePaths } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'
import { Panel } from './panel.tsx'

const NAMES = ['q', 'min', 'max', 'promotion', 'free', 'featured', 'variants']

/** The filters as a panel at the left, full-screen on phones. A `get` form, so it works without JavaScript. */
export function Filters(props: {
  readonly open: boolean
  readonly onClose: () => void
  readonly page: ProductPage
  readonly query: CatalogQuery
}) {
  const { page, query } = props
  const t = useWords()
  const paths = usePaths()
  return (
    <Panel
      id="filters"
      label={t('filter.title')}
      open={props.open}
      onClose={props.onClose}
      className="drawer-left filter-panel"
    >
      <FilterForm query={query} names={NAMES} className="filter-form">
        <label className="field">
          <span className="field-label">{t('search.label')}</span>
          <input
            type="search"
            name="q"
            defaultValue={query.search ?? ''}
            maxLength={FIELD_LIMITS.search}
            enterKeyHint="search"
          />
        </label>
        {useFilterGroups(query, page).map(({ key, kind, title, options, chosen }) => (
          <Group key={key} title={title} open={(kind !== 'tag' && kind !== 'option') || chosen !== null}>
            {options.map((option) => (
              <Link key={option.key} {...option.link} className="word choice">
                {option.name}
              </Link>
            ))}
          </Group>
        ))}
        <Group title={t('filter.price')} open={query.minPrice !== null || query.maxPrice !== null}>
          <div className="fields-pair">
            <PriceFields query={query} page={page} className="field" />
          </div>
        </Group>
        <div className="filter-checks">
          <FilterChecks query={query} className="check" />
        </div>
        <div className="filter-submit">
          <button type="submit" className="button">
            {t('issue.showPieces')}
          </button>
          {activeFilters(query).length > 0 && (
            <Link href={paths.catalog()} className="link">
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
    <Disclosure className="fold" summary={props.title} open={props.open}>
      <div>{props.children}</div>
    </Disclosure>
  )
}
