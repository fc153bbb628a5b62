import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from '../words.ts'

/** Fetched on first use. */
const ShareLinks = lazy(() => import('./share-links.tsx'))

/** Shares the page. Needs JavaScript, so it is rendered only with it. */
export function Share(props: { readonly title: string; readonly path: string }) {
  const t = useWords()
  const [isAlive, setAlive] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setAlive(true), [])
  if (!isAlive) return <p className="share" />
  return (
    <details className="share" onToggle={() => setOpen(true)}>
      <summary className="link">{t('product.share')}</summary>
      {isOpen && (
        <Suspense>
          <ShareLinks {...props} />
        </Suspense>
      )}
    </details>
  )
}
