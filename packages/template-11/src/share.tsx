import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from './words.ts'

/** The ways themselves: fetched when somebody wants to share. */
const ShareWays = lazy(() => import('./share-ways.tsx'))

/** Hands a page on. Needs JavaScript, so it comes with it. */
export function Share(props: { readonly title: string; readonly path: string }) {
  const t = useWords()
  const [isAlive, setAlive] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setAlive(true), [])
  if (!isAlive) return <p className="share" />
  return (
    <details className="share" onToggle={() => setOpen(true)}>
      <summary className="quiet-link">{t('product.share')}</summary>
      {isOpen && (
        <Suspense>
          <ShareWays {...props} />
        </Suspense>
      )}
    </details>
  )
}
