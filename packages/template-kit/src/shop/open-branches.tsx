import type { Branch } from '@store/core'
import type { ComponentType, ReactNode } from 'react'
import { useShop } from '../shop-context.tsx'
import { BranchPhoto } from './branch-photo.tsx'
import { OpenNow } from './open-now.tsx'

/**
 * All branches as a list, each with its photo and whether it is open now, in a template's `Item`. For pages about the shop alone,
 * because reading opening hours is code that others need not load.
 */
export function OpenBranches({
  Item,
  className,
}: {
  readonly Item: ComponentType<{ readonly branch: Branch; readonly children?: ReactNode }>
  readonly className?: string
}) {
  return (
    <ul className={className}>
      {useShop().branches.map((branch) => (
        <Item key={branch.id} branch={branch}>
          <BranchPhoto branch={branch} />
          <OpenNow branch={branch} className="place-now" />
        </Item>
      ))}
    </ul>
  )
}
