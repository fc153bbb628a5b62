import type { ReactNode } from 'react'
import { LockIcon } from '../icons.tsx'

/** The page of a closed shop, and of a locked one: a drawn toy box, with a lock if locked. */
export function ClosedBox(props: { readonly isLocked?: boolean; readonly children: ReactNode }) {
  return (
    <section className="closed-box">
      <div className="closed-lid" aria-hidden="true">
        {props.isLocked && (
          <span className="closed-lock round-sign">
            <LockIcon />
          </span>
        )}
      </div>
      <div className="block closed-body">{props.children}</div>
    </section>
  )
}
