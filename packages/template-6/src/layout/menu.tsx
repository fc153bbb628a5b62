import { lazy, Suspense } from 'react'
import { Sheet } from '../parts/sheet.tsx'
import { useWords } from '../words.ts'

/** Fetched on hover or focus of the menu button. */
export const loadMenu = () => import('./menu-list.tsx')
const MenuList = lazy(loadMenu)

/** The menu on phones. Without JavaScript its button is a link to the same links in the footer. */
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
