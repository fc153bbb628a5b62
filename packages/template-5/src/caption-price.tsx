import { type Product, productAvailability } from '@store/core'
import { useMoney, useT } from '@store/template-kit'

/** "−30 % $ 319.900 $ 379.900", "Agotado $ 129.900", or "Precio a pedido" (M10). No pills, no stars. */
export function CaptionPrice({ product }: { product: Product }) {
  const t = useT()
  const money = useMoney()
  if (product.price === null) return <p className="price">{t('product.priceOnRequest')}</p>
  return (
    <p className="price">
      {productAvailability(product) === 'soldOut' && <span className="sold-out">{t('product.soldOut')} </span>}
      {product.promotion && <span className="off">{t('product.off', { percent: product.promotion.percent })} </span>}
      {money(product.price)}
      {product.compareAt !== null && <s className="was"> {money(product.compareAt)}</s>}
    </p>
  )
}
