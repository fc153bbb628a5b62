import { lazy, Suspense, useEffect, useState } from 'react'
import { useT } from '../shop-context.tsx'

const ShareList = lazy(() => import('./share-list.tsx'))

/**
 * A button for sharing a page (L9), which needs JavaScript: it appears after hydration, and loads the list of share options when it
 * is pressed.
 */
export function ShareLater(props: {
  readonly title: string
  readonly path: string
  readonly listClassName?: string
  readonly linkClassName?: string
}) {
  const t = useT()
  const { title, path } = props
  const [isHydrated, setHydrated] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <div className="share">
      {isHydrated && (
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('product.share')}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <ShareList title={title} path={path} className={props.listClassName} linkClassName={props.linkClassName} />
        </Suspense>
      )}
    </div>
  )
}
