import {
  BuyForm,
  BuyMessage,
  BuyOptions,
  FactList,
  Link,
  Price,
  type QuickViewProps,
  useBuyForm,
  usePaths,
} from '@store/template-kit'
import { Refused } from './add-button.tsx'
import { BuyControls } from './buy-bar.tsx'
import { CloseButton } from './close-button.tsx'
import { Photo } from './photo.tsx'
import { useWords } from './words.ts'

/** A product in a sheet (L8): options and button; everything else is on its page. */
export default function QuickView({ product, onClose }: QuickViewProps) {
  const t = useWords()
  const paths = usePaths()
  const buy = useBuyForm(product)
  const variantId = buy.variant?.id ?? null
  return (
    <>
      <div className="drawer-bar">
        <strong>{product.name}</strong>
        <CloseButton onClick={onClose} />
      </div>
      <div className="quick">
        <div className="quick-photo">
          <Photo product={product} sizes="(min-width: 40rem) 300px, 60vw" />
        </div>
        <Price product={product} variantId={variantId} percent className="price" />
        {product.summary && <p>{product.summary}</p>}
        {product.facts.length > 0 && <FactList rows={product.facts} className="facts" />}
        <BuyForm buy={buy} className="quick-form" onAdded={onClose}>
          <BuyOptions className="options" />
          <BuyMessage className="field" />
          <Refused outcome={buy.outcome} />
          <div className="quick-buy">
            <BuyControls buy={buy} />
          </div>
        </BuyForm>
        <Link href={paths.product(product)} className="word">
          {t('charla.seeAll')}
        </Link>
      </div>
    </>
  )
}
