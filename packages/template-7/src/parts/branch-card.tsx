import { type BranchView, mapHref, OtherDays, Outside, VisuallyHidden } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'

/** A branch: address, opening hours, directions. `children` says whether it is open now. */
export function BranchCard({ branch, children }: { readonly branch: BranchView; readonly children?: ReactNode }) {
  const t = useWords()
  return (
    <li className="place">
      {branch.name && <b>{branch.name}</b>}
      <p>{branch.address}</p>
      {branch.hours && (
        <p>
          <VisuallyHidden>{`${t('footer.hours')}: `}</VisuallyHidden>
          {branch.hours}
          <OtherDays branch={branch} />
        </p>
      )}
      {children}
      <Outside href={mapHref(branch)}>{t('footer.directions')}</Outside>
    </li>
  )
}
