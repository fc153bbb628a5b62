import { type ReactNode, Suspense, useState } from 'react'

/**
 * Renders nothing, and so fetches no chunk, until `wanted` is true for the first time. After that it stays mounted and
 * keeps its state.
 */
export function MountOnce({ wanted, children }: { readonly wanted: boolean; readonly children: ReactNode }) {
  const [was, setWas] = useState(wanted)
  if (wanted && !was) setWas(true)
  return was ? <Suspense>{children}</Suspense> : null
}
