import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from './words.ts'

const ShareWays = lazy(() => import('./share-ways.tsx'))

/**
 * The link to share a page. It needs JavaScript, so it cannot be seen (but takes its space) until React has started.
 * `share-ways` is fetched on first use.
 */
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
