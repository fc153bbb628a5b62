import { FIELD_LIMITS } from '@store/core'
import { CrossIcon, Form, useAnnounce, usePaths } from '@store/template-kit'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from './words.ts'

/** What is looked for in the menu that is on the page. */
type Looking = {
  readonly text: string
  readonly isOpen: boolean
  readonly look: (text: string) => void
  readonly open: () => void
  readonly close: () => void
}

const Context = createContext<Looking | null>(null)

export function FinderProvider({ children }: { readonly children: ReactNode }) {
  const [text, look] = useState('')
  const [isOpen, setOpen] = useState(false)
  const looking = useMemo<Looking>(
    () => ({
      text,
      isOpen,
      look,
      open: () => setOpen(true),
      close() {
        setOpen(false)
        look('')
      },
    }),
    [text, isOpen],
  )
  return <Context.Provider value={looking}>{children}</Context.Provider>
}

export function useFinder(): Looking {
  const looking = useContext(Context)
  if (!looking) throw new Error('useFinder needs a FinderProvider around it')
  return looking
}

/** In place of the tabs: a field that leaves of the menu what it says. Enter looks through everything the shop has. */
export function Finder({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const paths = usePaths()
  const { text, look } = useFinder()
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
        onChange={(event) => look(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <button type="button" className="sign" aria-label={t('nav.close')} onClick={onClose}>
        <CrossIcon />
      </button>
    </Form>
  )
}

/** Says how many dishes are left, once somebody has stopped writing. */
export function useFoundSaid(count: number): void {
  const t = useWords()
  const announce = useAnnounce()
  const { text } = useFinder()
  const asked = text.trim()
  useEffect(() => {
    if (asked === '') return
    const timer = setTimeout(
      () => announce(count > 0 ? t('sazon.found', { count, text: asked }) : t('sazon.noneFound', { text: asked })),
      500,
    )
    return () => clearTimeout(timer)
  }, [asked, count, announce, t])
}
