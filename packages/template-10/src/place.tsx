import type { Branch } from '@store/core'
import { VisuallyHidden } from '@store/template-kit'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Outside } from './outside.tsx'
import { useWords } from './words.ts'

/** Reading opening hours is a chunk of its own: only the page that says whether the shop is open fetches it. */
const OpenNow = lazy(() => import('./open-now.tsx'))

/** Where a branch is, its hours as the merchant wrote them, and how to get there. */
export function Place({ branch, saysOpen = false }: { readonly branch: Branch; readonly saysOpen?: boolean }) {
  const t = useWords()
  const { name, address, hours, latitude, longitude } = branch
  return (
    <li className="place">
      {name && <p className="place-name">{name}</p>}
      <p>{address}</p>
      {hours && (
        <p>
          <VisuallyHidden>{`${t('footer.hours')}: `}</VisuallyHidden>
          {hours}
        </p>
      )}
      {hours && saysOpen && <Now branch={branch} />}
      <Outside href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`} className="text-link">
        {t('footer.directions')}
      </Outside>
    </li>
  )
}

/** Its line is there before the time is known, so that nothing moves. */
function Now({ branch }: { readonly branch: Branch }) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <div className="place-now">
      {isAlive && (
        <Suspense>
          <OpenNow branch={branch} />
        </Suspense>
      )}
    </div>
  )
}
