import {
  deliveryDays,
  type Fact,
  offeredMethods,
  type Policies,
  type PolicyKind,
  type Product,
  type SafeHtml,
  type ShippingRate,
} from '@store/core'
import { useDeliveryTime } from '../order/delivery-time.ts'
import { useMoney, useShop, useT } from '../shop-context.tsx'

/** What a shop knows of a product besides its description: category, condition, brand, reference. */
export function useProductFacts(product: Product): readonly Fact[] {
  const t = useT()
  return present([
    { name: t('filter.category'), value: product.category?.name },
    { name: t('product.condition'), value: t(`product.condition.${product.condition}`) },
    { name: t('product.brand'), value: product.brand },
    { name: t('product.reference'), value: product.sku },
  ])
}

const SIDES = ['length', 'width', 'height'] as const

/** Its sides in centimetres, with the language's decimal sign, and its weight. */
export function useMeasures({ dimensions }: Product): readonly Fact[] {
  const t = useT()
  const { language } = useShop().shop
  return present([
    ...SIDES.map((side) => {
      const size = dimensions?.[side]?.toLocaleString(language)
      return { name: t(`product.${side}`), value: size && t('product.centimetres', { size }) }
    }),
    { name: t('product.weight'), value: dimensions?.weight },
  ])
}

/** All that is known of a product. What the merchant has `written` stands first, and for what we would say. */
export function useAllFacts(product: Product, written: readonly Fact[]): readonly Fact[] {
  const t = useT()
  const methods = offeredMethods(useShop().shop.paymentMethods).map((method) => t(`payment.${method}`))
  const known = [
    ...useProductFacts(product),
    ...present([{ name: t('product.warranty'), value: product.warranty }]),
    ...useMeasures(product),
    ...present([{ name: t('product.paymentOptions'), value: methods.join(', ') }]),
  ]
  return [...written, ...known.filter(({ name }) => !written.some((fact) => fact.name === name))]
}

/** What the shop promises with a product: of these policies, in this order, those that are written. */
export function usePromises(
  policies: Policies | null,
  kinds: readonly PolicyKind[],
): readonly { readonly key: PolicyKind; readonly title: string; readonly html: SafeHtml }[] {
  const t = useT()
  return kinds.flatMap((key) => {
    const html = policies?.[key]
    return html ? [{ key, title: t(`policy.${key}`), html }] : []
  })
}

const present = (facts: readonly { readonly name: string; readonly value: string | null | undefined }[]) =>
  facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []))

/** What delivering a product costs and how long it takes, as far as it can be said before there is an address (M4–M6). */
export function useShippingTerms({ freeShipping }: Pick<Product, 'freeShipping'>): string {
  const { shippingRate: rate } = useShop().shop
  const cost = useShippingCost(freeShipping, rate)
  const time = useDeliveryTime({ days: deliveryDays(rate, null) })
  if (time === null) return cost
  return cost.endsWith('.') ? `${cost} ${time}.` : `${cost} · ${time}`
}

function useShippingCost(isFree: boolean, rate: ShippingRate): string {
  const t = useT()
  const money = useMoney()
  if (isFree) return t('product.freeShipping')
  switch (rate.kind) {
    case 'free':
      return t('shipping.freeShop')
    case 'flat':
      return t('shipping.flat', { amount: money(rate.price) })
    case 'bySubtotal':
      return t(rate.ranges.length > 0 ? 'shipping.bySubtotal' : 'shipping.noRange')
    case 'byCity':
      return t('shipping.byCity')
    case 'unset':
      return t('shipping.productUnset')
  }
}
