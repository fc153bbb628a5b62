import { describedFacts, offeredMethods, type Policies, type Product, type SafeHtml } from '@store/core'
import { FactList, Prose, useMeasures, useProductFacts, useShippingTerms, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { Bubble } from './bubble.tsx'
import { textPieces } from './text-pieces.ts'
import { useWords } from './words.ts'

/** Description, facts and policies of a product, one bubble each. */
export function Details(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const { product, description, policies } = props
  const t = useWords()
  const { facts, rest } = describedFacts(description)
  const { paymentMethods } = useShop().shop
  const payments = offeredMethods(paymentMethods)
  const measures = useMeasures(product)
  return (
    <>
      <section className="group" aria-label={t('product.description')}>
        {rest ? (
          textPieces(rest).map((piece, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, whose order never changes
            <Bubble as="div" key={i}>
              <Prose html={piece} />
            </Bubble>
          ))
        ) : (
          <Bubble>{t('product.noDescription')}</Bubble>
        )}
      </section>
      <Topic title={t('product.information')}>
        <FactList rows={[...facts, ...useProductFacts(product)]} className="facts" />
        {product.supplier && <p>{t('product.supplier', { name: product.supplier })}</p>}
      </Topic>
      {measures.length > 0 && (
        <Topic title={t('product.dimensions')}>
          <FactList rows={measures} className="facts" />
        </Topic>
      )}
      {(product.warranty || policies?.warranty) && (
        <Topic title={t('product.warranty')}>
          {product.warranty && <p>{product.warranty}</p>}
          {policies?.warranty && <Prose html={policies.warranty} />}
        </Topic>
      )}
      <Topic title={t('product.shippingOptions')}>
        <p>{useShippingTerms(product)}</p>
        {policies?.shipping && <Prose html={policies.shipping} />}
      </Topic>
      {(payments.length > 0 || policies?.payments) && (
        <Topic title={t('product.paymentOptions')}>
          {payments.length > 0 && (
            <ul className="dashes">
              {payments.map((method) => (
                <li key={method}>{t(`payment.${method}`)}</li>
              ))}
            </ul>
          )}
          {policies?.payments && <Prose html={policies.payments} />}
        </Topic>
      )}
    </>
  )
}

function Topic(props: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="bubble topic" data-from="shop">
      <h2>{props.title}</h2>
      {props.children}
    </section>
  )
}
