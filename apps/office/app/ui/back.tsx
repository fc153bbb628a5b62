import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'

/** The way back to the screen that this one belongs to, by its name. */
export function Back({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <p>
      <Link className="back" to={to}>
        {children}
      </Link>
    </p>
  )
}
