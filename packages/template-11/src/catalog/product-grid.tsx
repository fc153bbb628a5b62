import { type Product, productAvailability } from '@store/core'
import { useMark, useSettings } from '@store/template-kit'
import { ProductRow } from '../parts/product-row.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { CardBuy } from './card-buy.tsx'
import { ProductCard } from './product-card.tsx'

/**
 * Products in the style of `productStyle`: photos with measures, photos alone, or rows. `first`: it is at the top of
 * the page.
 */
export function ProductGrid(props: {
  readonly products: readonly Product[]
  readonly first?: boolean
  readonly onPreview?: (product: Product) => void
}) {
  const t = useWords()
  const { productStyle } = useSettings<Settings>()
  const mark = useMark()
  if (productStyle === 3)
    return (
      <ul className="rows" data-style={3} {...mark('productStyle')}>
        {props.products.map((product, i) => (
          <li
            key={product.id}
            onPointerEnter={() => props.onPreview?.(product)}
            onFocus={() => props.onPreview?.(product)}
          >
            <ProductRow product={product} priority={(props.first ?? false) && i < 2}>
              {productAvailability(product) === 'available' ? (
                <CardBuy product={product} />
              ) : (
                product.price !== null && <p className="card-out">{t(`product.${productAvailability(product)}`)}</p>
              )}
            </ProductRow>
          </li>
        ))}
      </ul>
    )
  return (
    <ul className="grid" data-style={productStyle} {...mark('productStyle')}>
      {props.products.map((product, i) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            measures={productStyle === 1}
            priority={(props.first ?? false) && i < 2}
            onPreview={props.onPreview}
          />
        </li>
      ))}
    </ul>
  )
}
