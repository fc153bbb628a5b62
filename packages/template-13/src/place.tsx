import { type Branch, readOpeningHours } from '@store/core'
import { useOpening } from '@store/template-kit'
import { Address } from './address.tsx'

/** A branch, and whether it is open now. To read hours takes code that only the contact page carries. */
export function Place({ branch }: { readonly branch: Branch }) {
  const opening = useOpening(branch)
  return (
    <Address branch={branch}>
      {/* Its line is there before the time is known, so that nothing moves. */}
      {readOpeningHours(branch.hours) && (
        <p className="place-now" data-open={opening?.open}>
          {opening?.text ?? '\u00a0'}
        </p>
      )}
    </Address>
  )
}
