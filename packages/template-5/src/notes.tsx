import { describedFacts, type Fact, offeredMethods, type Policies, type Product, type SafeHtml } from '@store/core'
import { Disclosure, Prose, useMoney, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/** Everything else about a piece, as the numbered footnotes of its page. */
export function Notes(props: {
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
        <Facts facts={[...facts, ...useInformation(product)]} />
        {product.supplier && <p>{t('product.supplier', { name: product.supplier })}</p>}
      </Note>
      {measures.length > 0 && (
        <Note title={t('product.dimensions')}>
          <Facts facts={measures} />
        </Note>
      )}
      {(product.warranty || policies?.warranty) && (
        <Note title={t('product.warranty')}>
          {product.warranty && <p>{product.warranty}</p>}
          {policies?.warranty && <Prose html={policies.warranty} />}
        </Note>
      )}
      <Note title={t('product.shippingOptions')}>
        <p>{useShippingText(product)}</p>
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

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function useInformation(product: Product): readonly Fact[] {
  const t = useWords()
  const facts: (Fact | false)[] = [
    product.category !== null && { name: t('filter.category'), value: product.category.name },
    { name: t('product.condition'), value: t(`product.condition.${product.condition}`) },
    product.brand !== null && { name: t('product.brand'), value: product.brand },
    product.sku !== null && { name: t('product.reference'), value: product.sku },
  ]
  return facts.filter((fact) => fact !== false)
}

function useMeasures({ dimensions }: Product): readonly Fact[] {
  const t = useWords()
  const { language } = useShop().shop
  if (!dimensions) return []
  const sizes = (['length', 'width', 'height'] as const).flatMap((side): readonly Fact[] => {
    const size = dimensions[side]
    return size === null
      ? []
      : [{ name: t(`product.${side}`), value: t('product.centimetres', { size: size.toLocaleString(language) }) }]
  })
  return dimensions.weight ? [...sizes, { name: t('product.weight'), value: dimensions.weight }] : sizes
}

function useShippingText(product: Product): string {
  const { shippingRate: rate } = useShop().shop
  const t = useWords()
  const money = useMoney()
  if (product.freeShipping) return t('product.freeShipping')
  switch (rate.kind) {
    case 'free':
      return t('shipping.freeShop')
    case 'flat':
      return t('shipping.flat', { amount: money(rate.price) })
    case 'unset':
      return t('shipping.productUnset')
    default:
      return t(`shipping.${rate.kind}`)
  }
}
