import { type Product, productAvailability } from '@store/core'
import { CrossIcon, Dialog, useCart, type useComparedProducts, useComparison } from '@store/template-kit'
import { useState } from 'react'
import { CardBuy } from '../parts/card-buy.tsx'
import { useWords } from '../words.ts'
import { CompareTable } from './compare-table.tsx'

/** The comparison of the chosen products, full-screen. */
export default function CompareSheet({ products, whole, asking }: ReturnType<typeof useComparedProducts>) {
  const t = useWords()
  const comparison = useComparison()
  const [onlyDifferences, setOnly] = useState(false)
  const waiting = !whole && asking !== 'failed'
  return (
    <Dialog
      open={comparison.isOpen}
      onClose={comparison.close}
      label={t('volt.compareTitle')}
      className="sheet compare-sheet"
    >
      <div className="sheet-head">
        <h2>{t('volt.compareTitle')}</h2>
        {products.length > 1 && (
          <label className="switch">
            <input
              type="checkbox"
              role="switch"
              aria-checked={onlyDifferences}
              checked={onlyDifferences}
              onChange={(event) => setOnly(event.target.checked)}
            />
            <span>{t('volt.onlyDifferences')}</span>
          </label>
        )}
        <button type="button" className="icon-button" aria-label={t('nav.close')} onClick={comparison.close}>
          <CrossIcon />
        </button>
      </div>
      {asking === 'failed' && <p className="notice">{t('volt.compareFailed')}</p>}
      {waiting || products.length === 0 ? (
        <p className="notice">{t(waiting ? 'volt.compareLoading' : 'volt.compareNone')}</p>
      ) : (
        <CompareTable products={products} caption={t('volt.compareTitle')} onlyDifferences={onlyDifferences}>
          {(product) => <Column product={product} />}
        </CompareTable>
      )}
    </Dialog>
  )
}

function Column({ product }: { readonly product: Product }) {
  const t = useWords()
  const { remove } = useComparison()
  const { ready } = useCart()
  return (
    <div className="compare-actions wraps">
      {ready && productAvailability(product) === 'available' && <CardBuy product={product} />}
      <button
        type="button"
        className="link"
        aria-label={t('volt.compareRemove', { name: product.name })}
        onClick={() => remove(product.id)}
      >
        {t('cart.remove')}
      </button>
    </div>
  )
}
