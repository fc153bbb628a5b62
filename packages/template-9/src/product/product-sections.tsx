import { describedFacts, type Policies, type Product, type SafeHtml } from '@store/core'
import { FactList, PolicyDisclosures, Prose, useAllFacts, usePolicyTexts } from '@store/template-kit'
import type { ReactNode } from 'react'
import { tintStyle, useTints } from '../parts/tint.ts'
import { usageOf } from '../parts/usage.ts'
import { useWords } from '../words.ts'

const POLICIES = ['shipping', 'payments', 'warranty', 'returns', 'exchange'] as const

/** Description, usage, ingredients, facts and policies of a product, one section each. */
export function ProductSections(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const t = useWords()
  const { product, description, policies } = props
  const { facts: written, rest } = describedFacts(description)
  const { steps, ingredients, others } = usageOf(written)
  const facts = useAllFacts(product, others)
  const policyTexts = usePolicyTexts(policies, POLICIES)
  const layers = [
    (rest || written.length === 0) && {
      title: t('product.description'),
      content: rest ? <Prose html={rest} className="prose" /> : <p className="muted">{t('product.noDescription')}</p>,
    },
    steps.length > 0 && { title: t('bruma.use'), content: <Use steps={steps} /> },
    ingredients.length > 0 && { title: t('bruma.ingredients'), content: <Ingredients words={ingredients} /> },
    { title: t('product.information'), content: <FactList rows={facts} className="facts" /> },
    policyTexts.length > 0 && {
      title: t('bruma.promises'),
      content: <PolicyDisclosures policies={policies} kinds={POLICIES} className="fold" proseClassName="prose" />,
    },
  ].filter((layer) => layer !== false)
  return layers.map(({ title, content }, index) => (
    <ProductSection key={title} title={title} index={index}>
      {content}
    </ProductSection>
  ))
}

function ProductSection(props: { readonly title: string; readonly index: number; readonly children: ReactNode }) {
  const tints = useTints()
  return (
    <section className="layer" data-tint="" style={tintStyle(tints.inTurn(props.index + 1))}>
      <div className="column">
        <h2>{props.title}</h2>
        {props.children}
      </div>
    </section>
  )
}

const Use = ({ steps }: { readonly steps: readonly string[] }) => (
  <ol className="use">
    {steps.map((step, index) => (
      <li key={step}>
        <span className="use-number" aria-hidden="true">
          {index + 1}
        </span>
        <span>{step}</span>
      </li>
    ))}
  </ol>
)

const Ingredients = ({ words }: { readonly words: readonly string[] }) => (
  <ul className="bubbles wraps">
    {words.map((word) => (
      <li key={word}>{word}</li>
    ))}
  </ul>
)
