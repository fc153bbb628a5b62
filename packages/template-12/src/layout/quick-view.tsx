import {
  BuySection,
  CrossIcon,
  Link,
  Price,
  type QuickViewProps,
  useBuyForm,
  usePaths,
  useSettings,
} from '@store/template-kit'
import { Stage } from '../parts/stage.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

/** The quick view of a product: photo, text, sizes as rows, button. */
export default function QuickView({ product, onClose }: QuickViewProps) {
  const t = useWords()
  const paths = usePaths()
  const { percent } = useSettings<Settings>()
  const buy = useBuyForm(product)
  return (
    <div className="sizes-body" data-piece="">
      <button type="button" className="icon-button sizes-close" aria-label={t('nav.close')} onClick={onClose}>
        <CrossIcon />
      </button>
      <Stage name={product.name} image={product.images[0] ?? null} alt="" sizes="16rem" largest={640} />
      <div className="label">
        <p className="label-name">{product.name}</p>
        <Price product={product} variantId={buy.variant?.id ?? null} percent={percent} className="price" />
      </div>
      {product.summary && <p>{product.summary}</p>}
      <BuySection buy={buy} onAdded={onClose} />
      <Link href={paths.product(product)} className="link">
        {t('product.see')}
      </Link>
    </div>
  )
}
