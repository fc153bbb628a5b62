import { type BranchView, mapHref, OtherDays, Outside, VisuallyHidden } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'

/** A branch in a table cell: address, opening hours, directions. */
export function BranchCell({ branch, children }: { readonly branch: BranchView; readonly children?: ReactNode }) {
  const t = useWords()
  return (
    <span className="spot">
      {branch.name && <b>{branch.name}</b>}
      <span>{branch.address}</span>
      {branch.hours && (
        <span>
          <VisuallyHidden>{`${t('footer.hours')}: `}</VisuallyHidden>
          {branch.hours}
          <OtherDays branch={branch} />
        </span>
      )}
      {children}
      <Outside href={mapHref(branch)} className="link">
        {t('footer.directions')}
      </Outside>
    </span>
  )
}
