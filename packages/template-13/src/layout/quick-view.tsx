import { CrossIcon, Link, Price, type QuickViewProps, useBuyForm, usePaths } from '@store/template-kit'
import { BuyFields } from '../parts/buy-fields.tsx'
import { useCategoryColors } from '../parts/category-colors.ts'
import { Picture } from '../parts/picture.tsx'
import { useWords } from '../words.ts'

/** The quick view of a product: picture, options, button. */
export default function QuickView({ product, onClose }: QuickViewProps) {
  const t = useWords()
  const paths = usePaths()
  const sports = useCategoryColors()
  const buy = useBuyForm(product)
  return (
    <div className="picker-in" style={sports.ofProduct(product)}>
      <button type="button" className="icon-button picker-close" aria-label={t('nav.close')} onClick={onClose}>
        <CrossIcon />
      </button>
      <Picture name={product.name} image={product.images[0] ?? null} alt="" sizes="16rem" largest={640} />
      <div className="picker-words">
        <p className="picker-name">{product.name}</p>
        <Price product={product} variantId={buy.variant?.id ?? null} percent className="price" />
        {product.summary && <p>{product.summary}</p>}
        <BuyFields buy={buy} onAdded={onClose} />
        <Link href={paths.product(product)} className="link">
          {t('cancha.see')}
        </Link>
      </div>
    </div>
  )
}
