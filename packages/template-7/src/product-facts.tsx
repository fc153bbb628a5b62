import { describedFacts, type Fact, offeredMethods, type Policies, type Product, type SafeHtml } from '@store/core'
import { Disclosure, FactList, Prose, useMeasures, useProductFacts, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

const POLICIES = ['shipping', 'payments', 'warranty', 'returns', 'exchange'] as const

/** What the merchant says of it, how it keeps, and what the shop promises. */
export function ProductFacts(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const t = useWords()
  const { product, description, policies } = props
  const written = describedFacts(description)
  const known = useKnown(product)
  // What the merchant wrote stands for what we would say.
  const facts = [...written.facts, ...known.filter(({ name }) => !written.facts.some((fact) => fact.name === name))]
  return (
    <div className="facts-page">
      {(written.rest || written.facts.length === 0) && (
        <section>
          <h2>{t('product.description')}</h2>
          {written.rest ? <Prose html={written.rest} /> : <p className="muted">{t('product.noDescription')}</p>}
        </section>
      )}
      {facts.length > 0 && (
        <section>
          <h2>{t('product.information')}</h2>
          <FactList rows={facts} className="facts" />
        </section>
      )}
      {POLICIES.map((kind) => {
        const html = policies?.[kind]
        return (
          html && (
            <Disclosure key={kind} summary={t(`policy.${kind}`)} className="fold">
              <Prose html={html} />
            </Disclosure>
          )
        )
      })}
    </div>
  )
}

function useKnown(product: Product): readonly Fact[] {
  const t = useWords()
  const methods = offeredMethods(useShop().shop.paymentMethods)
  const warranty = product.warranty ? [{ name: t('product.warranty'), value: product.warranty }] : []
  const payments =
    methods.length > 0
      ? [{ name: t('product.paymentOptions'), value: methods.map((method) => t(`payment.${method}`)).join(', ') }]
      : []
  return [...useProductFacts(product), ...warranty, ...useMeasures(product), ...payments]
}
