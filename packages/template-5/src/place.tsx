import type { Branch } from '@store/core'
import { useT, VisuallyHidden } from '@store/template-kit'
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
          <a href={`tel:${branch.phone.replace(/[^+\d]/g, '')}`} className="underlined">
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
      <Outside
        href={`https://www.google.com/maps/search/?api=1&query=${branch.latitude},${branch.longitude}`}
        className="word underlined"
      >
        {t('footer.directions')}
      </Outside>
    </li>
  )
}

/** A link to somebody else's pages, in a tab of its own. */
export function Outside(props: { readonly href: string; readonly className?: string; readonly children: ReactNode }) {
  const t = useT()
  return (
    <a href={props.href} className={props.className} target="_blank" rel="noopener noreferrer">
      {props.children}
      <VisuallyHidden>{` (${t('footer.newTab')})`}</VisuallyHidden>
    </a>
  )
}
