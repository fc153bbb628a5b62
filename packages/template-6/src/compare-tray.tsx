import { CrossIcon, useCart, useComparison } from '@store/template-kit'
import { lazy, Suspense, useState } from 'react'
import { Picture } from './picture.tsx'
import { useWords } from './words.ts'

/** Fetched when somebody is about to look: most visitors compare nothing. */
const loadSheet = () => import('./compare-sheet.tsx')
const CompareSheet = lazy(loadSheet)

const ENOUGH = 2

/** What has been ticked, at the foot of every page until it is looked at side by side. */
export function CompareTray() {
  const t = useWords()
  const comparison = useComparison()
  const { isOpen: isCartOpen } = useCart()
  // Once fetched it stays, so that closing it gives the focus back.
  const [wasOpened, setOpened] = useState(false)
  if (comparison.isOpen && !wasOpened) setOpened(true)
  const { ids, products } = comparison
  const few = ids.length < ENOUGH
  return (
    <>
      {comparison.ready && ids.length > 0 && !isCartOpen && (
        <section className="tray" aria-label={t('volt.compareTray')} onPointerEnter={loadSheet} onFocus={loadSheet}>
          <ul className="tray-slots">
            {products.map((product) => (
              <li key={product.id} className="tray-slot">
                <Picture product={product} sizes="3rem" decorative />
                <span className="tray-name">{product.name}</span>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('volt.compareRemove', { name: product.name })}
                  onClick={() => comparison.remove(product.id)}
                >
                  <CrossIcon />
                </button>
              </li>
            ))}
            {few && <li className="tray-slot tray-empty">{t('volt.compareNeedsTwo')}</li>}
          </ul>
          <button type="button" className="link-button tray-clear" onClick={comparison.clear}>
            {t('volt.compareClear')}
          </button>
          <button type="button" className="button" disabled={few} onClick={comparison.open}>
            {t('volt.compareCount', { count: ids.length })}
          </button>
        </section>
      )}
      {wasOpened && (
        <Suspense>
          <CompareSheet />
        </Suspense>
      )}
    </>
  )
}
