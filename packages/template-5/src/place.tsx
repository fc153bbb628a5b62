import type { Branch } from '@store/core'
import { mapHref, Outside, phoneHref, useT, VisuallyHidden } from '@store/template-kit'
import type { ReactNode } from 'react'

/** "10:00 a. m." is not torn apart by the end of a line. */
const together = (text: string) => text.replace(/(\d) ([ap])\. ?m\./gi, '$1\u00a0$2.\u00a0m.')

/** A branch: where it is, when it is open, how to get there. `children`: whether it is open now, where that is said. */
export function Place({ branch, children }: { readonly branch: Branch; readonly children?: ReactNode }) {
  const t = useT()
  const hours = branch.hours?.split(/;\s*/).filter(Boolean) ?? []
  return (
    <li className="place">
      {branch.name && <p className="place-name">{branch.name}</p>}
      <p>{branch.address}</p>
      {branch.phone && (
        <p>
          <a href={phoneHref(branch.phone)} className="underlined">
            {branch.phone}
          </a>
        </p>
      )}
      {hours.length > 0 && (
        <>
          <VisuallyHidden>{`${t('footer.hours')}:`}</VisuallyHidden>
          <ul className="hours">
            {hours.map((line) => (
              <li key={line}>{together(line)}</li>
            ))}
          </ul>
        </>
      )}
      {children}
      <Outside href={mapHref(branch)} className="word underlined">
        {t('footer.directions')}
      </Outside>
    </li>
  )
}
