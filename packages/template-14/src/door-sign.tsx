import type { ReactNode } from 'react'

/** The page of a closed or locked shop: a sign hanging on a nail. */
export function DoorSign({ children }: { readonly children: ReactNode }) {
  return (
    <div className="door-sign">
      <svg viewBox="0 0 200 60" aria-hidden="true" focusable="false">
        <path d="M20 60 100 8 180 60" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <circle cx="100" cy="8" r="5" fill="currentColor" />
      </svg>
      <div className="door-sign-card">{children}</div>
    </div>
  )
}
