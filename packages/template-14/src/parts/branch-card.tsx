import { BranchPhoto, type BranchView, mapHref, OpenNow, OtherDays, Outside, VisuallyHidden } from '@store/template-kit'
import { useWords } from '../words.ts'

/**
 * A branch: address, whether it is open now, directions. Only the contact page uses it, because the code for opening
 * hours is a separate chunk.
 */
export function BranchCard({ branch }: { readonly branch: BranchView }) {
  const t = useWords()
  const { name, address, hours } = branch
  return (
    <li className="place">
      <BranchPhoto branch={branch} />
      {name && <p className="place-name">{name}</p>}
      <p>{address}</p>
      {hours && (
        <p className="muted">
          <VisuallyHidden>{`${t('footer.hours')}: `}</VisuallyHidden>
          {hours}
          <OtherDays branch={branch} />
        </p>
      )}
      <OpenNow branch={branch} className="place-now" />
      <Outside href={mapHref(branch)} className="link">
        {t('footer.directions')}
      </Outside>
    </li>
  )
}
