import { CrossIcon, Link, Price, type QuickViewProps, useBuyForm, usePaths } from '@store/template-kit'
import { BuyCells } from './buy-cells.tsx'
import { Print } from './print.tsx'
import { useWords } from './words.ts'

/** A thing of a list over it: what it is, what there is to choose, the button. */
export default function Picker({ product, onClose }: QuickViewProps) {
  const t = useWords()
  const buy = useBuyForm(product)
  return (
    <div className="picker-table">
      <Print name={product.name} image={product.images[0] ?? null} sizes="14rem" largest={480} plain />
      <div className="picker-words">
        <Link href={usePaths().product(product)} className="picker-name">
          {product.name}
        </Link>
        <Price product={product} variantId={buy.variant?.id ?? null} percent />
        {product.summary && <p>{product.summary}</p>}
        {product.price === null ? (
          <p>{t('product.askPrice')}</p>
        ) : (
          <BuyCells buy={buy} className="picker-buy" onAdded={onClose} />
        )}
      </div>
      <button type="button" className="close picker-close" aria-label={t('nav.close')} onClick={onClose}>
        <CrossIcon />
      </button>
    </div>
  )
}
