import { describedFacts, type Policies, type PolicyKind, type Product, type SafeHtml } from '@store/core'
import { FactList, PolicyDisclosures, Prose, useAllFacts } from '@store/template-kit'
import { Bubble } from '../parts/bubble.tsx'
import { useWords } from '../words.ts'
import { textPieces } from './text-pieces.ts'

const POLICIES: readonly PolicyKind[] = ['shipping', 'payments', 'warranty', 'returns', 'exchange']

/** The description in pieces, a bubble each; then facts and policies, as the kit's `DetailsSection` has them. */
export function Details(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const t = useWords()
  const { facts, rest } = describedFacts(props.description)
  return (
    <>
      <section className="group" aria-label={t('product.description')}>
        {rest ? (
          textPieces(rest).map((piece, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, whose order never changes
            <Bubble as="div" key={i}>
              <Prose html={piece} className="prose" />
            </Bubble>
          ))
        ) : (
          <Bubble>{t('product.noDescription')}</Bubble>
        )}
      </section>
      <section className="bubble particulars" data-from="shop">
        <h2>{t('product.information')}</h2>
        <FactList rows={useAllFacts(props.product, facts)} className="facts" />
        <PolicyDisclosures policies={props.policies} kinds={POLICIES} className="fold" proseClassName="prose" />
      </section>
    </>
  )
}
