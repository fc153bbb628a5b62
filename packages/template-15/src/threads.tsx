import { activeFilters, type CatalogQuery, changeQuery, type ProductPage, SORTS } from '@store/core'
import { FilterCheck, FilterForm, Link, PriceFields, usePaths, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/** "Threads (2)": what the list is narrowed by, in a paper that opens without any script. */
export function Threads({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useWords()
  const paths = usePaths()
  const { shop, categories, subcategories } = useShop()
  const href = (change: Partial<CatalogQuery>) => paths.catalog(changeQuery(query, change))
  const count = activeFilters(query).length
  const category = categories.find(({ name }) => name === query.category)
  const within = subcategories.filter(({ categoryId }) => categoryId === category?.id)
  return (
    <details className="threads">
      <summary className="button">
        {t('filter.open')}
        {count > 0 && ` (${count})`}
      </summary>
      <section className="threads-panel" aria-label={t('filter.title')}>
        {categories.length > 0 && (
          <Group title={t('filter.category')}>
            <Choice href={href({ category: null, subcategory: null })} chosen={query.category === null}>
              {t('filter.allCategories')}
            </Choice>
            {categories.map(({ id, name }) => (
              <Choice key={id} href={href({ category: name, subcategory: null })} chosen={name === query.category}>
                {name}
              </Choice>
            ))}
          </Group>
        )}
        {within.length > 0 && (
          <Group title={t('filter.subcategory')}>
            {within.map(({ id, name }) => (
              <Choice
                key={id}
                href={href({ subcategory: id === query.subcategory ? null : id })}
                chosen={id === query.subcategory}
              >
                {name}
              </Choice>
            ))}
          </Group>
        )}
        {shop.tags
          .toSorted((a, b) => a.position - b.position)
          .map((tag) => (
            <Group key={tag.id} title={tag.name}>
              {tag.values.map(({ id, name }) => (
                <Choice key={id} href={href({ tag: id === query.tag ? null : id })} chosen={id === query.tag}>
                  {name}
                </Choice>
              ))}
            </Group>
          ))}
        <FilterForm
          query={query}
          names={['min', 'max', 'promotion', 'free', 'variants', 'sort']}
          className="threads-form"
        >
          <label className="field">
            <span>{t('sort.label')}</span>
            <select name="sort" defaultValue={query.sort}>
              {SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`sort.${sort}`)}
                </option>
              ))}
            </select>
          </label>
          <fieldset className="threads-prices">
            <legend>{t('filter.price')}</legend>
            <PriceFields query={query} page={page} className="field" />
          </fieldset>
          <FilterCheck query={query} filter="promotion" className="check" />
          <FilterCheck query={query} filter="freeShipping" className="check" />
          <FilterCheck query={query} filter="withVariants" className="check" />
          <button type="submit" className="button">
            {t('filter.apply')}
          </button>
          {count > 0 && (
            <Link href={paths.catalog()} className="under">
              {t('filter.clear')}
            </Link>
          )}
        </FilterForm>
      </section>
    </details>
  )
}

const Group = (props: { readonly title: string; readonly children: ReactNode }) => (
  <div className="threads-group">
    <h2 className="quiet">{props.title}</h2>
    <ul>{props.children}</ul>
  </div>
)

const Choice = (props: { readonly href: string; readonly chosen: boolean; readonly children: ReactNode }) => (
  <li>
    <Link href={props.href} aria-current={props.chosen ? 'true' : undefined}>
      {props.children}
    </Link>
  </li>
)
