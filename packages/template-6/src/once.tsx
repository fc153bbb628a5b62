import { type ReactNode, Suspense, useState } from 'react'

/**
 * Draws nothing, and so fetches nothing, until it is wanted for the first time; from then on it stays, so that what
 * closes gives the focus back.
 */
export function Once({ wanted, children }: { readonly wanted: boolean; readonly children: ReactNode }) {
  const [was, setWas] = useState(wanted)
  if (wanted && !was) setWas(true)
  return was ? <Suspense>{children}</Suspense> : null
}
