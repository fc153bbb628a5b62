import type { Product } from '@store/core'
import { FactList, Price } from '@store/template-kit'
import { CompareBox } from '../compare/compare-box.tsx'
import { referenceOf } from '../parts/picture.tsx'
import { useSpecs } from '../parts/specs.ts'
import { useWords } from '../words.ts'
import { Share } from './share.tsx'

const SPECS = 6

/** Name, reference and the first six facts. */
export function Summary({ product }: { readonly product: Product }) {
  const t = useWords()
  const specs = useSpecs()(product, SPECS)
  return (
    <div className="sheet-summary">
      <p className="ref wraps">
        {t('volt.ref', { sku: referenceOf(product) })}
        {product.brand && <span>{product.brand}</span>}
      </p>
      <h1>{product.name}</h1>
      <p className="summary-price" aria-hidden="true">
        <Price product={product} percent className="price" />
      </p>
      {product.summary && <p>{product.summary}</p>}
      <FactList rows={specs} className="facts" />
      <p className="actions">
        <CompareBox product={product} />
        <Share product={product} />
      </p>
    </div>
  )
}
