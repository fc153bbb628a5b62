import type { ReactNode } from 'react'
import { LockIcon } from './icons.tsx'

/** The page of a locked or closed shop, drawn as the door of a locker. */
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
