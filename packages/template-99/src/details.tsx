import {
  describedFacts,
  type Fact,
  OFFLINE_PAYMENT_METHODS,
  type Policies,
  type Product,
  type SafeHtml,
} from '@store/core'
import { Prose, useMoney, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { Bubble } from './bubble.tsx'
import { shortPieces } from './short-pieces.ts'
import { useWords } from './words.ts'

/** Everything else about a product, a bubble for each thing there is to say. */
export function Details(props: {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly policies: Policies | null
}) {
  const { product, description, policies } = props
  const t = useWords()
  const { facts, rest } = describedFacts(description)
  const { paymentMethods } = useShop().shop
  const payments = OFFLINE_PAYMENT_METHODS.filter((method) => paymentMethods.includes(method))
  return (
    <>
      <section className="group" aria-label={t('product.description')}>
        {rest ? (
          shortPieces(rest).map((piece, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
            <Bubble as="div" key={i}>
              <Prose html={piece} />
            </Bubble>
          ))
        ) : (
          <Bubble>{t('product.noDescription')}</Bubble>
        )}
      </section>
      <Topic title={t('product.information')}>
        <Facts facts={[...facts, ...useInformation(product)]} />
        {product.supplier && <p>{t('product.supplier', { name: product.supplier })}</p>}
      </Topic>
      <Measures product={product} />
      {(product.warranty || policies?.warranty) && (
        <Topic title={t('product.warranty')}>
          {product.warranty && <p>{product.warranty}</p>}
          {policies?.warranty && <Prose html={policies.warranty} />}
        </Topic>
      )}
      <Topic title={t('product.shippingOptions')}>
        <p>{useShippingText(product)}</p>
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

function Measures({ product: { dimensions } }: { readonly product: Product }) {
  const t = useWords()
  if (!dimensions) return null
  const sizes = (['length', 'width', 'height'] as const).flatMap((side): readonly Fact[] => {
    const size = dimensions[side]
    return size === null ? [] : [{ name: t(`product.${side}`), value: t('product.centimetres', { size }) }]
  })
  const all = dimensions.weight ? [...sizes, { name: t('product.weight'), value: dimensions.weight }] : sizes
  return all.length > 0 ? (
    <Topic title={t('product.dimensions')}>
      <Facts facts={all} />
    </Topic>
  ) : null
}

function useShippingText(product: Product): string {
  const { shippingRate: rate } = useShop().shop
  const t = useWords()
  const money = useMoney()
  if (product.freeShipping) return t('product.freeShipping')
  if (rate.kind === 'free') return t('shipping.freeShop')
  if (rate.kind === 'flat') return t('shipping.flat', { amount: money(rate.price) })
  return t(rate.kind === 'unset' ? 'shipping.productUnset' : `shipping.${rate.kind}`)
}
