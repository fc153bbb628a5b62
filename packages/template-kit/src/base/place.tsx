import type { Branch } from '@store/core'
import { BranchAddress } from '../shop/branch-address.tsx'
import { OpenNow } from '../shop/open-now.tsx'

/** A branch: where it is, when it is open, how to get there. */
export const Place = ({ branch }: { readonly branch: Branch }) => (
  <BranchAddress branch={branch}>
    <OpenNow branch={branch} />
  </BranchAddress>
)
