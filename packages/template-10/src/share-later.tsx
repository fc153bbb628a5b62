import { lazy, Suspense, useEffect, useState } from 'react'

const Share = lazy(() => import('./share.tsx'))

/** To hand a page on needs JavaScript: it comes after the page, into a line that is there from the start. */
export function ShareLater(props: { readonly title: string; readonly path: string }) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <div className="share">
      {isAlive && (
        <Suspense>
          <Share {...props} />
        </Suspense>
      )}
    </div>
  )
}
