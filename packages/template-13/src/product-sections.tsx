import { describedFacts, type Policies, type Product, type SafeHtml } from '@store/core'
import { FactList, ProductStory, Promises, useAllFacts, usePromises } from '@store/template-kit'
import { useWords } from './words.ts'

const POLICIES = ['shipping', 'exchange', 'returns', 'warranty', 'payments'] as const

/** Description, facts and policies of a product, in three sections. */
export function ProductSections(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const t = useWords()
  const { product, description, policies } = props
  const { facts: written } = describedFacts(description)
  const facts = useAllFacts(product, written)
  const promises = usePromises(policies, POLICIES)
  return (
    <div className="slabs">
      <ProductStory description={description} className="slab" proseClassName="prose" />
      <section className="slab">
        <h2>{t('cancha.figures')}</h2>
        <FactList rows={facts} className="figures" />
      </section>
      {promises.length > 0 && (
        <section className="slab">
          <h2>{t('cancha.promises')}</h2>
          <Promises policies={policies} kinds={POLICIES} className="fold" proseClassName="prose" />
        </section>
      )}
    </div>
  )
}
