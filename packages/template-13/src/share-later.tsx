import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from './words.ts'

const Share = lazy(() => import('./share.tsx'))

/** To hand a page on needs JavaScript: the button comes with it, the ways when somebody asks for them. */
export function ShareLater(props: { readonly title: string; readonly path: string }) {
  const t = useWords()
  const [isAlive, setAlive] = useState(false)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <div className="share">
      {isAlive && (
        <button type="button" className="under" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
          {t('product.share')}
        </button>
      )}
      {isAsked && (
        <Suspense>
          <Share {...props} />
        </Suspense>
      )}
    </div>
  )
}
