import type { QuickViewProps } from '@store/template-kit'
import { BuySection, CrossIcon, Link, Price, useBuyForm, useCart, usePaths, useT } from '@store/template-kit'
import { Picture } from './picture.tsx'

/** The content of the quick view: photo, price, facts, options, and a link to the product's page. */
export default function QuickLook({ product, onClose }: QuickViewProps) {
  const t = useT()
  const paths = usePaths()
  const cart = useCart()
  const buy = useBuyForm(product)
  return (
    <div className="quick-look">
      <div className="drawer-head">
        <p className="drawer-title">{product.name}</p>
        <button type="button" className="icon-button" aria-label={t('nav.close')} onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
      <div className="quick-look-body">
        <Picture name={product.name} image={product.images[0] ?? null} alt="" sizes="16rem" largest={640} />
        <Price product={product} variantId={buy.variant?.id ?? null} percent className="price" />
        {product.summary && <p>{product.summary}</p>}
        <BuySection
          buy={buy}
          onAdded={() => {
            onClose()
            cart.open()
          }}
        />
        <Link href={paths.product(product)}>{t('product.information')}</Link>
      </div>
    </div>
  )
}
