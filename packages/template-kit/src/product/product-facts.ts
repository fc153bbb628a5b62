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

/** Facts of a product besides its description: category, condition, brand, reference. */
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

/** Length, width and height in centimetres, formatted for the language, and weight. */
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

/** All facts of a product. Those that the merchant has `written` come first, and replace ours of the same name. */
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

/** The policies of these kinds that the shop has, in this order, to be shown with a product. */
export function usePolicyTexts(
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

/** Shipping cost and delivery time of a product, as far as they are known without an address (M4–M6). */
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
