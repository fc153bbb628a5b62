import { describedFacts, type Policies, type Product, type SafeHtml } from '@store/core'
import { Disclosure, FactList, Promises, Prose, useAllFacts } from '@store/template-kit'
import { useWords } from './words.ts'

const PROMISES = ['shipping', 'payments', 'warranty', 'returns', 'exchange'] as const

/** Text, facts and policies of a product; policies are in `<details>`. */
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
    <div className="story">
      {rest || written.length === 0 ? (
        <section aria-label={t('product.description')}>
          {rest ? <Prose html={rest} className="prose" /> : <p className="quiet">{t('product.noDescription')}</p>}
        </section>
      ) : null}
      <Disclosure summary={t('product.information')} className="fold" open>
        <FactList rows={facts} className="facts" />
      </Disclosure>
      <Promises policies={policies} kinds={PROMISES} className="fold" proseClassName="prose" />
    </div>
  )
}
