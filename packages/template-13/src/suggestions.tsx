import { emptyQuery } from '@store/core'
import { Form, Link, Price, SearchIcon, usePaths, useSearchBox, VisuallyHidden } from '@store/template-kit'
import { useEffect, useRef } from 'react'
import { Picture } from './picture.tsx'
import { queryFor } from './query.ts'
import { useSports } from './sports.ts'
import { useWords } from './words.ts'

const MOST = 6

/** The field, and under it what it may mean. */
export default function Suggestions() {
  const t = useWords()
  const paths = usePaths()
  const sports = useSports()
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
      <ul {...box.listProps} className="search-cards" hidden={products.length === 0}>
        {products.map((product, index) => (
          <li key={product.id} {...box.optionProps(index)} style={sports.ofProduct(product)}>
            <Link href={paths.product(product)} tabIndex={-1}>
              <Picture name={product.name} image={product.images[0] ?? null} alt="" sizes="11rem" largest={480} />
              <span className="search-name">{product.name}</span>
              <Price product={product} className="price" />
            </Link>
          </li>
        ))}
      </ul>
      {products.length > 0 && (
        <Link href={paths.catalog(queryFor({ search: asked }))} className="under">
          {t('search.all', { search: asked })}
        </Link>
      )}
    </>
  )
}
