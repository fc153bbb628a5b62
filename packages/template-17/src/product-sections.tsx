import { describedFacts, type Policies, type Product, type SafeHtml } from '@store/core'
import { FactList, ProductStory, Promises, useAllFacts } from '@store/template-kit'
import { useWords } from './words.ts'

const PROMISES = ['shipping', 'payments', 'exchange', 'returns', 'warranty'] as const

/** Description in two columns, facts as rows, policies in `<details>`. */
export function ProductSections(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const t = useWords()
  const { product, description, policies } = props
  const { facts } = describedFacts(description)
  const rows = useAllFacts(product, facts)
  return (
    <div className="particulars">
      <ProductStory description={description} className="particulars-text" proseClassName="prose" />
      <section>
        <h2>{t('product.information')}</h2>
        <FactList rows={rows} className="ruled" />
        <Promises policies={policies} kinds={PROMISES} className="fold" proseClassName="prose" name="promises" />
      </section>
    </div>
  )
}
