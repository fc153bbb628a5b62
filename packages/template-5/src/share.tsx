import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from './words.ts'

const ShareWays = lazy(() => import('./share-ways.tsx'))

/** Hands the page on. It needs JavaScript, so the word comes with it, and the ways when somebody asks for them. */
export function Share(props: { readonly title: string; readonly path: string }) {
  const t = useWords()
  const [isAlive, setAlive] = useState(false)
  const [asked, setAsked] = useState(false)
  useEffect(() => setAlive(true), [])
  if (!isAlive) return null
  return (
    <details className="share" onToggle={() => setAsked(true)}>
      <summary className="word underlined">{t('product.share')}</summary>
      {asked && (
        <Suspense>
          <ShareWays {...props} />
        </Suspense>
      )}
    </details>
  )
}
