import { type Fact, offeredMethods, type Policies, type Product } from '@store/core'
import { Disclosure, FactList, Prose, useMeasures, useProductFacts, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

const PROMISES = ['shipping', 'payments', 'warranty', 'returns', 'exchange'] as const

/** Facts of a book in the margin, and policies in `<details>`. */
export function ProductSections(props: {
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

/** A fact the merchant wrote replaces the shop's own fact of the same name. */
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
