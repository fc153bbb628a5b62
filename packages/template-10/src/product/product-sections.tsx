import { describedFacts, type Policies, type Product, type SafeHtml } from '@store/core'
import { FactList, PolicyDisclosures, ProductStory, useAllFacts, usePolicyTexts } from '@store/template-kit'
import { useWords } from '../words.ts'

const POLICIES = ['shipping', 'payments', 'warranty', 'returns', 'exchange'] as const

/** Description, measures and policies of a product, in blocks of two columns. */
export function ProductSections(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const t = useWords()
  const { product, description, policies } = props
  const { facts: written } = describedFacts(description)
  const facts = useAllFacts(product, written)
  const policyTexts = usePolicyTexts(policies, POLICIES)
  return (
    <div className="frame about one-column">
      <ProductStory description={description} className="panel about-story" proseClassName="prose" />
      <section className="panel">
        <h2>{t('product.information')}</h2>
        <FactList rows={facts} className="facts" />
      </section>
      {policyTexts.length > 0 && (
        <section className="panel">
          <h2>{t('trompo.promises')}</h2>
          <PolicyDisclosures policies={policies} kinds={POLICIES} className="fold" proseClassName="prose" />
        </section>
      )}
    </div>
  )
}
