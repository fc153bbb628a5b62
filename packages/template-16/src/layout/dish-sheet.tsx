import { CrossIcon, Link, Price, type QuickViewProps, useBuyForm, usePaths, useSettings } from '@store/template-kit'
import { BuyFields } from '../parts/buy-fields.tsx'
import { Picture } from '../parts/picture.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

/** The quick view of a dish: text, options, message, button. The page behind keeps its scroll position. */
export default function DishSheet({ product, onClose }: QuickViewProps) {
  const t = useWords()
  const { photos } = useSettings<Settings>()
  const { product: pageOf } = usePaths()
  const buy = useBuyForm(product)
  const [image] = product.images
  return (
    <>
      {image && photos === 'yes' && (
        <Picture name={product.name} image={image} alt="" sizes="(min-width: 48rem) 720px, 100vw" ratio={1.6} bare />
      )}
      <button type="button" className="sign dish-sheet-close middle" aria-label={t('nav.close')} onClick={onClose}>
        <CrossIcon />
      </button>
      <div className="dish-sheet-in">
        <div className="dotted">
          <p className="dish-sheet-name">{product.name}</p>
          <span className="leader" aria-hidden="true" />
          <Price product={product} variantId={buy.variant?.id ?? null} className="price" />
        </div>
        {product.summary && <p>{product.summary}</p>}
        {product.price === null ? <p>{t('product.askPrice')}</p> : <BuyFields buy={buy} onAdded={onClose} />}
        <Link href={pageOf(product)} className="link">
          {t('product.see')}
        </Link>
      </div>
    </>
  )
}
