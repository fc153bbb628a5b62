import { FIELD_LIMITS } from '@store/core'
import { ChevronIcon, Form, SearchIcon, usePaths, useShop, VisuallyHidden } from '@store/template-kit'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from '../words.ts'

/** Fetched when the field gets the focus. */
const SearchDrop = lazy(() => import('./search-drop.tsx'))

/** The search: a select for the category, a field, and suggestions while typing. */
export function Search() {
  const t = useWords()
  const paths = usePaths()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <search className="search">
      <Form method="get" action={paths.catalog()} className="search-form">
        <Scope />
        <label className="search-words">
          <VisuallyHidden>{t('search.label')}</VisuallyHidden>
          <input
            type="search"
            name="q"
            placeholder={t('search.prompt')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={FIELD_LIMITS.search}
            onFocus={(event) => setInput(event.currentTarget)}
          />
        </label>
        <button type="submit" className="search-go" aria-label={t('search.submit')}>
          <SearchIcon />
        </button>
      </Form>
      {input && (
        <Suspense>
          <SearchDrop input={input} />
        </Suspense>
      )}
    </search>
  )
}

/**
 * Which category to search. The parameter is left out of the address when none is chosen, which needs JavaScript;
 * without it the parameter is sent with an empty value.
 */
function Scope() {
  const t = useWords()
  const { categories } = useShop()
  const [isNamed, setNamed] = useState(true)
  useEffect(() => setNamed(false), [])
  if (categories.length === 0) return null
  return (
    <label className="search-scope">
      <VisuallyHidden>{t('volt.searchIn')}</VisuallyHidden>
      <select name={isNamed ? 'category' : undefined} onChange={(event) => setNamed(event.target.value !== '')}>
        <option value="">{t('volt.everywhere')}</option>
        {categories.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </select>
      <ChevronIcon />
    </label>
  )
}
