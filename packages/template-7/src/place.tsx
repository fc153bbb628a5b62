import type { Branch } from '@store/core'
import { mapHref, Outside, VisuallyHidden } from '@store/template-kit'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from './words.ts'

/** Reading opening hours is a chunk of its own: only pages that say whether the stall is open fetch it. */
const OpenNow = lazy(() => import('./open-now.tsx'))

/** A stall: where it is, when it is open, how to get there. `saysOpen`: also whether it is open now. */
export function Place({ branch, saysOpen = false }: { readonly branch: Branch; readonly saysOpen?: boolean }) {
  const t = useWords()
  return (
    <li className="place">
      {branch.name && <b>{branch.name}</b>}
      <p>{branch.address}</p>
      {branch.hours && (
        <p>
          <VisuallyHidden>{`${t('footer.hours')}: `}</VisuallyHidden>
          {branch.hours}
        </p>
      )}
      {branch.hours && saysOpen && <Now branch={branch} />}
      <Outside href={mapHref(branch)}>{t('footer.directions')}</Outside>
    </li>
  )
}

/** Its line is there before the time is known, so that nothing moves. */
function Now({ branch }: { readonly branch: Branch }) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <div className="place-open">
      {isAlive && (
        <Suspense>
          <OpenNow branch={branch} />
        </Suspense>
      )}
    </div>
  )
}
