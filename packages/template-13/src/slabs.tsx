import { describedFacts, type Policies, type Product, type SafeHtml } from '@store/core'
import { Disclosure, FactList, Prose, useAllFacts, usePromises } from '@store/template-kit'
import { useWords } from './words.ts'

const POLICIES = ['shipping', 'exchange', 'returns', 'warranty', 'payments'] as const

/** Three slabs with seams between them: what it is, its figures, what the shop promises. */
export function Slabs(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const t = useWords()
  const { product, description, policies } = props
  const { facts: written, rest } = describedFacts(description)
  const facts = useAllFacts(product, written)
  const promises = usePromises(policies, POLICIES)
  return (
    <div className="slabs">
      {(rest || written.length === 0) && (
        <section className="slab">
          <h2>{t('product.description')}</h2>
          {rest ? <Prose html={rest} className="prose" /> : <p>{t('product.noDescription')}</p>}
        </section>
      )}
      <section className="slab">
        <h2>{t('cancha.figures')}</h2>
        <FactList rows={facts} className="figures" />
      </section>
      {promises.length > 0 && (
        <section className="slab">
          <h2>{t('cancha.promises')}</h2>
          {promises.map(({ key, title, html }) => (
            <Disclosure key={key} summary={title} className="fold">
              <Prose html={html} className="prose" />
            </Disclosure>
          ))}
        </section>
      )}
    </div>
  )
}
