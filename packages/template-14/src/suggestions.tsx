import { emptyQuery } from '@store/core'
import { Form, Link, Price, SearchIcon, usePaths, useSearchBox, VisuallyHidden } from '@store/template-kit'
import { useEffect, useRef } from 'react'
import { authorOf } from './book.ts'
import { marked } from './marked.ts'
import { ProductCover } from './product-cover.tsx'
import { queryFor } from './query.ts'
import { useWords } from './words.ts'

const MOST = 6

/** The line, and under it the rows it may mean, the words that were written marked in them; arrows walk them. */
export default function Suggestions() {
  const t = useWords()
  const paths = usePaths()
  const box = useSearchBox()
  const field = useRef<HTMLInputElement>(null)
  // It took the place of the line that was focused.
  useEffect(() => field.current?.focus(), [])
  const products = box.open ? (box.products ?? []).slice(0, MOST) : []
  const asked = box.text.trim()
  return (
    <>
      <Form
        method="get"
        action={paths.catalog(emptyQuery)}
        role="search"
        className="search-line"
        onSubmit={() => box.close()}
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
      <div className="found" data-open={box.open && asked.length > 1 ? '' : undefined}>
        <p role="status">
          {box.message &&
            (products.length > 0 ? <VisuallyHidden>{box.message}</VisuallyHidden> : <span>{box.message}</span>)}
        </p>
        <ul {...box.listProps} hidden={products.length === 0}>
          {products.map((product, index) => (
            <li key={product.id} {...box.optionProps(index)}>
              <Link href={paths.product(product)} tabIndex={-1} className="found-row" onClick={box.close}>
                <ProductCover product={product} sizes="40px" largest={240} />
                <span>
                  <strong>
                    {marked(product.name, asked).map(({ text, isFound, at }) =>
                      isFound ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
                    )}
                  </strong>
                  <span className="by">{authorOf(product)}</span>
                </span>
                <Price product={product} className="price" />
              </Link>
            </li>
          ))}
        </ul>
        {products.length > 0 && (
          <Link href={paths.catalog(queryFor({ search: asked }))} className="under" onClick={box.close}>
            {t('search.all', { search: asked })}
          </Link>
        )}
      </div>
    </>
  )
}
