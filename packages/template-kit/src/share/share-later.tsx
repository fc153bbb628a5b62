import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { useT } from '../shop-context.tsx'

type Page = { readonly title: string; readonly path: string }

/**
 * A button for sharing a page (L9), which needs JavaScript: it appears after hydration, and loads the share options when it is
 * pressed. `ways`: the template's component of these options, made with `lazy`.
 */
export function ShareLater(
  props: Page & {
    readonly ways: ComponentType<Page>
    readonly className?: string
    readonly buttonClassName?: string
  },
) {
  const t = useT()
  const { title, path, ways: Ways } = props
  const [isHydrated, setHydrated] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <div className={props.className}>
      {isHydrated && (
        <button type="button" className={props.buttonClassName} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('product.share')}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <Ways title={title} path={path} />
        </Suspense>
      )}
    </div>
  )
}
