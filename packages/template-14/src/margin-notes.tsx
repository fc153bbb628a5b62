import { type Fact, offeredMethods, type Policies, type Product } from '@store/core'
import { Disclosure, FactList, Prose, useMeasures, useProductFacts, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

const PROMISES = ['shipping', 'payments', 'warranty', 'returns', 'exchange'] as const

/** In the margin: pages, measures, weight, condition, reference; and folded what the shop promises. */
export function MarginNotes(props: {
  readonly product: Product
  readonly written: readonly Fact[]
  readonly policies: Policies | null
}) {
  const t = useWords()
  const facts = useFacts(props.product, props.written)
  return (
    <aside className="margin" aria-label={t('product.information')}>
      <FactList rows={facts} className="notes" />
      {PROMISES.map((kind) => {
        const html = props.policies?.[kind]
        return (
          html && (
            <Disclosure key={kind} summary={t(`policy.${kind}`)} className="fold">
              <Prose html={html} className="prose" />
            </Disclosure>
          )
        )
      })}
    </aside>
  )
}

/** What the merchant wrote stands for what we would say. */
function useFacts(product: Product, written: readonly Fact[]): readonly Fact[] {
  const t = useWords()
  const { paymentMethods } = useShop().shop
  const methods = offeredMethods(paymentMethods)
  const known = [
    ...useMeasures(product),
    ...useProductFacts(product),
    ...(product.warranty ? [{ name: t('product.warranty'), value: product.warranty }] : []),
    ...(methods.length > 0
      ? [{ name: t('product.paymentOptions'), value: methods.map((method) => t(`payment.${method}`)).join(', ') }]
      : []),
  ]
  return [...written, ...known.filter(({ name }) => !written.some((fact) => fact.name === name))]
}
