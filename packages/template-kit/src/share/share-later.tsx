import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { useT } from '../shop-context.tsx'

type Page = { readonly title: string; readonly path: string }

/**
 * To hand a page on (L9) needs JavaScript: the button comes with it, the ways when somebody asks for them. `ways`: the
 * template's own, of `lazy`.
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
  const [isAlive, setAlive] = useState(false)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <div className={props.className}>
      {isAlive && (
        <button
          type="button"
          className={props.buttonClassName}
          aria-expanded={isAsked}
          onClick={() => setAsked(!isAsked)}
        >
          {t('product.share')}
        </button>
      )}
      {isAsked && (
        <Suspense>
          <Ways title={title} path={path} />
        </Suspense>
      )}
    </div>
  )
}
