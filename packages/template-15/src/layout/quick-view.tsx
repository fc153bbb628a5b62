import { BuySection, CrossIcon, Link, Price, type QuickViewProps, useBuyForm, usePaths } from '@store/template-kit'
import { MakerTag } from '../parts/making.tsx'
import { Photo } from '../parts/photo.tsx'
import { YarnSwatch } from '../parts/yarn-swatch.tsx'
import { useWords } from '../words.ts'

/** The quick view of a product: photo, maker, options, button. */
export default function QuickView({ product, onClose }: QuickViewProps) {
  const t = useWords()
  const paths = usePaths()
  const buy = useBuyForm(product)
  return (
    <div className="sheet-body one-column">
      <button type="button" className="icon-button sheet-close" aria-label={t('nav.close')} onClick={onClose}>
        <CrossIcon />
      </button>
      <Photo name={product.name} image={product.images[0] ?? null} alt="" sizes="20rem" largest={640} />
      <div className="sheet-words one-column">
        <p className="sheet-name">{product.name}</p>
        <MakerTag facts={product.facts} />
        <Price product={product} variantId={buy.variant?.id ?? null} percent className="price" />
        {product.summary && <p>{product.summary}</p>}
        <BuySection buy={buy} onAdded={onClose} option={(value) => <YarnSwatch value={value} />} />
        <Link href={paths.product(product)} className="link">
          {t('product.see')}
        </Link>
      </div>
    </div>
  )
}
