import { lazy, Suspense } from 'react'
import { Sheet } from './sheet.tsx'
import { useWords } from './words.ts'

/** Fetched when a shopper is about to open it. */
export const loadMenu = () => import('./menu-list.tsx')
const MenuList = lazy(loadMenu)

/** The menu of phones. Without JavaScript its button leads to the same words at the foot. */
export function Menu({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useWords()
  return (
    <Sheet label={t('nav.menu')} open={open} onClose={onClose} side="left">
      {open && (
        <Suspense>
          <MenuList />
        </Suspense>
      )}
    </Sheet>
  )
}
