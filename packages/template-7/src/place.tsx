import type { Branch } from '@store/core'
import { mapHref, Outside, VisuallyHidden } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/** A stall: where it is, when it is open, how to get there. `children`: whether it is now. */
export function Place({ branch, children }: { readonly branch: Branch; readonly children?: ReactNode }) {
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
      {children}
      <Outside href={mapHref(branch)}>{t('footer.directions')}</Outside>
    </li>
  )
}
