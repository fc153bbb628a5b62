import { type Branch, readOpeningHours } from '@store/core'
import { useOpening, VisuallyHidden } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/** A branch: where it is, when it is open, how to get there. */
export function Place({ branch }: { readonly branch: Branch }) {
  const t = useWords()
  const opening = useOpening(branch)
  const map = `https://www.google.com/maps/search/?api=1&query=${branch.latitude},${branch.longitude}`
  return (
    <li className="place">
      {branch.name && <p className="place-name">{branch.name}</p>}
      <p>{branch.address}</p>
      {branch.hours && (
        <p className="muted">
          <VisuallyHidden>{`${t('footer.hours')}: `}</VisuallyHidden>
          {branch.hours}
        </p>
      )}
      {/* Its line is there before the time is known, so that nothing moves. */}
      {readOpeningHours(branch.hours) && (
        <p className="place-now" data-open={opening?.open}>
          {opening?.text ?? '\u00a0'}
        </p>
      )}
      <Outside href={map} className="quiet-link">
        {t('footer.directions')}
      </Outside>
    </li>
  )
}

export function Outside(props: { readonly href: string; readonly className?: string; readonly children: ReactNode }) {
  const t = useWords()
  return (
    <a href={props.href} className={props.className} target="_blank" rel="noopener noreferrer">
      {props.children}
      <VisuallyHidden>{` (${t('footer.newTab')})`}</VisuallyHidden>
    </a>
  )
}
