import type { Branch } from '@store/core'
import { OpenNow } from '../commerce/open-now.tsx'
import { mapHref, Outside } from '../commerce/ways.tsx'
import { VisuallyHidden } from '../parts/visually-hidden.tsx'
import { useT } from '../shop-context.tsx'

/** A branch: where it is, when it is open, how to get there. */
export function Place({ branch }: { readonly branch: Branch }) {
  const t = useT()
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
      <OpenNow branch={branch} />
      <Outside href={mapHref(branch)}>{t('footer.directions')}</Outside>
    </li>
  )
}
