import { CrossIcon, Link, Price, type QuickViewProps, useBuyForm, usePaths } from '@store/template-kit'
import { BuyFields } from '../parts/buy-fields.tsx'
import { Picture } from '../parts/picture.tsx'
import { useSizes } from '../parts/sizes.ts'
import { useWords } from '../words.ts'

/** The quick view of a product: photo, text, options, button. */
export default function QuickView({ product, onClose }: QuickViewProps) {
  const t = useWords()
  const paths = usePaths()
  const sizes = useSizes()
  const buy = useBuyForm(product)
  const line = sizes.line(product)
  return (
    <>
      <div className="pane-head apart">
        <p className="pane-title">{product.name}</p>
        <button type="button" className="icon-button" aria-label={t('nav.close')} onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
      <div className="pane-scroll piece-pane-body">
        <Picture product={product} alt="" sizes="(min-width: 64rem) 20rem, 60vw" largest={800} />
        <Price product={product} variantId={buy.variant?.id ?? null} className="price product-price" />
        {line && <p className="muted">{line}</p>}
        {product.summary && <p>{product.summary}</p>}
        <BuyFields buy={buy} onAdded={onClose} />
        <Link href={paths.product(product)} className="link">
          {t('product.see')}
        </Link>
      </div>
    </>
  )
}
