import type { ReactNode } from 'react'
import type { BranchView } from '../design.ts'
import { VisuallyHidden } from '../parts/visually-hidden.tsx'
import { useT } from '../shop-context.tsx'
import { mapHref, Outside } from './contact-links.tsx'
import { OtherDays } from './other-days.tsx'

/**
 * A branch as a list item: its address, its hours as the merchant wrote them, and a link to a map. `children`: `OpenNow`, on
 * pages that may load its code.
 */
export function BranchAddress(props: {
  readonly branch: BranchView
  readonly className?: string
  readonly nameClassName?: string
  readonly hoursClassName?: string
  readonly linkClassName?: string
  readonly children?: ReactNode
}) {
  const t = useT()
  const { branch } = props
  const { name, address, hours } = branch
  return (
    <li className={props.className}>
      {name && <p className={props.nameClassName}>{name}</p>}
      <p>{address}</p>
      {hours && (
        <p className={props.hoursClassName}>
          <VisuallyHidden>{`${t('footer.hours')}: `}</VisuallyHidden>
          {hours}
          <OtherDays branch={branch} />
        </p>
      )}
      {props.children}
      <Outside href={mapHref(branch)} className={props.linkClassName}>
        {t('footer.directions')}
      </Outside>
    </li>
  )
}
