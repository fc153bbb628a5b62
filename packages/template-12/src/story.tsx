import { describedFacts, type Fact, offeredMethods, type Policies, type Product, type SafeHtml } from '@store/core'
import { Disclosure, FactList, Prose, useMeasures, useProductFacts, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

const PROMISES = ['shipping', 'payments', 'warranty', 'returns', 'exchange'] as const

/** What there is to tell of a piece: its text, its facts, and folded what the shop promises. */
export function Story(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const t = useWords()
  const { product, description, policies } = props
  const { facts: written, rest } = describedFacts(description)
  const facts = useFacts(product, written)
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
      {policies &&
        PROMISES.map((kind) => {
          const html = policies[kind]
          return (
            html && (
              <Disclosure key={kind} summary={t(`policy.${kind}`)} className="fold">
                <Prose html={html} className="prose" />
              </Disclosure>
            )
          )
        })}
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
