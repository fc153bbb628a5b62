import {
  BuySection,
  FactList,
  Link,
  PriceSection,
  type QuickViewProps,
  useBuyForm,
  useMoney,
  usePaths,
} from '@store/template-kit'
import { Unavailable } from '../parts/add-button.tsx'
import { CloseButton } from '../parts/close-button.tsx'
import { Photo } from '../parts/photo.tsx'
import { useWords } from '../words.ts'

/** A product in a sheet (L8): options and button; everything else is on its page. */
export default function QuickView({ product, onClose }: QuickViewProps) {
  const t = useWords()
  const paths = usePaths()
  const money = useMoney()
  const buy = useBuyForm(product)
  const { price, quantity } = buy
  const canBuy = buy.availability === 'available' || buy.variant !== null
  return (
    <>
      <div className="drawer-bar apart">
        <strong>{product.name}</strong>
        <CloseButton onClick={onClose} />
      </div>
      <div className="quick">
        <div className="quick-photo">
          <Photo product={product} sizes="(min-width: 40rem) 300px, 60vw" />
        </div>
        <PriceSection buy={buy} financing={null} />
        {product.summary && <p>{product.summary}</p>}
        {product.facts.length > 0 && <FactList rows={product.facts} className="facts" />}
        {canBuy ? (
          <BuySection
            buy={buy}
            onAdded={onClose}
            button={price === null ? undefined : t('charla.addOf', { amount: money(price * quantity) })}
          />
        ) : (
          <Unavailable product={product} className="button" />
        )}
        <Link href={paths.product(product)} className="link">
          {t('charla.seeAll')}
        </Link>
      </div>
    </>
  )
}
