import { emptyQuery } from '@store/core'
import { Form, Link, Price, SearchIcon, usePaths, useSearchBox, VisuallyHidden } from '@store/template-kit'
import { useEffect, useRef } from 'react'
import { makingOf } from './makers.ts'
import { useMaking } from './making.tsx'
import { Photo } from './photo.tsx'
import { queryFor } from './query.ts'
import { useWords } from './words.ts'

const MOST = 6

/** The line, and under it what it may mean: small tiles that the arrow keys walk. */
export default function Suggestions() {
  const t = useWords()
  const paths = usePaths()
  const saying = useMaking()
  const box = useSearchBox()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const products = box.open ? (box.products ?? []).slice(0, MOST) : []
  const asked = box.text.trim()
  return (
    <div className="suggestions">
      <Form
        method="get"
        action={paths.catalog(emptyQuery)}
        role="search"
        className="search-line"
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
      <p role="status">
        {box.message &&
          (products.length > 0 ? <VisuallyHidden>{box.message}</VisuallyHidden> : <span>{box.message}</span>)}
      </p>
      <ul {...box.listProps} className="search-found" hidden={products.length === 0}>
        {products.map((product, index) => {
          const making = makingOf(product.facts)
          return (
            <li key={product.id} {...box.optionProps(index)}>
              <Link href={paths.product(product)} tabIndex={-1}>
                <Photo name={product.name} image={product.images[0] ?? null} alt="" sizes="5rem" largest={240} />
                <span>
                  <span className="search-name">{product.name}</span>
                  <Price product={product} className="price" />
                  {making && <span className="quiet">{saying(making)}</span>}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      {products.length > 0 && (
        <Link href={paths.catalog(queryFor({ search: asked }))} className="under">
          {t('search.all', { search: asked })}
        </Link>
      )}
    </div>
  )
}
