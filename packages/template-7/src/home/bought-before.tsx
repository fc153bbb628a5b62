import { lazy, Suspense } from 'react'
import { useBought } from '../parts/bought.ts'

/** A separate chunk: most visitors have bought nothing here yet. */
const BoughtBeforeRow = lazy(() => import('./bought-before-row.tsx'))

/** "Volver a pedir": products this browser has bought here before. Nothing is rendered if there are none. */
export function BoughtBefore() {
  const { value: ids, ready } = useBought()
  if (!ready || ids.length === 0) return null
  return (
    <Suspense>
      <BoughtBeforeRow ids={ids} />
    </Suspense>
  )
}
