import { describedFacts, type Fact, offeredMethods, type Policies, type Product, type SafeHtml } from '@store/core'
import { Disclosure, FactList, Prose, useMeasures, useProductFacts, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

const PROMISES = ['shipping', 'payments', 'warranty', 'returns', 'exchange'] as const

/** How it is made, in two columns; its measures; and folded what the shop promises. */
export function Story(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const t = useWords()
  const { product, description, policies } = props
  const { facts: written, rest } = describedFacts(description)
  const facts = useFacts(product, written)
  const promises = PROMISES.flatMap((kind) => {
    const html = policies?.[kind]
    return html ? [{ kind, html }] : []
  })
  return (
    <div className="story frame">
      <section className="story-text" aria-labelledby="story">
        <h2 id="story">{t('product.description')}</h2>
        {rest ? (
          <Prose html={rest} className="prose columns" />
        ) : (
          <p className="quiet">{t(written.length > 0 ? 'telar.factsOnly' : 'product.noDescription')}</p>
        )}
      </section>
      <section className="story-facts" aria-labelledby="facts">
        <h2 id="facts">{t('product.information')}</h2>
        <FactList rows={facts} className="facts" />
        {promises.map(({ kind, html }) => (
          <Disclosure key={kind} summary={t(`policy.${kind}`)} className="fold">
            <Prose html={html} className="prose" />
          </Disclosure>
        ))}
      </section>
    </div>
  )
}

/** What the merchant wrote stands for what we would say. */
function useFacts(product: Product, written: readonly Fact[]): readonly Fact[] {
  const t = useWords()
  const { paymentMethods } = useShop().shop
  const methods = offeredMethods(paymentMethods)
  const known = [
    ...useProductFacts(product),
    ...useMeasures(product),
    ...(methods.length > 0
      ? [{ name: t('product.paymentOptions'), value: methods.map((method) => t(`payment.${method}`)).join(', ') }]
      : []),
  ]
  return [...written, ...known.filter(({ name }) => !written.some((fact) => fact.name === name))]
}
