import { CrossIcon, FactList, Link, type QuickViewProps, useBuyForm, usePaths } from '@store/template-kit'
import { CompareBox } from '../compare/compare-box.tsx'
import { BuyBox } from '../parts/buy-box.tsx'
import { Picture, referenceOf } from '../parts/picture.tsx'
import { useSpecs } from '../parts/specs.ts'
import { useWords } from '../words.ts'

const SPECS = 8

/** A product in a sheet over the list: photo, facts, and its form. */
export default function QuickSheet({ product, onClose }: QuickViewProps) {
  const t = useWords()
  const paths = usePaths()
  const buy = useBuyForm(product)
  const specs = useSpecs()(product, SPECS)
  return (
    <>
      <div className="sheet-head">
        <p className="ref wraps">{t('volt.ref', { sku: referenceOf(product) })}</p>
        <button type="button" className="icon-button" aria-label={t('nav.close')} onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
      <div className="quick">
        <Picture product={product} sizes="(min-width: 48rem) 20rem, 90vw" decorative />
        <div>
          <h2>{product.name}</h2>
          <FactList rows={specs} className="facts" />
          <BuyBox buy={buy} financing={null} onAdded={onClose} />
          <p className="actions">
            <Link href={paths.product(product)} className="link">
              {t('volt.see')}
            </Link>
            <CompareBox product={product} />
          </p>
        </div>
      </div>
    </>
  )
}
