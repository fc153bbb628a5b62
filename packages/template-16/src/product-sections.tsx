import { describedFacts, type Policies, type Product, type SafeHtml } from '@store/core'
import { Disclosure, FactList, ProductStory, Promises, useAllFacts } from '@store/template-kit'
import { useWords } from './words.ts'

const POLICIES = ['shipping', 'returns', 'exchange', 'warranty', 'payments'] as const

/** Description, facts and policies of a dish, each in a `<details>`; the first is open. */
export function ProductSections(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const t = useWords()
  const { product, description, policies } = props
  const { facts: written } = describedFacts(description)
  const rows = useAllFacts(product, written)
  return (
    <div className="folds">
      <ProductStory description={description} proseClassName="prose" />
      <Disclosure summary={t('sazon.figures')} className="fold" open>
        <FactList rows={rows} className="figures" />
      </Disclosure>
      <Promises policies={policies} kinds={POLICIES} className="fold" proseClassName="prose" />
    </div>
  )
}
