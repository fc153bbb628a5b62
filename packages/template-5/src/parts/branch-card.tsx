import { type BranchView, mapHref, OtherDays, Outside, phoneHref, useT, VisuallyHidden } from '@store/template-kit'
import type { ReactNode } from 'react'

/** Keeps "10:00 a. m." on one line, with no-break spaces. */
const keepTogether = (text: string) => text.replace(/(\d) ([ap])\. ?m\./gi, '$1\u00a0$2.\u00a0m.')

/** A branch: address, opening hours, directions. `children` says whether it is open now, on pages that say so. */
export function BranchCard({ branch, children }: { readonly branch: BranchView; readonly children?: ReactNode }) {
  const t = useT()
  const hours = branch.hours?.split(/;\s*/).filter(Boolean) ?? []
  return (
    <li className="place">
      {branch.name && <p className="place-name">{branch.name}</p>}
      <p>{branch.address}</p>
      {branch.phone && (
        <p>
          <a href={phoneHref(branch.phone)} className="link">
            {branch.phone}
          </a>
        </p>
      )}
      {hours.length > 0 && (
        <>
          <VisuallyHidden>{`${t('footer.hours')}:`}</VisuallyHidden>
          <ul className="hours">
            {hours.map((line, at) => (
              <li key={line}>
                {keepTogether(line)}
                {at === hours.length - 1 && <OtherDays branch={branch} />}
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
      <Outside href={mapHref(branch)} className="link">
        {t('footer.directions')}
      </Outside>
    </li>
  )
}
