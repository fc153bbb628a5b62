import type { Branch } from '@store/core'
import { BranchAddress, OpenNow } from '@store/template-kit'

/** A branch: address, hours, and a link to a map. */
export const Place = ({ branch }: { readonly branch: Branch }) => (
  <BranchAddress branch={branch}>
    <OpenNow branch={branch} />
  </BranchAddress>
)
