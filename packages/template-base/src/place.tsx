import type { Branch } from '@store/core'
import { BranchAddress, OpenNow } from '@store/template-kit'

/** A branch: where it is, when it is open, how to get there. */
export const Place = ({ branch }: { readonly branch: Branch }) => (
  <BranchAddress branch={branch}>
    <OpenNow branch={branch} />
  </BranchAddress>
)
