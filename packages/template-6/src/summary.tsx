import type { Product } from '@store/core'
import { FactList, Price } from '@store/template-kit'
import type { ReactNode } from 'react'
import { CompareBox } from './compare-box.tsx'
import { referenceOf } from './picture.tsx'
import { Share } from './share.tsx'
import { useSpecs } from './specs.ts'
import { useWords } from './words.ts'

const SPECS = 6

/** Name, reference, condition, the first six facts, and the options. */
export function Summary({ product, children }: { readonly product: Product; readonly children: ReactNode }) {
  const t = useWords()
  const specs = useSpecs()(product, SPECS)
  return (
    <div className="sheet-summary">
      <p className="ref">
        {t('volt.ref', { sku: referenceOf(product) })}
        {product.brand && <span>{product.brand}</span>}
        <span className="chip">{t(`product.condition.${product.condition}`)}</span>
        {product.freeShipping && <span className="chip">{t('product.freeShipping')}</span>}
      </p>
      <h1>{product.name}</h1>
      <p className="summary-price" aria-hidden="true">
        <Price product={product} percent className="price" />
      </p>
      {product.summary && <p>{product.summary}</p>}
      <FactList rows={specs} className="spec-rows" />
      {children}
      <p className="summary-words">
        <CompareBox product={product} />
        <Share product={product} />
      </p>
    </div>
  )
}
