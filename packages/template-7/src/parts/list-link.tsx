import { Link, usePaths, wantsNewTab } from '@store/template-kit'
import { createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react'
import { ListIcon } from '../icons.tsx'
import { useWords } from '../words.ts'

type List = { readonly isOpen: boolean; readonly open: () => void; readonly close: () => void }
const Context = createContext<List>({ isOpen: false, open: () => {}, close: () => {} })

export function ListProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Context.Provider value={{ isOpen, open: () => setOpen(true), close: () => setOpen(false) }}>
      {children}
    </Context.Provider>
  )
}

export const useList = (): List => useContext(Context)

/** Fetched on hover or focus of a link that opens the dialog. */
export const loadListPanel = () => import('./list-panel.tsx')

/** Opens the dialog for a shopping list. Without JavaScript it links to the contact page, where a list can be sent. */
export function ListLink({ className, tone }: { readonly className: string; readonly tone?: 'quiet' }) {
  const t = useWords()
  const paths = usePaths()
  const { open } = useList()
  const prepare = () => void loadListPanel().catch(() => {})
  const show = (event: MouseEvent) => {
    if (wantsNewTab(event)) return
    event.preventDefault()
    open()
  }
  return (
    <Link
      href={`${paths.contact()}#list`}
      className={className}
      data-tone={tone}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={show}
    >
      <ListIcon />
      <span>{t('canasta.pasteList')}</span>
    </Link>
  )
}
