import { BranchAddress } from '@store/template-kit'
import type { ComponentProps } from 'react'

/** Where a branch is, as every page says it. */
export const Address = (props: Pick<ComponentProps<typeof BranchAddress>, 'branch' | 'children'>) => (
  <BranchAddress {...props} className="place" nameClassName="place-name" linkClassName="text-link" />
)
