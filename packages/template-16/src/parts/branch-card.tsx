import {
  BranchPhoto,
  type BranchView,
  mapHref,
  OtherDays,
  Outside,
  phoneHref,
  useOpening,
  VisuallyHidden,
} from '@store/template-kit'
import { useWords } from '../words.ts'

/** A branch: name, address, opening hours and whether it is open now, phone, map. */
export function BranchCard({ branch }: { readonly branch: BranchView }) {
  const t = useWords()
  const opening = useOpening(branch)
  const { name, address, hours, phone, week } = branch
  return (
    <div className="place">
      <BranchPhoto branch={branch} />
      {name && <h3>{name}</h3>}
      <p>{address}</p>
      {hours && (
        <p>
          <VisuallyHidden>{`${t('footer.hours')}: `}</VisuallyHidden>
          {hours}
          <OtherDays branch={branch} />
        </p>
      )}
      {week && (
        <p className="status" data-open={opening ? String(opening.open) : undefined}>
          <span className="status-dot" aria-hidden="true" />
          <span>{opening?.text ?? '\u00a0'}</span>
        </p>
      )}
      {phone && (
        <p>
          <a href={phoneHref(phone)} className="link">
            {phone}
          </a>
        </p>
      )}
      <Outside href={mapHref(branch)} className="link">
        {t('footer.directions')}
      </Outside>
    </div>
  )
}
