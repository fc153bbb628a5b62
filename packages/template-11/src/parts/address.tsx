import { BranchAddress, type BranchView, phoneHref } from '@store/template-kit'
import type { ReactNode } from 'react'

/** A branch's address, phone, and a link to directions. */
export function Address({ branch, children }: { readonly branch: BranchView; readonly children?: ReactNode }) {
  const { phone } = branch
  return (
    <BranchAddress branch={branch} className="place" nameClassName="place-name" linkClassName="button wall-button">
      {phone && (
        <p>
          <a href={phoneHref(phone)} className="link">
            {phone}
          </a>
        </p>
      )}
      {children}
    </BranchAddress>
  )
}
