import { describedFacts, type Fact, type Policies, type Product, type SafeHtml } from '@store/core'
import { FactList, PolicyDisclosures, Prose, useAllFacts } from '@store/template-kit'
import { useSizes } from '../parts/sizes.ts'
import { useWords } from '../words.ts'

const POLICIES = ['shipping', 'payments', 'warranty', 'returns', 'exchange'] as const

/** Description, facts and policies of a product; policies are in `<details>`. */
export function ProductSections(props: {
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
      <PolicyDisclosures policies={policies} kinds={POLICIES} className="fold" proseClassName="prose" />
    </>
  )
}

/** The facts: its sides first, in the unit of the shop's settings. */
function useFacts(product: Product, written: readonly Fact[]): readonly Fact[] {
  const t = useWords()
  const sizes = useSizes()
  const { width = null, length = null, height = null, weight = null } = product.dimensions ?? {}
  const sides = [
    { name: t('product.width'), cm: width },
    { name: t('product.length'), cm: length },
    { name: t('product.height'), cm: height },
  ].flatMap(({ name, cm }) =>
    cm === null || written.some((fact) => fact.name === name) ? [] : [{ name, value: sizes.size(cm) }],
  )
  const sideless = { ...product, dimensions: { width: null, length: null, height: null, weight } }
  return useAllFacts(sideless, [...written, ...sides])
}
