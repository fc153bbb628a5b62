import type { ComponentType, ReactNode } from 'react'
import type { BranchView } from '../design.ts'
import { useShop } from '../shop-context.tsx'
import { BranchPhoto } from './branch-photo.tsx'
import { OpenNow } from './open-now.tsx'

/**
 * All branches as a list, each with its photo and whether it is open now, in a template's `Item`.
 */
export function OpenBranches({
  Item,
  className,
}: {
  readonly Item: ComponentType<{ readonly branch: BranchView; readonly children?: ReactNode }>
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
