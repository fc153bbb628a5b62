import { describedFacts, type Policies, type Product, type SafeHtml } from '@store/core'
import { FactList, Promises, Prose, useAllFacts } from '@store/template-kit'
import { useWords } from './words.ts'

const PROMISES = ['shipping', 'payments', 'warranty', 'returns', 'exchange'] as const

/** Description in two columns, facts, and policies in `<details>`. */
export function ProductText(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const t = useWords()
  const { product, description, policies } = props
  const { facts: written, rest } = describedFacts(description)
  // Without the warranty, which stands beside the price.
  const facts = useAllFacts({ ...product, warranty: null }, written)
  return (
    <div className="story frame">
      <section className="story-text" aria-labelledby="story">
        <h2 id="story">{t('product.description')}</h2>
        {rest ? (
          <Prose html={rest} className="prose columns" />
        ) : (
          <p className="quiet">{t(written.length > 0 ? 'telar.factsOnly' : 'product.noDescription')}</p>
        )}
      </section>
      <section className="story-facts" aria-labelledby="facts">
        <h2 id="facts">{t('product.information')}</h2>
        <FactList rows={facts} className="facts" />
        <Promises policies={policies} kinds={PROMISES} className="fold" proseClassName="prose" />
      </section>
    </div>
  )
}
