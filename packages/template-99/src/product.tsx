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
import { Refused } from './add.tsx'
import { Album } from './album.tsx'
import { Bubble } from './bubble.tsx'
import { BuyBar } from './buy-bar.tsx'
import { Details } from './details.tsx'
import { ProductActions } from './product-actions.tsx'
import { ProductRail } from './product-rail.tsx'
import { SaidBubbles } from './said.tsx'
import { useWords } from './words.ts'

/** A product as it is told in a chat: photos, name and price, then one thing after another; the field below sells it. */
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
        {product.freeShipping && <p className="label">{t('product.freeShipping')}</p>}
        <Instalments amount={priceOf(product, variantId)} limits={financing} className="hint" />
        <Left count={buy.unitsLeft} availability={buy.availability} />
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
      <SaidBubbles products={[product]} />
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

/** "Quedan 3 unidades", while it says something. */
function Left({ count, availability }: { readonly count: number; readonly availability: string }) {
  const t = useWords()
  if (availability !== 'available' || count > FEW) return null
  return <p className="hint">{t('product.left', { count })}</p>
}
