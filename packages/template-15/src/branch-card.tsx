import type { Branch } from '@store/core'
import { BranchPhoto, OpenNow } from '@store/template-kit'
import { Address } from './address.tsx'

/** A branch, and whether it is open now. Only the contact page uses it, because reading opening hours costs a chunk. */
export function BranchCard({ branch }: { readonly branch: Branch }) {
  return (
    <Address branch={branch}>
      <BranchPhoto branch={branch} />
      <OpenNow branch={branch} className="place-now" />
    </Address>
  )
}
