import { CrossIcon, Link, PriceSection, type QuickViewProps, useBuyForm, useCart, usePaths } from '@store/template-kit'
import { BuyFields } from '../parts/buy-fields.tsx'
import { Picture } from '../parts/picture.tsx'
import { keepUnits } from '../parts/unit-line.ts'
import { useWords } from '../words.ts'

/** A product in a sheet over a list, for products with options to choose. */
export default function QuickView({ product, onClose }: QuickViewProps) {
  const t = useWords()
  const paths = usePaths()
  const cart = useCart()
  const buy = useBuyForm(product)
  return (
    <div className="quick-in">
      <button type="button" className="icon-button sheet-close" aria-label={t('nav.close')} onClick={onClose}>
        <CrossIcon />
      </button>
      <div className="quick-head">
        <Picture product={product} sizes="8rem" largest={320} decorative />
        <div>
          <h2>{keepUnits(product.name)}</h2>
          <PriceSection buy={buy} financing={null} />
          <Link href={paths.product(product)} className="link">
            {t('product.see')}
          </Link>
        </div>
      </div>
      <BuyFields
        buy={buy}
        onAdded={() => {
          onClose()
          cart.open()
        }}
      />
    </div>
  )
}
