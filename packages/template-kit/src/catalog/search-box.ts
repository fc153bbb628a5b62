import type { Product } from '@store/core'
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useHost } from '../host.tsx'
import { usePaths, useT } from '../shop-context.tsx'

const DEBOUNCE_MS = 200
const FROM_LETTERS = 2

export type SearchBox = {
  readonly text: string
  /** What the text may mean; null while nobody has said yet, or too little is written. */
  readonly products: readonly Product[] | null
  readonly open: boolean
  /** The products, while they are to be seen. */
  readonly shown: readonly Product[]
  /** Of the suggestion the arrow keys have reached; -1: none. */
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
 * Suggestions under a search field, by the keyboard's rules for a combobox: arrows move, Enter opens, Escape closes,
 * and without a choice Enter searches, as the field's own form does. Each suggestion is a link: the option itself, or inside it.
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
  const asked = text.trim()

  useEffect(() => {
    if (!suggest || closed || asked.length < FROM_LETTERS) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      suggest(asked, controller.signal).then(
        (products) => setFound({ text: asked, products }),
        () => controller.signal.aborted || setFound(null),
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [suggest, asked, closed])

  const products = asked.length >= FROM_LETTERS && found ? found.products : null
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
          // One place more than there are suggestions: the field itself.
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
