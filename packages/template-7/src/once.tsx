import { type ReactNode, Suspense, useState } from 'react'

/** Draws nothing, and fetches nothing, until it is wanted for the first time; from then on it stays and keeps its state. */
export function Once({ wanted, children }: { readonly wanted: boolean; readonly children: ReactNode }) {
  const [was, setWas] = useState(wanted)
  if (wanted && !was) setWas(true)
  return was ? <Suspense>{children}</Suspense> : null
}
