import { type ReactNode, Suspense, useState } from 'react'

/**
 * Renders nothing, and so fetches no chunk, until `isOpen` is true for the first time. After that it stays mounted, so
 * that a dialog that closes can give the focus back.
 */
export function MountOnce({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const [was, setWas] = useState(isOpen)
  if (isOpen && !was) setWas(true)
  return was ? <Suspense>{children}</Suspense> : null
}
