import { describedFacts, type Policies, type Product, type SafeHtml } from '@store/core'
import { FactList, ProductStory, Promises, useAllFacts } from '@store/template-kit'
import { useWords } from './words.ts'

const POLICIES = ['shipping', 'payments', 'warranty', 'returns', 'exchange'] as const

/** Description, facts and policies of a product. */
export function ProductFacts(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const t = useWords()
  const { product, description, policies } = props
  const { facts: written } = describedFacts(description)
  const facts = useAllFacts(product, written)
  return (
    <div className="facts-page">
      <ProductStory description={description} noneClassName="muted" />
      {facts.length > 0 && (
        <section>
          <h2>{t('product.information')}</h2>
          <FactList rows={facts} className="facts" />
        </section>
      )}
      <Promises policies={policies} kinds={POLICIES} className="fold" />
    </div>
  )
}
