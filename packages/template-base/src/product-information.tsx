import { describedFacts, type Fact, offeredMethods, type Policies, type Product, type SafeHtml } from '@store/core'
import { Disclosure, FactList, Prose, useMeasures, useProductFacts, useShop, useT } from '@store/template-kit'

const POLICIES = ['shipping', 'payments', 'warranty', 'returns', 'exchange'] as const

/** Description, facts and policies. */
export function ProductInformation(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const t = useT()
  const { paymentMethods } = useShop().shop
  const payments = offeredMethods(paymentMethods)
  const { product, description, policies } = props
  const written = describedFacts(description)
  const known = useFacts(product)
  // Facts written by the merchant replace ours of the same name.
  const facts = [...written.facts, ...known.filter(({ name }) => !written.facts.some((fact) => fact.name === name))]
  if (payments.length > 0)
    facts.push({
      name: t('product.paymentOptions'),
      value: payments.map((method) => t(`payment.${method}`)).join(', '),
    })
  return (
    <div className="information">
      {(written.rest || written.facts.length === 0) && (
        <section>
          <h2>{t('product.description')}</h2>
          {written.rest ? <Prose html={written.rest} /> : <p className="muted">{t('product.noDescription')}</p>}
        </section>
      )}
      <section>
        <h2>{t('product.information')}</h2>
        <FactList rows={facts} className="facts" />
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
      </section>
    </div>
  )
}

function useFacts(product: Product): readonly Fact[] {
  const t = useT()
  const warranty = product.warranty ? [{ name: t('product.warranty'), value: product.warranty }] : []
  return [...useProductFacts(product), ...warranty, ...useMeasures(product)]
}
