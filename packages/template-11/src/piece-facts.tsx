import { describedFacts, type Fact, offeredMethods, type Policies, type Product, type SafeHtml } from '@store/core'
import { Disclosure, FactList, Prose, useProductFacts, useShop } from '@store/template-kit'
import { useSizes } from './sizes.ts'
import { useWords } from './words.ts'

const POLICIES = ['shipping', 'payments', 'warranty', 'returns', 'exchange'] as const

/** What is to be known of a piece: how it was made, a table of what it is, and what the workshop promises, folded. */
export function PieceFacts(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const t = useWords()
  const { product, description, policies } = props
  const { facts: written, rest } = describedFacts(description)
  const facts = useFacts(product, written)
  return (
    <>
      <section className="about">
        <h2>{t('product.description')}</h2>
        {rest ? (
          <Prose html={rest} className="prose" />
        ) : (
          written.length === 0 && <p className="muted">{t('product.noDescription')}</p>
        )}
        <FactList rows={facts} className="facts" />
      </section>
      {policies &&
        POLICIES.map((kind) => {
          const html = policies[kind]
          return (
            html && (
              <Disclosure key={kind} summary={t(`policy.${kind}`)} className="fold">
                <Prose html={html} className="prose" />
              </Disclosure>
            )
          )
        })}
    </>
  )
}

/** What the merchant wrote stands for what we would say. */
function useFacts(product: Product, written: readonly Fact[]): readonly Fact[] {
  const t = useWords()
  const sizes = useSizes()
  const { paymentMethods } = useShop().shop
  const methods = offeredMethods(paymentMethods)
  const { width, length, height, weight } = product.dimensions ?? {
    ...{ width: null, length: null, height: null, weight: null },
  }
  const sides = [
    ['product.width', width],
    ['product.length', length],
    ['product.height', height],
  ] as const
  const known = [
    ...sides.flatMap(([name, cm]) => (cm === null ? [] : [{ name: t(name), value: sizes.size(cm) }])),
    ...(weight ? [{ name: t('product.weight'), value: weight }] : []),
    ...useProductFacts(product),
    ...(product.warranty ? [{ name: t('product.warranty'), value: product.warranty }] : []),
    ...(methods.length > 0
      ? [
          {
            name: t('product.paymentOptions'),
            value: methods.map((method) => t(`payment.${method}`)).join(', '),
          },
        ]
      : []),
  ]
  return [...written, ...known.filter(({ name }) => !written.some((fact) => fact.name === name))]
}
