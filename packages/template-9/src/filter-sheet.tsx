import { type CatalogQuery, changeQuery, type ProductPage } from '@store/core'
import { FilterCheck, FilterForm, Link, PriceFields, usePaths, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/** The same and more as an ordinary list of filters, on a sheet that unfolds under the sentence. */
export function FilterSheet({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useWords()
  const paths = usePaths()
  const { shop, categories } = useShop()
  const href = (change: Partial<CatalogQuery>) => paths.catalog(changeQuery(query, change))
  return (
    <details className="filters">
      <summary className="quiet-link">{t('sentence.asList')}</summary>
      <section className="sheet filters-sheet" aria-label={t('filter.title')}>
        {categories.length > 0 && (
          <Group title={t('filter.category')}>
            <Choice href={href({ category: null })} chosen={query.category === null}>
              {t('filter.allCategories')}
            </Choice>
            {categories.map(({ id, name }) => (
              <Choice key={id} href={href({ category: name })} chosen={name === query.category}>
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
        <FilterForm query={query} names={['min', 'max', 'promotion', 'free', 'variants']} className="filters-form">
          <fieldset>
            <legend>{t('filter.price')}</legend>
            <div className="price-range">
              <PriceFields query={query} page={page} className="field" />
            </div>
          </fieldset>
          <FilterCheck query={query} filter="promotion" className="check" />
          <FilterCheck query={query} filter="freeShipping" className="check" />
          <FilterCheck query={query} filter="withVariants" className="check" />
          <button type="submit" className="button">
            {t('filter.apply')}
          </button>
        </FilterForm>
      </section>
    </details>
  )
}

const Group = (props: { readonly title: string; readonly children: ReactNode }) => (
  <div className="filter-group">
    <h2>{props.title}</h2>
    <ul>{props.children}</ul>
  </div>
)

const Choice = (props: { readonly href: string; readonly chosen: boolean; readonly children: ReactNode }) => (
  <li>
    <Link href={props.href} className="filter-choice" aria-current={props.chosen ? 'true' : undefined}>
      {props.children}
    </Link>
  </li>
)
