import { type Branch, readOpeningHours } from '@store/core'
import { mapHref, Outside, useOpening, VisuallyHidden } from '@store/template-kit'
import { useWords } from './words.ts'

/** A branch, whether it is open now, and how to get there. To read hours takes code that only the contact page carries. */
export function Place({ branch }: { readonly branch: Branch }) {
  const t = useWords()
  const opening = useOpening(branch)
  const { name, address, hours } = branch
  return (
    <li className="place">
      {name && <p className="place-name">{name}</p>}
      <p>{address}</p>
      {hours && (
        <p className="quiet">
          <VisuallyHidden>{`${t('footer.hours')}: `}</VisuallyHidden>
          {hours}
        </p>
      )}
      {/* Its line is there before the time is known, so that nothing moves. */}
      {readOpeningHours(hours) && (
        <p className="place-now" data-open={opening?.open}>
          {opening?.text ?? '\u00a0'}
        </p>
      )}
      <Outside href={mapHref(branch)} className="under">
        {t('footer.directions')}
      </Outside>
    </li>
  )
}
