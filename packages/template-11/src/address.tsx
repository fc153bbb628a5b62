import type { Branch } from '@store/core'
import { mapHref, Outside, phoneHref, VisuallyHidden } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/** Where a branch is, its hours as the merchant wrote them, and the button that leads there. */
export function Address({ branch, children }: { readonly branch: Branch; readonly children?: ReactNode }) {
  const t = useWords()
  const { name, address, hours, phone } = branch
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
      {phone && (
        <p>
          <a href={phoneHref(phone)} className="quiet-link">
            {phone}
          </a>
        </p>
      )}
      {children}
      <Outside href={mapHref(branch)} className="button wall-button">
        {t('footer.directions')}
      </Outside>
    </li>
  )
}
