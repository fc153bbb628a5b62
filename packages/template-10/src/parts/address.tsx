import { BranchAddress } from '@store/template-kit'
import type { ComponentProps } from 'react'

/** The address of a branch, in the same form on every page. */
export const Address = (props: Pick<ComponentProps<typeof BranchAddress>, 'branch' | 'children'>) => (
  <BranchAddress {...props} className="place" nameClassName="place-name" linkClassName="link" />
)
