import { ClosePopover, Popover, SearchForm } from '@store/template-kit'
import { lazy, Suspense, useEffect, useState } from 'react'
import { SHOP_CLOTH } from './cloths.ts'
import { Cut } from './weave.tsx'

/** What a word may mean: fetched when somebody asks to search. */
const Suggestions = lazy(() => import('./suggestions.tsx'))
const ID = 'search'

/** In place of the header, for as long as somebody searches. Without JavaScript a plain form. */
export function Search() {
  const asked = useWasOpened()
  const plain = <SearchForm id="search-text" className="search-line" />
  return (
    <Popover id={ID} className="search">
      <Cut from={SHOP_CLOTH} />
      <div className="frame">
        {asked ? (
          <Suspense fallback={plain}>
            <Suggestions />
          </Suspense>
        ) : (
          plain
        )}
        <ClosePopover of={ID} className="sign" />
      </div>
    </Popover>
  )
}

/** Whether it has been open; each time it opens its field has the focus. */
function useWasOpened(): boolean {
  const [wasOpened, setOpened] = useState(false)
  useEffect(() => {
    const sheet = document.getElementById(ID)
    const look = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'open') return
      setOpened(true)
      sheet?.querySelector<HTMLElement>('input[type=search]')?.focus()
    }
    sheet?.addEventListener('toggle', look)
    return () => sheet?.removeEventListener('toggle', look)
  }, [])
  return wasOpened
}
