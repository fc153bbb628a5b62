import { hasVariants, priceOf } from '@store/core'
import {
  BuyForm,
  BuyMessage,
  BuyNow,
  BuyOptions,
  Instalments,
  Price,
  type ScreenViews,
  useBuyForm,
} from '@store/template-kit'
import { Refused } from './add-button.tsx'
import { AddedLines } from './added-lines.tsx'
import { Album } from './album.tsx'
import { Bubble } from './bubble.tsx'
import { BuyBar } from './buy-bar.tsx'
import { Details } from './details.tsx'
import { ProductActions } from './product-actions.tsx'
import { ProductRail } from './product-rail.tsx'
import { useWords } from './words.ts'

/** A product as a chat: photos, name and price, then its texts. The bar at the bottom buys it. */
export default function Product({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const buy = useBuyForm(product)
  const variantId = buy.variant?.id ?? null
  return (
    <div className="thread">
      <Album product={product} />
      <div className="bubble product-title" data-from="shop">
        <h1>{product.name}</h1>
        {product.summary && <p>{product.summary}</p>}
        <p className="product-price">
          <Price product={product} variantId={variantId} percent className="price" />
        </p>
        {product.price === null && <p className="hint">{t('product.askPrice')}</p>}
        {product.freeShipping && <p className="label">{t('product.freeShipping')}</p>}
        <Instalments amount={priceOf(product, variantId)} limits={financing} className="hint" />
        <UnitsLeft count={buy.unitsLeft} availability={buy.availability} />
      </div>
      <BuyForm buy={buy} id="buy" className="group buy">
        {hasVariants(product) && (
          <div className="bubble" data-from="shop">
            <BuyOptions className="options" />
          </div>
        )}
        {product.message && (
          <div className="bubble" data-from="shop">
            <BuyMessage className="field" />
          </div>
        )}
        {buy.outcome && buy.outcome !== 'added' && (
          <div className="bubble" data-from="shop">
            <Refused outcome={buy.outcome} />
          </div>
        )}
        <div className="chips">
          <BuyNow product={product} className="chip" />
        </div>
        <BuyBar buy={buy} />
      </BuyForm>
      <AddedLines products={[product]} />
      <Details product={product} description={description} policies={policies} />
      <ProductActions product={product} />
      <div className="group">
        <Bubble as="h2">{t(related.length > 0 ? 'product.related' : 'product.noRelated')}</Bubble>
        {related.length > 0 && <ProductRail label={t('product.related')} products={related} heading="h3" />}
      </div>
    </div>
  )
}

const FEW = 5

/** "Quedan 3 unidades", if there are few. */
function UnitsLeft({ count, availability }: { readonly count: number; readonly availability: string }) {
  const t = useWords()
  if (availability !== 'available' || count > FEW) return null
  return <p className="hint">{t('product.left', { count })}</p>
}
