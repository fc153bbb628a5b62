import type { CatalogQuery, ProductPage } from '@store/core'
import {
  ClosePopover,
  Disclosure,
  FilterChecks,
  FilterForm,
  Link,
  PriceFields,
  useFilterGroups,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { WidthField } from '../parts/width-field.tsx'
import { useWords } from '../words.ts'

/**
 * The filters: category, material, width, price. Each is a `<details>`, one open at a time. On narrow screens they are
 * in a sheet from the bottom.
 */
export function Filters(props: {
  readonly query: CatalogQuery
  readonly page: ProductPage
  /** Widths of the products on this page, in centimetres. */
  readonly widths: readonly number[]
  readonly room: number | null
  readonly onRoom: (cm: number | null) => void
}) {
  const t = useWords()
  const { query, page, widths, room } = props
  const [least, most] = [Math.min(...widths), Math.max(...widths)]
  return (
    <section className="filters-in" aria-label={t('filter.title')}>
      <div className="filters-head">
        <p className="pane-title">{t('filter.title')}</p>
        <ClosePopover of="filters" className="icon-button" />
      </div>
      {useFilterGroups(query, page).map(({ key, title, options, chosen }) => (
        <Group key={key} title={title} chosenText={chosen?.name ?? null}>
          <ul className="filter-choices">
            {options.map((option) => (
              <li key={option.key}>
                <Link {...option.link} className="filter-choice">
                  {option.name}
                </Link>
              </li>
            ))}
          </ul>
        </Group>
      ))}
      {widths.length > 1 && least < most && (
        <div className="filter-width">
          <WidthField label={t('nogal.iHave')} value={room ?? most} least={least} most={most} onChange={props.onRoom} />
        </div>
      )}
      <Group title={t('nogal.priceAndMore')} chosenText={null}>
        <FilterForm
          query={query}
          names={['min', 'max', 'promotion', 'free', 'featured', 'variants']}
          className="filters-form"
        >
          <div className="price-range">
            <PriceFields query={query} page={page} className="field" />
          </div>
          <FilterChecks query={query} className="check" />
          <button type="submit" className="button">
            {t('filter.apply')}
          </button>
        </FilterForm>
      </Group>
    </section>
  )
}

const Group = (props: { readonly title: string; readonly chosenText: string | null; readonly children: ReactNode }) => (
  <Disclosure
    name="filters"
    className="fold"
    summary={
      <>
        <span>{props.title}</span> {props.chosenText && <em>{props.chosenText}</em>}
      </>
    }
  >
    {props.children}
  </Disclosure>
)
