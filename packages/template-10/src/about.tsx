import { describedFacts, type Policies, type Product, type SafeHtml } from '@store/core'
import { Disclosure, FactList, Prose, useAllFacts, usePromises } from '@store/template-kit'
import { useWords } from './words.ts'

const POLICIES = ['shipping', 'payments', 'warranty', 'returns', 'exchange'] as const

/** What is to be known of a toy, in blocks of two columns: its story, its measures, what the shop promises. */
export function About(props: {
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
    <div className="frame about">
      {(rest || written.length === 0) && (
        <section className="block about-story">
          <h2>{t('product.description')}</h2>
          {rest ? <Prose html={rest} className="prose" /> : <p>{t('product.noDescription')}</p>}
        </section>
      )}
      <section className="block">
        <h2>{t('product.information')}</h2>
        <FactList rows={facts} className="facts" />
      </section>
      {promises.length > 0 && (
        <section className="block">
          <h2>{t('trompo.promises')}</h2>
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
