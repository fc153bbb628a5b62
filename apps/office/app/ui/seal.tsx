import type { ReactNode } from 'react'

/** A state, drawn like a stamp. */
export function Seal({
  dye,
  children,
}: {
  readonly dye?: 'act' | 'good' | 'soon' | 'now'
  readonly children: ReactNode
}) {
  return (
    <span className="seal" data-dye={dye}>
      {children}
    </span>
  )
}
