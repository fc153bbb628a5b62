import { describedFacts, type Fact, offeredMethods, type Policies, type Product, type SafeHtml } from '@store/core'
import { Disclosure, FactList, Prose, useMeasures, useProductFacts, useShop } from '@store/template-kit'
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
  const facts = useFacts(product, written)
  const promised = POLICIES.filter((kind) => policies?.[kind])
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
      {promised.length > 0 && (
        <section className="slab">
          <h2>{t('cancha.promises')}</h2>
          {promised.map((kind) => {
            const html = policies?.[kind]
            return (
              html && (
                <Disclosure key={kind} summary={t(`policy.${kind}`)} className="fold">
                  <Prose html={html} className="prose" />
                </Disclosure>
              )
            )
          })}
        </section>
      )}
    </div>
  )
}

/** What the merchant wrote stands for what we would say. */
function useFacts(product: Product, written: readonly Fact[]): readonly Fact[] {
  const t = useWords()
  const methods = offeredMethods(useShop().shop.paymentMethods)
  const known = [
    ...useProductFacts(product),
    ...(product.warranty ? [{ name: t('product.warranty'), value: product.warranty }] : []),
    ...useMeasures(product),
    ...(methods.length > 0
      ? [{ name: t('product.paymentOptions'), value: methods.map((method) => t(`payment.${method}`)).join(', ') }]
      : []),
  ]
  return [...written, ...known.filter(({ name }) => !written.some((fact) => fact.name === name))]
}
