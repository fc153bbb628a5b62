import { describedFacts, offeredMethods, type Policies, type Product, type SafeHtml } from '@store/core'
import {
  Disclosure,
  FactList,
  Prose,
  useMeasures,
  useProductFacts,
  useShippingTerms,
  useShop,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/** Description, facts, delivery and policies of a product as numbered notes. */
export function ProductNotes(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const { product, description, policies } = props
  const t = useWords()
  const { paymentMethods } = useShop().shop
  const payments = offeredMethods(paymentMethods)
  const measures = useMeasures(product)
  const { facts, rest } = describedFacts(description)
  return (
    <div className="notes">
      <Note title={t('product.description')} open>
        {rest ? <Prose html={rest} /> : <p>{t('product.noDescription')}</p>}
      </Note>
      <Note title={t('product.information')}>
        <FactList rows={[...facts, ...useProductFacts(product)]} className="facts" />
        {product.supplier && <p>{t('product.supplier', { name: product.supplier })}</p>}
      </Note>
      {measures.length > 0 && (
        <Note title={t('product.dimensions')}>
          <FactList rows={measures} className="facts" />
        </Note>
      )}
      {(product.warranty || policies?.warranty) && (
        <Note title={t('product.warranty')}>
          {product.warranty && <p>{product.warranty}</p>}
          {policies?.warranty && <Prose html={policies.warranty} />}
        </Note>
      )}
      <Note title={t('product.shippingOptions')}>
        <p>{useShippingTerms(product)}</p>
        {policies?.shipping && <Prose html={policies.shipping} />}
      </Note>
      {(payments.length > 0 || policies?.payments) && (
        <Note title={t('product.paymentOptions')}>
          <ul>
            {payments.map((method) => (
              <li key={method}>{t(`payment.${method}`)}</li>
            ))}
          </ul>
          {policies?.payments && <Prose html={policies.payments} />}
        </Note>
      )}
    </div>
  )
}

function Note(props: { readonly title: string; readonly open?: boolean; readonly children: ReactNode }) {
  return (
    <Disclosure className="note" summary={<span>{props.title}</span>} open={props.open}>
      <div>{props.children}</div>
    </Disclosure>
  )
}
