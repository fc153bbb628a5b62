import type { Product } from '@store/core'
import { CompareBox } from '../compare/compare-box.tsx'
import { CompareTable } from '../compare/compare-table.tsx'
import { CardBuy } from '../parts/card-buy.tsx'
import { useWords } from '../words.ts'

const COLUMNS = 3

/** Products of one category, compared fact by fact. */
export function SideBySide({ group }: { readonly group: NonNullable<ReturnType<typeof comparable>> }) {
  const t = useWords()
  return (
    <section className="section">
      <header className="section-head">
        <h2>{t('volt.compareHome')}</h2>
        <p className="muted">{t('volt.compareHomeText', { count: group.products.length, category: group.category })}</p>
      </header>
      <CompareTable products={group.products} caption={t('volt.compareHome')}>
        {(product) => (
          <div className="compare-actions wraps">
            <CardBuy product={product} />
            <CompareBox product={product} />
          </div>
        )}
      </CompareTable>
    </section>
  )
}

/** Up to three products of one category that have facts: best sellers first, then other products of it. */
export function comparable(
  bestSellers: readonly Product[],
  others: readonly Product[],
): { readonly category: string; readonly products: readonly Product[] } | null {
  const groups = new Map<string, Product[]>()
  const seen = new Set<number>()
  for (const product of [...bestSellers, ...others]) {
    const { category, facts, id } = product
    if (!category || facts.length < 2 || seen.has(id)) continue
    seen.add(id)
    groups.set(category.name, [...(groups.get(category.name) ?? []), product])
  }
  const [best] = [...groups]
    .map(([category, products]) => ({ category, products: products.slice(0, COLUMNS) }))
    .sort((a, b) => b.products.length - a.products.length)
  return best && best.products.length > 1 ? best : null
}
