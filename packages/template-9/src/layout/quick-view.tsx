import { BuySection, CrossIcon, Link, Price, type QuickViewProps, useBuyForm, usePaths } from '@store/template-kit'
import { Picture } from '../parts/picture.tsx'
import { shadeOption } from '../parts/shade-dots.tsx'
import { tintStyle, useTints } from '../parts/tint.ts'
import { useWords } from '../words.ts'

/** The quick view of a product: picture, text, shades, button. */
export default function QuickView({ product, onClose }: QuickViewProps) {
  const t = useWords()
  const paths = usePaths()
  const tints = useTints()
  const buy = useBuyForm(product)
  return (
    <div className="shade-card-body" data-tint="" style={tintStyle(tints.ofProduct(product))}>
      <button type="button" className="icon-button shade-card-close" aria-label={t('nav.close')} onClick={onClose}>
        <CrossIcon />
      </button>
      <Picture name={product.name} image={product.images[0] ?? null} alt="" sizes="12rem" largest={640} />
      <p className="shade-card-name">{product.name}</p>
      <Price product={product} variantId={buy.variant?.id ?? null} percent className="price" />
      {product.summary && <p>{product.summary}</p>}
      <BuySection buy={buy} option={shadeOption(buy)} onAdded={onClose} />
      <Link href={paths.product(product)} className="link">
        {t('bruma.wholeProduct')}
      </Link>
    </div>
  )
}
