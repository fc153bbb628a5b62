import { type CatalogQuery, changeQuery, type ProductPage } from '@store/core'
import {
  CrossIcon,
  Disclosure,
  FilterCheck,
  FilterForm,
  Link,
  PriceFields,
  usePaths,
  useShop,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { WidthField } from './width-field.tsx'
import { useWords } from './words.ts'

/** Room, material, width, price: ruled lines that unfold, one at a time. On narrow screens a sheet from the bottom edge. */
export function Filters(props: {
  readonly query: CatalogQuery
  readonly page: ProductPage
  /** Of the pieces on this page. */
  readonly widths: readonly number[]
  readonly room: number | null
  readonly onRoom: (cm: number | null) => void
}) {
  const t = useWords()
  const paths = usePaths()
  const { shop, categories, subcategories } = useShop()
  const { query, page, widths, room } = props
  const href = (change: Partial<CatalogQuery>) => paths.catalog(changeQuery(query, change))
  const category = categories.find(({ name }) => name === query.category)
  const within = subcategories.filter(({ categoryId }) => categoryId === category?.id)
  const [least, most] = [Math.min(...widths), Math.max(...widths)]
  return (
    <section className="filters-in" aria-label={t('filter.title')}>
      <div className="filters-head">
        <p className="pane-title">{t('filter.title')}</p>
        <button
          type="button"
          className="icon-button"
          popovertarget="filters"
          popovertargetaction="hide"
          aria-label={t('nav.close')}
        >
          <CrossIcon />
        </button>
      </div>
      {categories.length > 0 && (
        <Group title={t('filter.category')} said={query.category}>
          <ul className="filter-choices">
            <Choice href={href({ category: null })} chosen={query.category === null}>
              {t('filter.allCategories')}
            </Choice>
            {categories.map(({ id, name }) => (
              <Choice key={id} href={href({ category: name })} chosen={name === query.category}>
                {name}
              </Choice>
            ))}
          </ul>
        </Group>
      )}
      {within.length > 0 && (
        <Group title={t('filter.subcategory')} said={within.find(({ id }) => id === query.subcategory)?.name ?? null}>
          <ul className="filter-choices">
            {within.map(({ id, name }) => (
              <Choice
                key={id}
                href={href({ subcategory: id === query.subcategory ? null : id })}
                chosen={id === query.subcategory}
              >
                {name}
              </Choice>
            ))}
          </ul>
        </Group>
      )}
      {shop.tags
        .toSorted((a, b) => a.position - b.position)
        .map((tag) => (
          <Group key={tag.id} title={tag.name} said={tag.values.find(({ id }) => id === query.tag)?.name ?? null}>
            <ul className="filter-choices">
              {tag.values.map(({ id, name }) => (
                <Choice key={id} href={href({ tag: id === query.tag ? null : id })} chosen={id === query.tag}>
                  {name}
                </Choice>
              ))}
            </ul>
          </Group>
        ))}
      {widths.length > 1 && least < most && (
        <div className="filter-width">
          <WidthField label={t('nogal.iHave')} value={room ?? most} {...{ least, most }} onChange={props.onRoom} />
        </div>
      )}
      <Group title={t('nogal.priceAndMore')} said={null}>
        <FilterForm query={query} names={['min', 'max', 'promotion', 'free', 'variants']} className="filters-form">
          <div className="price-range">
            <PriceFields query={query} page={page} className="field" />
          </div>
          <FilterCheck query={query} filter="promotion" className="check" />
          <FilterCheck query={query} filter="freeShipping" className="check" />
          <FilterCheck query={query} filter="withVariants" className="check" />
          <button type="submit" className="button">
            {t('filter.apply')}
          </button>
        </FilterForm>
      </Group>
    </section>
  )
}

const Group = (props: { readonly title: string; readonly said: string | null; readonly children: ReactNode }) => (
  <Disclosure
    name="filters"
    className="filter-group"
    summary={
      <>
        <span>{props.title}</span> {props.said && <em>{props.said}</em>}
      </>
    }
  >
    {props.children}
  </Disclosure>
)

const Choice = (props: { readonly href: string; readonly chosen: boolean; readonly children: ReactNode }) => (
  <li>
    <Link href={props.href} className="filter-choice" aria-current={props.chosen ? 'true' : undefined}>
      {props.children}
    </Link>
  </li>
)
