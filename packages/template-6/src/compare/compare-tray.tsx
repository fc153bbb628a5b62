import { CrossIcon, useCart, useComparedProducts, useComparison } from '@store/template-kit'
import { lazy } from 'react'
import { MountOnce } from '../layout/mount-once.tsx'
import { Picture } from '../parts/picture.tsx'
import { useWords } from '../words.ts'

/** Fetched on hover or focus of the button. */
const loadSheet = () => import('./compare-sheet.tsx')
const CompareSheet = lazy(loadSheet)

const MIN_COMPARED = 2

/** The products chosen for the comparison, at the bottom edge of every page. */
export default function CompareTray() {
  const t = useWords()
  const comparison = useComparison()
  const compared = useComparedProducts()
  const { isOpen: isCartOpen } = useCart()
  const { ids } = comparison
  const few = ids.length < MIN_COMPARED
  const prepare = () => void loadSheet().catch(() => {})
  return (
    <>
      {ids.length > 0 && !isCartOpen && (
        <section className="tray" aria-label={t('volt.compareTray')} onPointerEnter={prepare} onFocus={prepare}>
          <ul className="tray-slots">
            {compared.products.map((product) => (
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
          <button type="button" className="link tray-clear" onClick={comparison.clear}>
            {t('volt.compareClear')}
          </button>
          <button type="button" className="button" disabled={few} onClick={comparison.open}>
            {t('volt.compareCount', { count: ids.length })}
          </button>
        </section>
      )}
      <MountOnce isOpen={comparison.isOpen}>
        <CompareSheet {...compared} />
      </MountOnce>
    </>
  )
}
