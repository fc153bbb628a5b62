import { describedFacts, offeredMethods, type Policies, type Product, type SafeHtml } from '@store/core'
import { Disclosure, FactList, Prose, useMeasures, useProductFacts, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** How it is made, what it is made of, what the house promises: folded, the first open. */
export function Folds(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const t = useWords()
  const { product, policies } = props
  const { facts: written, rest } = describedFacts(props.description)
  const methods = offeredMethods(useShop().shop.paymentMethods).map((method) => t(`payment.${method}`))
  const own = new Set(written.map(({ name }) => name))
  const said = [
    ...useProductFacts(product),
    { name: t('product.warranty'), value: product.warranty ?? '' },
    ...useMeasures(product),
    { name: t('product.paymentOptions'), value: methods.join(', ') },
  ]
  const rows = [...written, ...said.filter(({ name, value }) => value !== '' && !own.has(name))]
  const promises = (['shipping', 'returns', 'exchange', 'warranty', 'payments'] as const).flatMap((kind) => {
    const html = policies?.[kind]
    return html ? [{ kind, html }] : []
  })
  return (
    <div className="folds">
      {(rest || written.length === 0) && (
        <section>
          <h2>{t('product.description')}</h2>
          {rest ? <Prose html={rest} className="prose" /> : <p>{t('product.noDescription')}</p>}
        </section>
      )}
      <Disclosure summary={t('sazon.figures')} className="fold" open>
        <FactList rows={rows} className="figures" />
      </Disclosure>
      {promises.map(({ kind, html }) => (
        <Disclosure key={kind} summary={t(`policy.${kind}`)} className="fold">
          <Prose html={html} className="prose" />
        </Disclosure>
      ))}
    </div>
  )
}
