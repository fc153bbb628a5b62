import { type CatalogQuery, emptyQuery, FIELD_LIMITS } from '@store/core'
import type { FocusEventHandler, ReactNode } from 'react'
import { Form } from '../host.tsx'
import { SearchIcon } from '../parts/icons.tsx'
import { visuallyHidden } from '../parts/visually-hidden.tsx'
import { usePaths, useT } from '../shop-context.tsx'

/** The search form. */
export function SearchForm(props: {
  readonly query?: CatalogQuery
  readonly className?: string
  readonly id: string
  readonly button?: ReactNode
  readonly onFocus?: FocusEventHandler
}) {
  const t = useT()
  const paths = usePaths()
  const query = props.query ?? emptyQuery
  return (
    <Form
      method="get"
      action={paths.catalog()}
      role="search"
      className={props.className}
      data-search=""
      onFocus={props.onFocus}
    >
      <label htmlFor={props.id} {...visuallyHidden}>
        {t('search.label')}
      </label>
      <input
        id={props.id}
        key={query.search}
        type="search"
        name="q"
        defaultValue={query.search ?? ''}
        placeholder={t('search.prompt')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={FIELD_LIMITS.search}
      />
      <button type="submit" aria-label={t('search.submit')}>
        {props.button ?? <SearchIcon />}
      </button>
    </Form>
  )
}
