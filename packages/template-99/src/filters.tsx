import { type CatalogQuery, changeQuery, emptyQuery, type ProductPage } from '@store/core'
import { FilterCheck, FilterForm, Link, PriceFields, usePaths, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

export const FILTERS = 'filters'
const NAMES = ['min', 'max', 'promotion', 'free', 'featured', 'tag']

/** A sheet from below: categories are links, the rest a plain form with a plain address. */
export function Filters({ page, query }: { readonly page: ProductPage; readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const { shop, categories, subcategories } = useShop()
  const category = categories.find(({ name }) => name === query.category)
  const within = subcategories.filter(({ categoryId }) => categoryId === category?.id)
  const choices = (
    title: string,
    items: readonly { readonly key: string | number; readonly name: string; readonly change: Partial<CatalogQuery> }[],
  ) =>
    items.length > 0 && (
      <nav aria-label={title}>
        <p className="sheet-title">{title}</p>
        <ul className="chips">
          {items.map(({ key, name, change }) => {
            const asked = changeQuery(query, change)
            const isChosen = paths.catalog(asked) === paths.catalog(changeQuery(query, { page: 1 }))
            return (
              <li key={key}>
                <Link href={paths.catalog(asked)} className="chip" aria-current={isChosen ? 'true' : undefined}>
                  {name}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
    )
  return (
    <div id={FILTERS} popover="auto" className="sheet filters" role="dialog" aria-label={t('filter.title')}>
      {choices(t('filter.category'), [
        { key: 'all', name: t('filter.allCategories'), change: { category: null } },
        ...categories.map(({ id, name }) => ({ key: id, name, change: { category: name } })),
      ])}
      {choices(
        t('filter.subcategory'),
        within.map(({ id, name }) => ({ key: id, name, change: { subcategory: id } })),
      )}
      <FilterForm query={query} names={NAMES} className="filters-form">
        <div className="field-pair">
          <PriceFields query={query} page={page} className="field" />
        </div>
        {shop.tags.length > 0 && (
          <label className="field">
            <span>{shop.tags.map(({ name }) => name).join(', ')}</span>
            <select name="tag" defaultValue={query.tag ?? ''}>
              <option value="">{t('charla.any')}</option>
              {shop.tags.map((tag) => (
                <optgroup key={tag.id} label={tag.name}>
                  {tag.values.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
        )}
        <FilterCheck query={query} filter="promotion" className="check" />
        <FilterCheck query={query} filter="freeShipping" className="check" />
        <FilterCheck query={query} filter="featured" className="check" />
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
