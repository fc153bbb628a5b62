import { Link, PriceSection, type QuickViewProps, useBuyForm, usePaths } from '@store/template-kit'
import { BuyFields } from '../parts/buy-fields.tsx'
import { Picture } from '../parts/picture.tsx'
import { TwoPartTitle } from '../parts/two-part-title.tsx'
import { useWords } from '../words.ts'

/** A product in a panel: one picture, price, options, button, and a link to its page. */
export default function QuickView({ product, onClose }: QuickViewProps) {
  const t = useWords()
  const paths = usePaths()
  const buy = useBuyForm(product)
  return (
    <div className="glance">
      <div className="drawer-head apart">
        <span>{t('product.quickView')}</span>
        <button type="button" className="word" onClick={onClose}>
          {t('issue.close')}
        </button>
      </div>
      <div className="glance-picture">
        <Picture product={product} sizes="(min-width: 48rem) 24rem, 40vw" />
      </div>
      <div className="glance-text">
        <h2 className="h2">
          <TwoPartTitle text={product.name} />
        </h2>
        {product.summary && <p>{product.summary}</p>}
        <PriceSection buy={buy} financing={null} />
        <BuyFields id="glance" buy={buy} onAdded={onClose} />
        <Link href={paths.product(product)} className="link">
          {t('product.see')}
        </Link>
      </div>
    </div>
  )
}
