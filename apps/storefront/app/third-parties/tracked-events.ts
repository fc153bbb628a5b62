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

/** A thing as third parties know it: by the id it has in the shop's feed (R16). */
type Item = {
  readonly id: string
  readonly name: string
  readonly variant: string | null
  /** In whole units of the currency, as third parties count. Null: on request. */
  readonly price: number | null
  readonly quantity: number
}
type Goods = { readonly items: readonly Item[]; readonly currency: Currency; readonly value: number }

/** What a visitor does that third parties may hear of, once they may. Nothing says who the visitor is. */
export type TrackedEvent =
  | { readonly kind: 'page'; readonly title: string; readonly address: string }
  | ({ readonly kind: 'viewed'; readonly isGroup: boolean } & Goods)
  | ({ readonly kind: 'added' } & Goods)
  | ({ readonly kind: 'checkout' } & Goods)
  | ({ readonly kind: 'purchase'; readonly number: number; readonly shipping: number } & Goods)

/** One third party at work. Its script loads when it is made. */
export type ThirdParty = {
  readonly hear: (tracked: TrackedEvent) => void
  /** The visitor has changed their mind: what it may do from now on. */
  readonly allow: (granted: readonly Purpose[]) => void
}

const units = (amount: Amount): number => amount / 100

export function viewed(product: Product, currency: Currency): TrackedEvent {
  const price = priceOf(product, null)
  const item = {
    ...{ id: feedId(product.id, null), name: product.name, variant: null, quantity: 1 },
    price: price === null ? null : units(price),
  }
  return { kind: 'viewed', isGroup: hasVariants(product), items: [item], currency, value: item.price ?? 0 }
}

type Line = Pick<CartLine, 'productId' | 'variantId' | 'name' | 'variant' | 'unitPrice' | 'quantity'>

/** Lines of a cart or of an order; `value` is their sum, without shipping. */
function goods(lines: readonly Line[], currency: Currency): Goods {
  const sum = lines.reduce((total, line) => total + line.unitPrice * line.quantity, 0)
  return { items: lines.map(itemOf), currency, value: units(sum) }
}

const itemOf = ({ productId, variantId, name, variant, unitPrice, quantity }: Line): Item => ({
  ...{
    id: feedId(productId, variantId),
    name,
    variant: variant.join(' · ') || null,
    price: units(unitPrice),
    quantity,
  },
})

export const added = (line: Line, currency: Currency): TrackedEvent => ({ kind: 'added', ...goods([line], currency) })

export const checkout = (lines: readonly Line[], currency: Currency): TrackedEvent => ({
  kind: 'checkout',
  ...goods(lines, currency),
})

/** `value`: what the goods cost after discounts. */
export const purchase = ({
  number,
  lines,
  currency,
  total,
  shipping,
}: Order): Extract<TrackedEvent, { kind: 'purchase' }> => ({
  kind: 'purchase',
  ...{ number, ...goods(lines, currency) },
  ...{ value: units(total - shipping), shipping: units(shipping) },
})

/**
 * The page's address without what may say who its visitor is: addresses of mail and long numbers in the query, and
 * whatever follows `#`.
 */
export function plainAddress(href: string): string {
  const url = new URL(href)
  url.hash = ''
  for (const [name, value] of [...url.searchParams])
    if (/@|^[\s+\d().-]{7,}$/.test(value)) url.searchParams.delete(name)
  return url.href
}
