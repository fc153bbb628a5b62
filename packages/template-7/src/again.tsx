import { lazy, Suspense } from 'react'
import { useBought } from './bought.ts'

/** Most visitors have bought nothing here yet. */
const AgainRow = lazy(() => import('./again-row.tsx'))

/** "Volver a pedir": what this browser has bought here before; nothing where it has bought nothing. */
export function Again() {
  const { value: ids, ready } = useBought()
  if (!ready || ids.length === 0) return null
  return (
    <Suspense>
      <AgainRow ids={ids} />
    </Suspense>
  )
}
