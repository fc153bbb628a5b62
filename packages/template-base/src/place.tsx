import { BranchAddress, type BranchView, OpenNow } from '@store/template-kit'

/** A branch: address, hours, and a link to a map. */
export const Place = ({ branch }: { readonly branch: BranchView }) => (
  <BranchAddress branch={branch}>
    <OpenNow branch={branch} />
  </BranchAddress>
)
