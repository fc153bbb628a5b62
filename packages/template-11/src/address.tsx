import type { Branch } from '@store/core'
import { BranchAddress, phoneHref } from '@store/template-kit'
import type { ReactNode } from 'react'

/** A branch's address, phone, and a link to directions. */
export function Address({ branch, children }: { readonly branch: Branch; readonly children?: ReactNode }) {
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
