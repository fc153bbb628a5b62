import type { ReactNode } from 'react'
import { LockIcon } from './icons.tsx'

/** A locker's door with its slots: of a shop that is locked, and of one that is closed. */
export const Locker = ({ children }: { readonly children: ReactNode }) => (
  <div className="locker">
    <p className="locker-slots" aria-hidden="true">
      <span />
      <span />
      <span />
    </p>
    <LockIcon />
    {children}
  </div>
)
