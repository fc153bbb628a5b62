import { CrossIcon, Link, Price, type QuickViewProps, useBuyForm, usePaths } from '@store/template-kit'
import { BuyFields } from '../parts/buy-fields.tsx'
import { Photocopy } from '../parts/photocopy.tsx'
import { useWords } from '../words.ts'

/** The quick view of a product: picture, options, button. */
export default function QuickView({ product, onClose }: QuickViewProps) {
  const t = useWords()
  const buy = useBuyForm(product)
  return (
    <div className="picker-table">
      <Photocopy name={product.name} image={product.images[0] ?? null} sizes="14rem" largest={480} plain />
      <div className="picker-words">
        <Link href={usePaths().product(product)} className="picker-name">
          {product.name}
        </Link>
        <Price product={product} variantId={buy.variant?.id ?? null} percent />
        {product.summary && <p>{product.summary}</p>}
        <BuyFields buy={buy} onAdded={onClose} />
      </div>
      <button type="button" className="close picker-close middle" aria-label={t('nav.close')} onClick={onClose}>
        <CrossIcon />
      </button>
    </div>
  )
}
