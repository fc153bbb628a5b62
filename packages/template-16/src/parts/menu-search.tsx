import { FIELD_LIMITS } from '@store/core'
import { CrossIcon, Form, useAnnounce, usePaths } from '@store/template-kit'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../words.ts'

/** A search in the menu of the page that is shown. */
type MenuSearchState = {
  readonly text: string
  readonly isOpen: boolean
  readonly setSearch: (text: string) => void
  readonly open: () => void
  readonly close: () => void
}

const Context = createContext<MenuSearchState | null>(null)

export function MenuSearchProvider({ children }: { readonly children: ReactNode }) {
  const [text, setSearch] = useState('')
  const [isOpen, setOpen] = useState(false)
  const looking = useMemo<MenuSearchState>(
    () => ({
      text,
      isOpen,
      setSearch,
      open: () => setOpen(true),
      close() {
        setOpen(false)
        setSearch('')
      },
    }),
    [text, isOpen],
  )
  return <Context.Provider value={looking}>{children}</Context.Provider>
}

export function useMenuSearch(): MenuSearchState {
  const looking = useContext(Context)
  if (!looking) throw new Error('useMenuSearch needs its provider')
  return looking
}

/**
 * A search field in place of the tabs, which hides the dishes that do not match. Enter opens the list of results of the
 * whole shop.
 */
export function MenuSearch({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const paths = usePaths()
  const { text, setSearch } = useMenuSearch()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <Form method="get" action={paths.catalog()} role="search" className="finder">
      <input
        ref={field}
        type="search"
        name="q"
        value={text}
        aria-label={t('sazon.searchMenu')}
        placeholder={t('search.prompt')}
        autoComplete="off"
        maxLength={FIELD_LIMITS.search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <button type="button" className="sign middle" aria-label={t('nav.close')} onClick={onClose}>
        <CrossIcon />
      </button>
    </Form>
  )
}

/** Announces the number of matching dishes to screen readers, once typing has stopped. */
export function useAnnounceFound(count: number): void {
  const t = useWords()
  const announce = useAnnounce()
  const { text } = useMenuSearch()
  const searched = text.trim()
  useEffect(() => {
    if (searched === '') return
    const timer = setTimeout(
      () =>
        announce(count > 0 ? t('sazon.found', { count, text: searched }) : t('sazon.noneFound', { text: searched })),
      500,
    )
    return () => clearTimeout(timer)
  }, [searched, count, announce, t])
}
