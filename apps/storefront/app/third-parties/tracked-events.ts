import {
  type Amount,
  type CartLine,
  type Currency,
  feedId,
  hasVariants,
  type Order,
  type Product,
  priceOf,
} from '@store/core'
import type { Purpose } from '#app/third-parties/third-parties.ts'

/** A product for third parties: with the id in the shop's feed (R16). */
type Item = {
  readonly id: string
  readonly name: string
  readonly variant: string | null
  /** In units of the currency, as third parties expect. Null: on request. */
  readonly price: number | null
  readonly quantity: number
}
type ItemsData = { readonly items: readonly Item[]; readonly currency: Currency; readonly value: number }

/** Events that third parties may get after consent. None of them identifies the visitor. */
export type TrackedEvent =
  | { readonly kind: 'page'; readonly title: string; readonly address: string }
  | ({ readonly kind: 'viewed'; readonly isGroup: boolean } & ItemsData)
  | ({ readonly kind: 'added' } & ItemsData)
  | ({ readonly kind: 'checkout' } & ItemsData)
  | ({ readonly kind: 'purchase'; readonly number: number; readonly shipping: number } & ItemsData)

/** A running third party. Creating it loads its script. */
export type ThirdParty = {
  readonly track: (tracked: TrackedEvent) => void
  /** The visitor has changed their consent. */
  readonly allow: (granted: readonly Purpose[]) => void
}

const units = (amount: Amount): number => amount / 100

export function viewed(product: Product, currency: Currency): TrackedEvent {
  const price = priceOf(product, null)
  const item = {
    id: feedId(product.id, null),
    name: product.name,
    variant: null,
    quantity: 1,
    price: price === null ? null : units(price),
  }
  return { kind: 'viewed', isGroup: hasVariants(product), items: [item], currency, value: item.price ?? 0 }
}

type Line = Pick<CartLine, 'productId' | 'variantId' | 'name' | 'variant' | 'unitPrice' | 'quantity'>

/** Lines of a cart or an order; `value` is their total, without shipping. */
function goods(lines: readonly Line[], currency: Currency): ItemsData {
  const sum = lines.reduce((total, line) => total + line.unitPrice * line.quantity, 0)
  return { items: lines.map(itemOf), currency, value: units(sum) }
}

const itemOf = ({ productId, variantId, name, variant, unitPrice, quantity }: Line): Item => ({
  id: feedId(productId, variantId),
  name,
  variant: variant.join(' · ') || null,
  price: units(unitPrice),
  quantity,
})

export const added = (line: Line, currency: Currency): TrackedEvent => ({ kind: 'added', ...goods([line], currency) })

export const checkout = (lines: readonly Line[], currency: Currency): TrackedEvent => ({
  kind: 'checkout',
  ...goods(lines, currency),
})

/** `value`: the price of the goods after discounts. */
export const purchase = ({
  number,
  lines,
  currency,
  total,
  shipping,
}: Order): Extract<TrackedEvent, { kind: 'purchase' }> => ({
  kind: 'purchase',
  number,
  ...goods(lines, currency),
  value: units(total - shipping),
  shipping: units(shipping),
})

/**
 * The page's address without parts that may identify its visitor: mail addresses and long numbers in the query, and
 * the fragment.
 */
export function plainAddress(href: string): string {
  const url = new URL(href)
  url.hash = ''
  for (const [name, value] of [...url.searchParams])
    if (/@|^[\s+\d().-]{7,}$/.test(value)) url.searchParams.delete(name)
  return url.href
}
