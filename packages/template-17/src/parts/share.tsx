import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from '../words.ts'

const ShareLinks = lazy(() => import('./share-links.tsx'))

/** Shares the page. Needs JavaScript, so it is rendered only with it; the dialog is fetched on first use. */
export function Share({ title, path }: { readonly title: string; readonly path: string }) {
  const t = useWords()
  const [stage, setStage] = useState<'still' | 'ready' | 'asked'>('still')
  useEffect(() => setStage('ready'), [])
  return (
    <div className="send">
      {stage === 'asked' && (
        <Suspense>
          <ShareLinks title={title} path={path} />
        </Suspense>
      )}
      {stage === 'ready' && (
        <button type="button" className="link" onClick={() => setStage('asked')}>
          {t('product.share')}
        </button>
      )}
    </div>
  )
}
