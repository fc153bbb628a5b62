import type { Fact, Product } from '@store/core'
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

const present = (facts: readonly { readonly name: string; readonly value: string | null | undefined }[]) =>
  facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []))

/** What delivering a product costs, as far as it can be said before there is an address (M4–M6). */
export function useShippingTerms({ freeShipping }: Pick<Product, 'freeShipping'>): string {
  const t = useT()
  const money = useMoney()
  const { shippingRate: rate } = useShop().shop
  if (freeShipping) return t('product.freeShipping')
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
