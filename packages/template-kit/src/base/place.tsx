import { type Branch, readOpeningHours } from '@store/core'
import { useOpening } from '../commerce/opening.ts'
import { mapHref, Outside } from '../commerce/ways.tsx'
import { VisuallyHidden } from '../parts/visually-hidden.tsx'
import { useT } from '../shop-context.tsx'

/** A branch: where it is, when it is open, how to get there. */
export function Place({ branch }: { readonly branch: Branch }) {
  const t = useT()
  const opening = useOpening(branch)
  return (
    <li>
      {branch.name && <p>{branch.name}</p>}
      <p>{branch.address}</p>
      {branch.hours && (
        <p>
          <VisuallyHidden>{`${t('footer.hours')}: `}</VisuallyHidden>
          {branch.hours}
        </p>
      )}
      {/* Its line is there before the time is known, so that nothing moves. */}
      {readOpeningHours(branch.hours) && <p data-open={opening?.open}>{opening?.text ?? '\u00a0'}</p>}
      <Outside href={mapHref(branch)}>{t('footer.directions')}</Outside>
    </li>
  )
}
