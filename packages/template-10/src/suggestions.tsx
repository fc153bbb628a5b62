import { emptyQuery } from '@store/core'
import { Form, Link, Price, usePaths, useSearchBox, VisuallyHidden } from '@store/template-kit'
import { useEffect, useRef } from 'react'
import { useFits } from './age.tsx'
import { useBlocks } from './blocks.ts'
import { GlassIcon } from './icons.tsx'
import { Picture } from './picture.tsx'
import { queryFor } from './query.ts'
import { useWords } from './words.ts'

const MOST = 6

/** The field, and under it what it may mean. A name says more than an age: all are found, and none is left out. */
export default function Suggestions() {
  const t = useWords()
  const paths = usePaths()
  const blocks = useBlocks()
  const fits = useFits()
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
          <GlassIcon />
        </button>
      </Form>
      <p role="status" className="search-said">
        {box.message &&
          (products.length > 0 ? <VisuallyHidden>{box.message}</VisuallyHidden> : <span>{box.message}</span>)}
      </p>
      <ul {...box.listProps} className="search-blocks" hidden={products.length === 0}>
        {products.map((product, index) => (
          <li
            key={product.id}
            {...box.optionProps(index)}
            className="block search-block"
            data-block={blocks.ofProduct(product)}
          >
            <Link href={paths.product(product)} tabIndex={-1}>
              <Picture name={product.name} image={product.images[0] ?? null} alt="" sizes="7rem" largest={320} />
              <span className="search-name">{product.name}</span>
              <Price product={product} className="price" />
              {!fits(product) && <span className="search-note">{t('trompo.otherAge')}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {products.length > 0 && (
        <Link href={paths.catalog(queryFor({ search: asked }))} className="text-link">
          {t('search.all', { search: asked })}
        </Link>
      )}
    </>
  )
}
