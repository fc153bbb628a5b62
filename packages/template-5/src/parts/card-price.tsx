import { type Product, productAvailability } from '@store/core'
import { Price } from '@store/template-kit'
import { useWords } from '../words.ts'

/**
 * The price in the text under a photo: "$ 289.900", "−16 % $ 319.900 ~~$ 379.900~~", "Agotado $ 129.900", "Precio a
 * pedido".
 */
export function CardPrice({ product }: { readonly product: Product }) {
  const t = useWords()
  return (
    <p className="price">
      {productAvailability(product) === 'soldOut' && <>{t('product.soldOut')} </>}
      <Price product={product} percent />
    </p>
  )
}
