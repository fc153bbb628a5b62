import { describedFacts, type Fact, offeredMethods, type Policies, type Product, type SafeHtml } from '@store/core'
import { Disclosure, FactList, Prose, useMeasures, useProductFacts, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

const PROMISES = ['shipping', 'payments', 'exchange', 'returns', 'warranty'] as const

/** Text in two columns of typewriting; what is known as rows; what the shop promises, folded. */
export function Particulars(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const t = useWords()
  const { product, policies } = props
  const { facts, rest } = describedFacts(props.description)
  const rows = useRows(product, facts)
  const promises = PROMISES.flatMap((kind) => {
    const html = policies?.[kind]
    return html ? [{ kind, html }] : []
  })
  return (
    <div className="particulars">
      {(rest || facts.length === 0) && (
        <section className="particulars-text">
          <h2>{t('product.description')}</h2>
          {rest ? <Prose html={rest} className="prose" /> : <p>{t('product.noDescription')}</p>}
        </section>
      )}
      <section>
        <h2>{t('product.information')}</h2>
        <FactList rows={rows} className="ruled" />
        {promises.map(({ kind, html }) => (
          <Disclosure key={kind} summary={t(`policy.${kind}`)} className="fold" name="promises">
            <Prose html={html} className="prose" />
          </Disclosure>
        ))}
      </section>
    </div>
  )
}

/** The merchant's own rows first; what we know fills in what is not said. */
function useRows(product: Product, own: readonly Fact[]): readonly Fact[] {
  const t = useWords()
  const { paymentMethods } = useShop().shop
  const { warranty } = product
  const payment = offeredMethods(paymentMethods).map((method) => t(`payment.${method}`))
  const ours = [
    ...useProductFacts(product),
    ...useMeasures(product),
    { name: t('product.warranty'), value: warranty ?? '' },
    { name: t('product.paymentOptions'), value: payment.join(', ') },
  ]
  const said = new Set(own.map(({ name }) => name))
  return [...own, ...ours.filter(({ name, value }) => value && !said.has(name))]
}
