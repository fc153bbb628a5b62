import { type CatalogQuery, emptyQuery, type ProductPage } from '@store/core'
import { FilterChecks, FilterForm, Link, PriceFields, useFilterGroups, usePaths } from '@store/template-kit'
import { useWords } from '../words.ts'

export const FILTERS = 'filters'
const NAMES = ['min', 'max', 'promotion', 'free', 'featured', 'variants', 'tag']

/** The filters in a sheet from below: categories are links, the rest is a `get` form. */
export function Filters({ page, query }: { readonly page: ProductPage; readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const groups = useFilterGroups(query, page)
  const links = groups.filter(({ kind }) => kind !== 'tag')
  const tags = groups.filter(({ kind }) => kind === 'tag')
  return (
    <div id={FILTERS} popover="auto" className="sheet filters" role="dialog" aria-label={t('filter.title')}>
      {links.map(({ key, title, options }) => (
        <nav key={key} aria-label={title}>
          <p className="sheet-title">{title}</p>
          <ul className="chips">
            {options.map((option) => (
              <li key={option.key}>
                <Link {...option.link} className="chip">
                  {option.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <FilterForm query={query} names={NAMES} className="filters-form">
        <div className="field-pair">
          <PriceFields query={query} page={page} className="field" />
        </div>
        {tags.length > 0 && (
          <label className="field">
            <span>{tags.map(({ title }) => title).join(', ')}</span>
            <select name="tag" defaultValue={query.tag ?? ''}>
              <option value="">{t('charla.any')}</option>
              {tags.map(({ key, title, options }) => (
                <optgroup key={key} label={title}>
                  {options.map(({ key: id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
        )}
        <FilterChecks query={query} className="check" />
        <button type="submit" className="button">
          {t('filter.apply')}
        </button>
        <Link href={paths.catalog({ ...emptyQuery, sort: query.sort, view: query.view })} className="chip">
          {t('filter.clear')}
        </Link>
      </FilterForm>
    </div>
  )
}
