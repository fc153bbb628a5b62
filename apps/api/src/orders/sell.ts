import { randomBytes } from 'node:crypto'
import {
  type Amount,
  invariant,
  type OfflinePaymentMethod,
  type Order,
  type OrderDraft,
  type OrderQuote,
  type OrderRefusal,
  type ShopId,
} from '@store/core'
import type { Tx } from '../database/open.ts'
import { readPhone } from '../shops/phone.ts'
import { bumpVersion } from '../shops/store/shops.ts'
import type { OrderContext } from './context.ts'
import { normaliseDraft } from './draft.ts'
import { findOffer } from './offer.ts'
import { lineRows, orderRow, sellsOut, soldOf } from './place.ts'
import { quote } from './quote.ts'
import { takeCouponUse } from './store/coupon-uses.ts'
import { findOrderByNumber, insertOrder, nextOrderNumber, type ShopOrder, takeStock } from './store/orders.ts'

/** A sale that the shop's people enter: at the counter, by telephone, by a message. */
export type HandSale = {
  readonly shopId: ShopId
  readonly lines: readonly {
    readonly productId: number
    readonly variantId: string | null
    readonly quantity: number
  }[]
  /** A name or a phone number is enough. */
  readonly buyer: { readonly [Field in 'name' | 'phone' | 'email' | 'idNumber' | 'message']: string | null }
  /** Null: the buyer takes it with them, or picks it up. */
  readonly address: Extract<OrderDraft['delivery'], { kind: 'address' }>['address'] | null
  readonly paymentMethod: OfflinePaymentMethod
  readonly channel: 'pointOfSale' | 'other'
  /** `open`: to be paid; `paid`; `done`: paid and handed over. */
  readonly state: 'open' | 'paid' | 'done'
  readonly coupon: string | null
  /** A reduction besides the shop's own discounts. */
  readonly discount: Amount
  readonly shipping: Amount
  /** The total that the seller has seen; null: it is not checked. */
  readonly expectedTotal: Amount | null
  readonly who: string
}

/** `discount`: more than the lines cost. */
export type SaleRefusal = OrderRefusal | { readonly kind: 'discount'; readonly most: Amount }

export type SaleQuote = Pick<OrderQuote, 'lines' | 'totals'> & { readonly refusals: readonly SaleRefusal[] }

export type SaleOutcome =
  | { readonly kind: 'sold'; readonly order: ShopOrder }
  | { readonly kind: 'refused'; readonly refusals: readonly SaleRefusal[] }

/** Computes the price of a sale; nothing is written or locked. Null: no such shop. */
export async function quoteSale(tx: Tx, sale: HandSale, context: OrderContext): Promise<SaleQuote | null> {
  return (await findSale(tx, sale, context, false))?.quoted ?? null
}

/**
 * Stores a sale in the given transaction, with the rules and prices of any order but without the limits for shoppers, and
 * takes its units from stock. The shop's own people are only notified of what it sells out. Null: no such shop.
 */
export async function sellByHand(tx: Tx, sale: HandSale, context: OrderContext): Promise<SaleOutcome | null> {
  const found = await findSale(tx, sale, context, true)
  if (!found) return null
  const { draft, offer, quoted } = found
  const { shopId, state, expectedTotal } = sale
  const phone = draft.buyer.phone === '' ? '' : readPhone(draft.buyer.phone, offer.shop.country)
  const { total } = quoted.totals
  const refusals: readonly SaleRefusal[] = [
    ...quoted.refusals,
    ...(draft.buyer.name === '' && draft.buyer.phone === '' ? [{ kind: 'field', field: 'name' } as const] : []),
    ...(phone === null ? [{ kind: 'field', field: 'phone' } as const] : []),
    ...(quoted.refusals.length === 0 && expectedTotal !== null && expectedTotal !== total
      ? [{ kind: 'priceChanged', expected: expectedTotal, actual: total } as const]
      : []),
  ]
  if (phone === null || refusals.length > 0) return { kind: 'refused', refusals }

  const number = await nextOrderNumber(tx)
  const normalised = { ...draft, buyer: { ...draft.buyer, phone } }
  const row = orderRow(number, normalised, offer.shop, quoted, context.now)
  const order = { ...row, ...standingOf(state), heldUntil: null }
  const key = randomBytes(16).toString('hex')
  const lines = await lineRows(tx, shopId, quoted)
  await insertOrder(tx, { order, lines, key, digest: '', who: sale.who })
  await takeStock(tx, shopId, number, quoted.lines.map(soldOf))
  if (order.coupon !== null) await takeCouponUse(tx, shopId, number)
  await context.onEvent(tx, shopId, number, { kind: 'soldByHand' })
  const sold = await findOrderByNumber(tx, shopId, number)
  invariant(sold, 'an order just written is there')
  // The shop's row is locked last, as always.
  if (quoted.lines.some((line) => sellsOut(line, quoted.lines, offer))) {
    await context.onEvent(tx, shopId, number, { kind: 'soldOut' })
    await bumpVersion(tx, shopId)
  }
  return { kind: 'sold', order: sold.order }
}

const standingOf = (state: HandSale['state']): Pick<Order, 'status' | 'shipment'> => {
  if (state === 'done') return { status: 'delivered', shipment: 'delivered' }
  return { status: state === 'paid' ? 'paid' : 'unpaid', shipment: 'pending' }
}

/** The sale as a draft of an order, the shop's data for it, and its price. */
async function findSale(tx: Tx, sale: HandSale, context: OrderContext, lock: boolean) {
  const { shopId, lines, buyer, address, paymentMethod, channel } = sale
  const draft = normaliseDraft({
    shopId,
    key: '',
    paymentMethod,
    channel,
    coupon: sale.coupon,
    expectedTotal: null,
    lines: lines.map((line) => ({ ...line, message: null })),
    buyer: { ...buyer, name: buyer.name ?? '', idNumber: buyer.idNumber ?? '', phone: buyer.phone ?? '' },
    delivery: address ? { kind: 'address', address } : { kind: 'pickUp' },
  })
  const wish = {
    shopId,
    lines: draft.lines,
    coupon: draft.coupon ?? null,
    idNumber: draft.buyer.idNumber || null,
  }
  const found = await findOffer(tx, wish, { ...context, lock })
  if (!found) return null
  const offer = {
    ...found,
    shop: {
      ...found.shop,
      open: true,
      minPurchase: null,
      shippingRate: { kind: 'flat', price: sale.shipping } as const,
    },
    products: found.products.map((product) => ({ ...product, maxQuantity: null })),
    canPickUp: true,
    maxUnits: Number.MAX_SAFE_INTEGER,
    openUnits: new Map<number, number>(),
  }
  const cityId = address?.cityId ?? null
  const request = {
    lines: draft.lines,
    delivery: draft.delivery.kind,
    cityId,
    paymentMethod: null,
    expectedTotal: null,
  }
  return { draft, offer, quoted: withDiscount(quote(request, offer), sale.discount) }
}

/** Applies the seller's reduction. */
function withDiscount({ lines, totals, refusals }: OrderQuote, amount: Amount): SaleQuote {
  if (amount === 0) return { lines, totals, refusals }
  const most = Math.max(0, totals.subtotal - totals.discount)
  if (amount > most) return { lines, totals, refusals: [...refusals, { kind: 'discount', most }] }
  const byHand = { id: 'byHand', name: null, trigger: 'subtotal', amount } as const
  return {
    lines,
    refusals,
    totals: {
      ...totals,
      discounts: [...totals.discounts, byHand],
      discount: totals.discount + amount,
      total: totals.total - amount,
    },
  }
}
