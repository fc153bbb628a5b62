import { type Product, unitsOf } from '@store/core'
import { useWords } from '../words.ts'

const SEGMENTS = 10

/** How many units are left, as a bar of ten segments. Only where the shop counts stock. */
export function StockBar({ product }: { readonly product: Product }) {
  const t = useWords()
  const left = unitsOf(product, null)
  if (left <= 0) return null
  return (
    <p className="stock" data-few={left <= SEGMENTS / 2 ? '' : undefined}>
      <span
        className="stock-bar"
        aria-hidden="true"
        style={{ ['--left' as string]: Math.min(left, SEGMENTS) / SEGMENTS }}
      />
      <span>{left <= SEGMENTS ? t('product.left', { count: left }) : t('product.available')}</span>
    </p>
  )
}
