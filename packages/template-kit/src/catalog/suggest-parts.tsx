import { FIELD_LIMITS, type Product } from '@store/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link } from '../host.tsx'
import { SearchIcon } from '../parts/icons.tsx'
import { VisuallyHidden } from '../parts/visually-hidden.tsx'
import { usePaths, useT } from '../shop-context.tsx'
import type { SearchBox } from './search-box.ts'

/**
 * The form of a search with suggestions, in place of a `SearchForm`. It takes the focus, unless `focused` is false.
 * Submitting closes the popover around it.
 */
export function SuggestForm(props: {
  readonly box: SearchBox
  readonly className?: string
  readonly focused?: boolean
  readonly button?: ReactNode
  readonly buttonClassName?: string
}) {
  const t = useT()
  const paths = usePaths()
  const field = useRef<HTMLInputElement>(null)
  const { box, focused = true } = props
  useEffect(() => {
    if (!focused || !field.current) return
    // A dialog around it may open after this effect. It would then focus its first link, unless an element has `autofocus`.
    field.current.autofocus = true
    field.current.focus()
    // The cursor goes behind the text.
    field.current.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [focused])
  return (
    <Form
      method="get"
      action={paths.catalog()}
      role="search"
      className={props.className}
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
        maxLength={FIELD_LIMITS.search}
      />
      <button type="submit" className={props.buttonClassName} aria-label={t('search.submit')}>
        {props.button ?? <SearchIcon />}
      </button>
    </Form>
  )
}

/** The number of results, for screen readers only; if there are none, visible. */
export function SuggestStatus({ box, className }: { readonly box: SearchBox; readonly className?: string }) {
  return (
    <p role="status" className={className}>
      {box.message &&
        (box.shown.length > 0 ? <VisuallyHidden>{box.message}</VisuallyHidden> : <span>{box.message}</span>)}
    </p>
  )
}

/** The list of suggestions, each rendered by `children`; below it a link to all results. */
export function SuggestList(props: {
  readonly box: SearchBox
  readonly className?: string
  readonly allClassName?: string
  readonly itemProps?: (product: Product) => Readonly<Record<string, unknown>>
  readonly children: (product: Product) => ReactNode
}) {
  const t = useT()
  const paths = usePaths()
  const { box } = props
  const search = box.text.trim()
  return (
    <>
      <ul {...box.listProps} className={props.className} hidden={box.shown.length === 0}>
        {box.shown.map((product, index) => (
          <li key={product.id} {...box.optionProps(index)} {...props.itemProps?.(product)}>
            {props.children(product)}
          </li>
        ))}
      </ul>
      {box.shown.length > 0 && (
        <Link href={paths.catalog({ search })} className={props.allClassName}>
          {t('search.all', { search })}
        </Link>
      )}
    </>
  )
}
