import { BuySection, CrossIcon, Link, Price, type QuickViewProps, useBuyForm, usePaths } from '@store/template-kit'
import { authorOf } from '../parts/book.ts'
import { ProductCover } from '../parts/product-cover.tsx'
import { useWords } from '../words.ts'

/** The quick view of a book: cover, first sentence, options, button. */
export default function QuickView({ product, onClose }: QuickViewProps) {
  const t = useWords()
  const paths = usePaths()
  const buy = useBuyForm(product)
  const author = authorOf(product)
  return (
    <div className="editions-body">
      <button type="button" className="icon-button editions-close" aria-label={t('nav.close')} onClick={onClose}>
        <CrossIcon />
      </button>
      <ProductCover product={product} sizes="8rem" largest={480} />
      <div className="editions-words">
        <p className="editions-name">{product.name}</p>
        {author && <p className="by">{author}</p>}
        <Price product={product} variantId={buy.variant?.id ?? null} className="price" />
        {product.summary && <p className="muted">{product.summary}</p>}
        <BuySection buy={buy} onAdded={onClose} />
        <Link href={paths.product(product)} className="link">
          {t('product.see')}
        </Link>
      </div>
    </div>
  )
}
