import { emptyQuery } from '@store/core'
import { Form, Link, Price, usePaths, useSearchBox, VisuallyHidden } from '@store/template-kit'
import { useEffect, useRef } from 'react'
import { queryFor } from './catalog-links.ts'
import { Picture } from './picture.tsx'
import { useWords } from './words.ts'

const MOST = 6

/** One line to write on; under it six captions with small pictures, which the arrow keys walk. */
export default function Suggestions(props: { readonly className: string; readonly focused?: boolean }) {
  const t = useWords()
  const paths = usePaths()
  const box = useSearchBox()
  const line = useRef<HTMLInputElement>(null)
  const { focused } = props
  useEffect(() => {
    if (focused) line.current?.focus()
  }, [focused])
  const products = box.open ? (box.products ?? []).slice(0, MOST) : []
  return (
    <div className={props.className}>
      <Form method="get" action={paths.catalog(emptyQuery)} role="search" className="line-search search-line">
        <input
          {...box.inputProps}
          ref={line}
          type="search"
          name="q"
          aria-label={t('search.label')}
          placeholder={t('search.prompt')}
          enterKeyHint="search"
          maxLength={100}
        />
        <button type="submit" className="word">
          {t('issue.search')}
        </button>
      </Form>
      <p role="status">
        {box.message &&
          (products.length > 0 ? <VisuallyHidden>{box.message}</VisuallyHidden> : <span>{box.message}</span>)}
      </p>
      <ul {...box.listProps} className="suggestions" hidden={products.length === 0}>
        {products.map((product, index) => (
          <li key={product.id} {...box.optionProps(index)}>
            <Link href={paths.product(product)} tabIndex={-1}>
              <Picture product={product} sizes="12rem" decorative />
              <span className="suggestion-name">{product.name}</span>
              <span className="price">
                <Price product={product} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {products.length > 0 && (
        <Link href={paths.catalog(queryFor({ search: box.text.trim() }))} className="word underlined caption">
          {t('search.all', { search: box.text.trim() })}
        </Link>
      )}
    </div>
  )
}
