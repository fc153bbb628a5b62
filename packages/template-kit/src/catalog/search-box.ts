import type { Product } from '@store/core'
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useHost } from '../host.tsx'
import { usePaths, useT } from '../shop-context.tsx'

const DEBOUNCE_MS = 200
const MIN_LETTERS = 2

export type SearchBox = {
  readonly text: string
  /** Products that match the text; null before the first answer, and while the text is too short. */
  readonly products: readonly Product[] | null
  readonly open: boolean
  /** The products while the list is open, otherwise none. */
  readonly shown: readonly Product[]
  /** Index of the suggestion that the arrow keys have selected; -1: none. */
  readonly active: number
  readonly inputProps: Readonly<Record<string, unknown>>
  readonly listProps: { readonly id: string; readonly role: 'listbox'; readonly 'aria-label': string }
  readonly optionProps: (index: number) => {
    readonly id: string
    readonly role: 'option'
    readonly 'aria-selected': boolean
    readonly tabIndex: -1
  }
  readonly close: () => void
  /** For a polite live region. */
  readonly message: string
}

/**
 * Suggestions under a search field, with the keyboard interaction of a combobox: arrows move, Enter follows the selected
 * suggestion, Escape closes. With no suggestion selected, Enter submits the field's form. Each option is a link or contains one.
 */
export function useSearchBox(first = ''): SearchBox {
  const t = useT()
  const paths = usePaths()
  const { suggest } = useHost()
  const id = useId()
  const [text, setText] = useState(first)
  const [found, setFound] = useState<{ readonly text: string; readonly products: readonly Product[] } | null>(null)
  const [closed, setClosed] = useState(true)
  const [active, setActive] = useState(-1)
  const search = text.trim()

  useEffect(() => {
    if (!suggest || closed || search.length < MIN_LETTERS) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      suggest(search, controller.signal).then(
        (products) => setFound({ text: search, products }),
        () => controller.signal.aborted || setFound(null),
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [suggest, search, closed])

  const products = search.length >= MIN_LETTERS && found ? found.products : null
  const open = !closed && products !== null
  const shown = open ? products : []
  const count = shown.length
  const optionId = (index: number) => `${id}o${index}`
  const close = () => {
    setClosed(true)
    setActive(-1)
  }
  return {
    text,
    products,
    open,
    shown,
    active,
    close,
    message: !open ? '' : count > 0 ? t('search.found', { count }) : t('search.none'),
    inputProps: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': `${id}l`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      value: text,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        setText(event.target.value)
        setClosed(false)
        setActive(-1)
      },
      onFocus: () => setClosed(false),
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        if (event.key === 'Escape' && open) {
          event.preventDefault()
          close()
        } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
          event.preventDefault()
          const step = event.key === 'ArrowDown' ? 1 : -1
          // The arrows also stop at the field itself, which is one more position than there are suggestions.
          setActive((at) => ((at + 1 + step + count + 1) % (count + 1)) - 1)
        } else if (event.key === 'Enter' && active >= 0 && products?.[active]) {
          event.preventDefault()
          const option = document.getElementById(optionId(active))
          const link = option?.closest('a') ?? option?.querySelector('a')
          if (link) link.click()
          else location.assign(paths.product(products[active]))
          close()
        }
      },
    },
    listProps: { id: `${id}l`, role: 'listbox', 'aria-label': t('search.suggestions') },
    optionProps: (index) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      tabIndex: -1,
    }),
  }
}
