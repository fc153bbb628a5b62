import { type CatalogQuery, SORTS, type Sort, searchFromQuery } from '@store/core'
import type { ReactNode } from 'react'
import { Form } from '../host.tsx'
import { usePaths, useT } from '../shop-context.tsx'

/** The parts of a query that a form's own fields do not set, as hidden fields. The page starts again at 1. */
function OtherFields(props: { readonly query: CatalogQuery; readonly without: readonly string[] }) {
  const others = [...searchFromQuery({ ...props.query, page: 1 })].filter(([name]) => !props.without.includes(name))
  return (
    <>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}

/** A form for the sort order (B11). Choosing an order submits it; without JavaScript there is a button. */
export function SortSelect(props: { readonly query: CatalogQuery; readonly className?: string }) {
  const t = useT()
  const paths = usePaths()
  return (
    <Form method="get" action={paths.catalog()} className={props.className} data-sort="">
      <OtherFields query={props.query} without={['sort']} />
      <label>
        <span>{t('sort.label')}</span>
        <select
          key={props.query.sort}
          name="sort"
          defaultValue={props.query.sort}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {SORTS.map((sort: Sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit">{t('filter.apply')}</button>
      </noscript>
    </Form>
  )
}

/**
 * A form around filter fields. `names`: the parameters that its fields set (`category`, `min`, `max`, `promotion` …); all
 * others are kept as hidden fields. Submitting closes the popover around it.
 */
export function FilterForm(props: {
  readonly query: CatalogQuery
  readonly names: readonly string[]
  readonly children: ReactNode
  readonly className?: string
}) {
  const paths = usePaths()
  return (
    <Form
      key={searchFromQuery(props.query).toString()}
      method="get"
      action={paths.catalog()}
      className={props.className}
      data-filters=""
      onSubmit={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()}
    >
      <OtherFields query={props.query} without={props.names} />
      {props.children}
    </Form>
  )
}
