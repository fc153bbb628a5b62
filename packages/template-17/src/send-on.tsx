import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from './words.ts'

const Ways = lazy(() => import('./send-ways.tsx'))

/** Handing a page on needs a script: its button comes with it, the ways once they are asked for. */
export function SendOn({ title, path }: { readonly title: string; readonly path: string }) {
  const t = useWords()
  const [stage, setStage] = useState<'still' | 'ready' | 'asked'>('still')
  useEffect(() => setStage('ready'), [])
  return (
    <div className="send">
      {stage === 'asked' && (
        <Suspense>
          <Ways title={title} path={path} />
        </Suspense>
      )}
      {stage === 'ready' && (
        <button type="button" className="lined" onClick={() => setStage('asked')}>
          {t('product.share')}
        </button>
      )}
    </div>
  )
}
