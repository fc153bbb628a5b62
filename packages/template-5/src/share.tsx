import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from './words.ts'

const ShareWays = lazy(() => import('./share-ways.tsx'))

/** Hands the page on. It needs JavaScript, so the word is seen with it (its place is kept), and the ways when somebody asks. */
export function Share(props: { readonly title: string; readonly path: string }) {
  const t = useWords()
  const [isAlive, setAlive] = useState(false)
  const [asked, setAsked] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <details className="share" data-waits={isAlive ? undefined : ''} onToggle={() => setAsked(true)}>
      <summary className="word underlined">{t('product.share')}</summary>
      {asked && (
        <Suspense>
          <ShareWays {...props} />
        </Suspense>
      )}
    </details>
  )
}
