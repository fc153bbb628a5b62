import { ClosePopover, Popover, SearchForm } from '@store/template-kit'
import { lazy, Suspense, useEffect, useState } from 'react'
import { SHOP_CLOTH } from '../parts/cloths.ts'
import { ClothCut } from '../parts/weave.tsx'

/** Fetched when the search is opened. */
const Suggestions = lazy(() => import('./suggestions.tsx'))
const ID = 'search'

/** The search, in place of the header while it is open. Without JavaScript it is a plain form in a popover. */
export function Search() {
  const wasOpened = useWasOpened()
  const plain = <SearchForm id="search-text" className="search-line" />
  return (
    <Popover id={ID} className="search">
      <ClothCut from={SHOP_CLOTH} />
      <div className="frame">
        {wasOpened ? (
          <Suspense fallback={plain}>
            <Suggestions />
          </Suspense>
        ) : (
          plain
        )}
        <ClosePopover of={ID} className="icon-button" />
      </div>
    </Popover>
  )
}

/** Whether the search has been open. Focuses its field each time it opens. */
function useWasOpened(): boolean {
  const [wasOpened, setOpened] = useState(false)
  useEffect(() => {
    const sheet = document.getElementById(ID)
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'open') return
      setOpened(true)
      sheet?.querySelector<HTMLElement>('input[type=search]')?.focus()
    }
    sheet?.addEventListener('toggle', onToggle)
    return () => sheet?.removeEventListener('toggle', onToggle)
  }, [])
  return wasOpened
}
