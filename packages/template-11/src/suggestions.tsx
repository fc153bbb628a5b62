import { emptyQuery } from '@store/core'
import { Form, Link, SearchIcon, usePaths, useSearchBox, VisuallyHidden } from '@store/template-kit'
import { useEffect, useRef } from 'react'
import { PieceRow } from './piece-row.tsx'
import { queryFor } from './query.ts'
import { useWords } from './words.ts'

const MOST = 6

/** The field, and under it what it may mean: rows that the arrow keys walk, each with its measures. */
export default function Suggestions() {
  const t = useWords()
  const paths = usePaths()
  const box = useSearchBox()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const products = box.open ? (box.products ?? []).slice(0, MOST) : []
  const asked = box.text.trim()
  return (
    <>
      <Form
        method="get"
        action={paths.catalog(emptyQuery)}
        role="search"
        className="search-field"
        onSubmit={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()}
      >
        <input
          {...box.inputProps}
          ref={field}
          type="search"
          name="q"
          aria-label={t('search.label')}
          placeholder={t('search.prompt')}
          enterKeyHint="search"
          maxLength={100}
        />
        <button type="submit" aria-label={t('search.submit')}>
          <SearchIcon />
        </button>
      </Form>
      <p role="status" className="search-said">
        {box.message &&
          (products.length > 0 ? <VisuallyHidden>{box.message}</VisuallyHidden> : <span>{box.message}</span>)}
      </p>
      <ul {...box.listProps} className="rows search-rows" hidden={products.length === 0}>
        {products.map((product, index) => (
          <li key={product.id} {...box.optionProps(index)}>
            <PieceRow product={product} isOption />
          </li>
        ))}
      </ul>
      {products.length > 0 && (
        <Link href={paths.catalog(queryFor({ search: asked }))} className="quiet-link">
          {t('search.all', { search: asked })}
        </Link>
      )}
    </>
  )
}
