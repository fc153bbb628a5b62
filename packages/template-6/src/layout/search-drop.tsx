import type { Product } from '@store/core'
import { Link, Price, type SearchBox, useAnnounce, usePaths, useSearchBox, useShop } from '@store/template-kit'
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { Picture } from '../parts/picture.tsx'
import { useSpecs } from '../parts/specs.ts'
import { useWords } from '../words.ts'

const SCOPES = 6

/**
 * Suggestions under the search field: categories at the left, products at the right. The field is part of the page and
 * is there before this chunk.
 */
export default function SearchDrop({ input }: { readonly input: HTMLInputElement }) {
  const t = useWords()
  const box = useSearchBox(input.value)
  const announce = useAnnounce()
  useField(input, box)
  useEffect(() => {
    if (box.message) announce(box.message)
  }, [box.message, announce])
  const paths = usePaths()
  const { categories } = useShop()
  return (
    <div className="search-drop" hidden={!box.open}>
      <ul className="search-scopes">
        <li>
          <Link href={paths.catalog({ search: box.text.trim() })} onClick={box.close}>
            {t('search.all', { search: box.text.trim() })}
          </Link>
        </li>
        {categories.slice(0, SCOPES).map(({ id, name }) => (
          <li key={id}>
            <Link href={paths.catalog({ search: box.text.trim(), category: name })} onClick={box.close}>
              <b>{box.text.trim()}</b> {t('volt.in', { name })}
            </Link>
          </li>
        ))}
      </ul>
      <ul {...box.listProps} className="search-rows">
        {box.products?.map((product, index) => (
          <li key={product.id} role="none">
            <Suggestion product={product} box={box} index={index} />
          </li>
        ))}
      </ul>
      {box.products?.length === 0 && <p className="search-none">{t('search.none')}</p>}
    </div>
  )
}

type FieldProps = {
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** Connects the existing field to the suggestion box without replacing it, so that its text and focus stay. */
function useField(input: HTMLInputElement, box: SearchBox) {
  const { onChange, onKeyDown, role } = box.inputProps as FieldProps & { readonly role: string }
  const latest = useRef({ onChange, onKeyDown, close: box.close })
  latest.current = { onChange, onKeyDown, close: box.close }
  useEffect(() => {
    input.setAttribute('role', role)
    for (const [name, value] of Object.entries(box.inputProps))
      if (name.startsWith('aria-')) {
        if (value === undefined) input.removeAttribute(name)
        else input.setAttribute(name, String(value))
      }
  })
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    const change = () => latest.current.onChange({ target: input } as ChangeEvent<HTMLInputElement>)
    const area = input.closest('search') ?? input
    input.addEventListener('input', change, { signal })
    input.addEventListener('focus', change, { signal })
    input.addEventListener(
      'keydown',
      (event) => latest.current.onKeyDown(event as unknown as KeyboardEvent<HTMLInputElement>),
      { signal },
    )
    input.form?.addEventListener('submit', () => latest.current.close(), { signal })
    area.addEventListener(
      'focusout',
      (event) => {
        const { relatedTarget } = event as FocusEvent
        if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) latest.current.close()
      },
      { signal },
    )
    if (document.activeElement === input) change()
    return () => listeners.abort()
  }, [input])
}

function Suggestion(props: { readonly product: Product; readonly box: SearchBox; readonly index: number }) {
  const { product, box, index } = props
  const paths = usePaths()
  const [spec] = useSpecs()(product, 1)
  return (
    <Link href={paths.product(product)} onClick={box.close} {...box.optionProps(index)}>
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
