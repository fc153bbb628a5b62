import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'

/** A link back to the parent screen. */
export function Back({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <p>
      <Link className="back" to={to}>
        {children}
      </Link>
    </p>
  )
}
