import type { Product } from '@store/core'
import {
  ChevronIcon,
  Form,
  Link,
  Price,
  SearchIcon,
  useAnnounce,
  usePaths,
  useSearchBox,
  useShop,
  VisuallyHidden,
} from '@store/template-kit'
import { useEffect, useRef, useState } from 'react'
import { asking } from './catalog-links.ts'
import { Picture } from './picture.tsx'
import { useSpecs } from './specs.ts'
import { useWords } from './words.ts'

const ROWS = 5
const SCOPES = 6

/** The giant field: a category, words, and under them what they may mean: where to look at the left, products at the right. */
export function Search() {
  const t = useWords()
  const paths = usePaths()
  const announce = useAnnounce()
  const { categories } = useShop()
  const box = useSearchBox()
  const [category, setCategory] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { message, open, close, products } = box
  useEffect(() => {
    if (message) announce(message)
  }, [message, announce])
  return (
    <search
      className="search"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      <Form ref={form} method="get" action={paths.catalog()} className="search-form" onSubmit={close}>
        {categories.length > 0 && (
          <label className="search-scope">
            <VisuallyHidden>{t('volt.searchIn')}</VisuallyHidden>
            <select
              name={category ? 'category' : undefined}
              value={category}
              onChange={(event) => setCategory(event.target.value)}
            >
              <option value="">{t('volt.everywhere')}</option>
              {categories.map(({ id, name }) => (
                <option key={id}>{name}</option>
              ))}
            </select>
            <ChevronIcon />
          </label>
        )}
        <label className="search-words">
          <VisuallyHidden>{t('search.label')}</VisuallyHidden>
          <input
            type="search"
            name="q"
            placeholder={t('search.prompt')}
            enterKeyHint="search"
            maxLength={100}
            {...box.inputProps}
          />
        </label>
        <button type="submit" className="search-go" aria-label={t('search.submit')}>
          <SearchIcon />
        </button>
      </Form>
      <div className="search-drop" hidden={!open}>
        <ul className="search-scopes">
          <li>
            <Link href={paths.catalog(asking({ search: box.text.trim() }))} onClick={close}>
              {t('search.all', { search: box.text.trim() })}
            </Link>
          </li>
          {categories.slice(0, SCOPES).map(({ id, name }) => (
            <li key={id}>
              <Link href={paths.catalog(asking({ search: box.text.trim(), category: name }))} onClick={close}>
                <b>{box.text.trim()}</b> {t('volt.in', { name })}
              </Link>
            </li>
          ))}
        </ul>
        <ul {...box.listProps} className="search-rows">
          {products?.slice(0, ROWS).map((product, index) => (
            <li key={product.id} {...box.optionProps(index)} data-active={index === box.active ? '' : undefined}>
              <Suggestion product={product} onFollow={close} />
            </li>
          ))}
        </ul>
        {products?.length === 0 && <p className="search-none">{t('search.none')}</p>}
      </div>
    </search>
  )
}

function Suggestion({ product, onFollow }: { readonly product: Product; readonly onFollow: () => void }) {
  const paths = usePaths()
  const [spec] = useSpecs()(product, 1)
  return (
    <Link href={paths.product(product)} tabIndex={-1} onClick={onFollow}>
      <Picture product={product} sizes="3rem" decorative />
      <span className="search-name">
        {product.name}
        {spec && (
          <small>
            {spec.name}: {spec.value}
          </small>
        )}
      </span>
      <Price product={product} className="price" />
    </Link>
  )
}
