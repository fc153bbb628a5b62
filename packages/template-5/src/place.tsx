import type { Branch } from '@store/core'
import { useT, VisuallyHidden } from '@store/template-kit'
import type { ReactNode } from 'react'

/** A branch: where it is, when it is open, how to get there. */
export function Place({ branch }: { readonly branch: Branch }) {
  const t = useT()
  const map = `https://www.google.com/maps/search/?api=1&query=${branch.latitude},${branch.longitude}`
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
      <Outside href={map}>{t('footer.directions')}</Outside>
    </li>
  )
}

function Outside(props: { readonly href: string; readonly children: ReactNode }) {
  const t = useT()
  return (
    <a href={props.href} target="_blank" rel="noopener noreferrer">
      {props.children}
      <VisuallyHidden>{` (${t('footer.newTab')})`}</VisuallyHidden>
    </a>
  )
}
