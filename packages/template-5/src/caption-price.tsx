import { type Product, productAvailability } from '@store/core'
import { Price } from '@store/template-kit'
import { useWords } from './words.ts'

/** "$ 289.900", "*−16 %* $ 319.900 ~~$ 379.900~~", "Agotado $ 129.900", "Precio a pedido". No pills, no stars. */
export function CaptionPrice({ product }: { readonly product: Product }) {
  const t = useWords()
  return (
    <p className="price">
      {productAvailability(product) === 'soldOut' && <>{t('product.soldOut')} </>}
      <Price product={product} percent />
    </p>
  )
}
