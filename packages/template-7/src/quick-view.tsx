import { hasVariants } from '@store/core'
import { CrossIcon, Link, Price, type QuickViewProps, useCart, usePaths } from '@store/template-kit'
import { Buy } from './buy.tsx'
import { Picture } from './picture.tsx'
import { unparted } from './unit-line.ts'
import { useWords } from './words.ts'

/** The sheet over a list: what has to be chosen before it can be put in. */
export default function QuickView({ product, onClose }: QuickViewProps) {
  const t = useWords()
  const paths = usePaths()
  const cart = useCart()
  return (
    <div className="quick-in">
      <button type="button" className="icon-button sheet-close" aria-label={t('nav.close')} onClick={onClose}>
        <CrossIcon />
      </button>
      <div className="quick-head">
        <Picture product={product} sizes="8rem" largest={320} decorative />
        <div>
          <h2>{unparted(product.name)}</h2>
          {!hasVariants(product) && <Price product={product} className="price" percent />}
          <Link href={paths.product(product)} className="text-button">
            {t('canasta.wholePage')}
          </Link>
        </div>
      </div>
      <Buy
        product={product}
        onAdded={() => {
          onClose()
          cart.open()
        }}
      />
    </div>
  )
}
