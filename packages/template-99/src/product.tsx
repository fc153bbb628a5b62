import { BuySection, PriceSection, type ScreenViews, TermsSection, useBuyForm, useMoney } from '@store/template-kit'
import { Unavailable } from './parts/add-button.tsx'
import { AddedLines } from './parts/added-lines.tsx'
import { Bubble } from './parts/bubble.tsx'
import { ProductRail } from './parts/product-rail.tsx'
import { Album } from './product/album.tsx'
import { Details } from './product/details.tsx'
import { ProductActions } from './product/product-actions.tsx'
import { useWords } from './words.ts'

const FORM = 'buy'

/** A product as a chat: photos, name and price, then its texts. The bar at the bottom buys it. */
export default function Product({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const money = useMoney()
  const buy = useBuyForm(product)
  const { price, quantity } = buy
  const canBuy = buy.availability === 'available' || buy.variant !== null
  return (
    <div className="thread">
      <Album product={product} />
      <div className="bubble product-title" data-from="shop">
        <h1>{product.name}</h1>
        {product.summary && <p>{product.summary}</p>}
        <PriceSection buy={buy} financing={financing} />
      </div>
      {(canBuy || price === null) && (
        <BuySection
          buy={buy}
          id={FORM}
          button={price === null ? undefined : t('charla.addOf', { amount: money(price * quantity) })}
        />
      )}
      {!canBuy && (
        <div className="composer">
          <div className="composer-inner">
            <Unavailable product={product} className="button" />
          </div>
        </div>
      )}
      <AddedLines products={[product]} />
      <div className="terms">
        <TermsSection product={product} form={FORM} />
      </div>
      <Details product={product} description={description} policies={policies} />
      <ProductActions product={product} />
      <div className="group">
        <Bubble as="h2">{t(related.length > 0 ? 'product.related' : 'product.noRelated')}</Bubble>
        {related.length > 0 && <ProductRail label={t('product.related')} products={related} heading="h3" />}
      </div>
    </div>
  )
}
