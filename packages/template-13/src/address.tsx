import type { Branch } from '@store/core'
import { mapHref, Outside, VisuallyHidden } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/** Where a branch is, its hours as the merchant wrote them, and how to get there. */
export function Address({ branch, children }: { readonly branch: Branch; readonly children?: ReactNode }) {
  const t = useWords()
  const { name, address, hours } = branch
  return (
    <li className="place">
      {name && <p className="place-name">{name}</p>}
      <p>{address}</p>
      {hours && (
        <p>
          <VisuallyHidden>{`${t('footer.hours')}: `}</VisuallyHidden>
          {hours}
        </p>
      )}
      {children}
      <Outside href={mapHref(branch)} className="under">
        {t('footer.directions')}
      </Outside>
    </li>
  )
}
