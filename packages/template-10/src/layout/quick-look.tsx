import { BuySection, CrossIcon, Link, Price, type QuickViewProps, useBuyForm, usePaths } from '@store/template-kit'
import { useBlockColors } from '../parts/block-colors.ts'
import { Picture } from '../parts/picture.tsx'
import { useWords } from '../words.ts'

/** The quick look of a product: picture, options, button. */
export default function QuickLook({ product, onClose }: QuickViewProps) {
  const t = useWords()
  const paths = usePaths()
  const blocks = useBlockColors()
  const buy = useBuyForm(product)
  return (
    <div className="look-in">
      <button type="button" className="icon-button look-close" aria-label={t('nav.close')} onClick={onClose}>
        <CrossIcon />
      </button>
      <div className="look-stage middle" data-block={blocks.ofProduct(product)}>
        <Picture name={product.name} image={product.images[0] ?? null} alt="" sizes="12rem" largest={640} />
      </div>
      <p className="look-name">{product.name}</p>
      <Price product={product} variantId={buy.variant?.id ?? null} percent className="price" />
      {product.summary && <p>{product.summary}</p>}
      <BuySection buy={buy} onAdded={onClose} />
      <Link href={paths.product(product)} className="link">
        {t('product.see')}
      </Link>
    </div>
  )
}
