import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from './words.ts'

const ShareWays = lazy(() => import('./share-ways.tsx'))

/** Comes with the script, which it needs; its ways come once they are asked for. */
export function ShareLink(props: { readonly title: string; readonly path: string }) {
  const t = useWords()
  const [state, setState] = useState<'waiting' | 'offered' | 'asked'>('waiting')
  useEffect(() => setState('offered'), [])
  const isAsked = state === 'asked'
  return (
    <div className="share">
      {state !== 'waiting' && (
        <button
          type="button"
          className="under"
          aria-expanded={isAsked}
          onClick={() => setState(isAsked ? 'offered' : 'asked')}
        >
          {t('product.share')}
        </button>
      )}
      {isAsked && (
        <Suspense>
          <ShareWays {...props} />
        </Suspense>
      )}
    </div>
  )
}
