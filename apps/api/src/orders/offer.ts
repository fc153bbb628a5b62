import {
  type Branch,
  type CouponCheck,
  givenDiscounts,
  normaliseIdNumber,
  type OrderDraft,
  type OrderQuote,
  pickUpBranches,
  type Shop,
} from '@store/core'
import { findProductsById } from '../catalog/store/shown-products.ts'
import { lockStock } from '../catalog/store/stock.ts'
import { listDiscounts } from '../coupons/discounts.ts'
import { findCoupon, takesCoupons } from '../coupons/store.ts'
import type { Tx } from '../database/open.ts'
import { readPhone } from '../shops/phone.ts'
import { listBranches } from '../shops/store/parts.ts'
import { findShop } from '../shops/store/shops.ts'
import type { OrderContext } from './context.ts'
import { couponCodeOf } from './draft.ts'
import { stockKeyOf } from './lines.ts'
import { type Offer, type QuoteRequest, quote } from './quote.ts'
import { findOpenOrders, lockBuyer, type OpenOrderUse } from './store/open-orders.ts'

type OfferRequest = Pick<OrderDraft, 'shopId' | 'lines'> & {
  /** Both are normalised. */
  readonly coupon: string | null
  readonly idNumber: string | null
  /** The buyer's data, as far as it is known. */
  readonly buyer?: Pick<OrderDraft['buyer'], 'phone' | 'email'>
}

/**
 * The shop's current data for the requested lines; null if there is no such shop. For an order, every stock row is locked before
 * its product is read, then the coupon's row, and then other orders of the same buyer have to wait. So the data stays true
 * until the end of the transaction.
 */
export async function findOffer(
  tx: Tx,
  { shopId, lines, coupon: code, idNumber, buyer }: OfferRequest,
  { lock, now, paymentMethodsOf }: Pick<OrderContext, 'now' | 'paymentMethodsOf'> & { readonly lock: boolean },
): Promise<(Offer & OpenOrderUse & { readonly branches: readonly Branch[] }) | null> {
  const found = await findShop(tx, shopId)
  if (!found) return null
  const shop = { ...found, paymentMethods: await paymentMethodsOf(tx, found) }
  const discounts = givenDiscounts(await listDiscounts(tx, shopId), now)
  const branches = pickUpBranches(await listBranches(tx, shopId))
  const keys = lines.map(stockKeyOf).filter((key) => key !== null)
  if (lock) await lockStock(tx, shopId, keys)
  const ids = [...new Set(keys.map(({ productId }) => productId))]
  const products = await findProductsById(tx, shopId, ids)
  const coupon = code === null ? null : { known: await findCoupon(tx, shopId, { code, idNumber, lock }) }
  const phone = buyer ? readPhone(buyer.phone, shop.country) : null
  const who = { idNumber, phone, email: buyer?.email?.toLowerCase() ?? null }
  if (lock) await lockBuyer(tx, shopId, who)
  const held = await findOpenOrders(tx, shopId, who)
  return { shop, discounts, coupon, branches, canPickUp: canPickUpAt(branches, shop), products, now, ...held }
}

/** Whether buyers of a shop with these branches and usable methods can pick up orders. */
export const canPickUpAt = (branches: readonly Branch[], { paymentMethods }: Pick<Shop, 'paymentMethods'>): boolean =>
  branches.length > 0 || paymentMethods.includes('payInStore')

/** The price of an order with these lines, and the reasons that would refuse it (C33). Writes and locks nothing. Null: no such shop. */
export async function quoteOrder(
  tx: Tx,
  request: Pick<QuoteRequest, 'lines' | 'delivery' | 'cityId'> & Pick<OrderDraft, 'shopId' | 'coupon'> & Buyer,
  context: OrderContext,
): Promise<OrderQuote | null> {
  const coupon = couponCodeOf(request.coupon)
  const idNumber = normaliseIdNumber(request.idNumber ?? '') || null
  const offer = await findOffer(tx, { ...request, coupon, idNumber }, { ...context, lock: false })
  if (!offer) return null
  const quoted = quote({ ...request, paymentMethod: null, expectedTotal: null }, offer)
  return { ...quoted, takesCoupons: await takesCoupons(tx, request.shopId, context.now) }
}

type Buyer = { readonly idNumber?: string | null }

/** A code's reduction of a cart now (C33). Null: no such shop. */
export async function checkCoupon(
  tx: Tx,
  request: Pick<OrderDraft, 'shopId' | 'lines'> & { readonly coupon: string } & Buyer,
  context: OrderContext,
): Promise<CouponCheck | null> {
  const quoted = await quoteOrder(tx, { ...request, delivery: 'address', cityId: null }, context)
  if (!quoted) return null
  const applied = quoted.totals.discounts.find(({ trigger }) => trigger === 'coupon')
  if (applied) return { kind: 'applies', code: applied.id, amount: applied.amount }
  const refusal = quoted.refusals.find(({ kind }) => kind === 'coupon')
  return { kind: 'refused', problem: refusal?.kind === 'coupon' ? refusal.problem : { reason: 'unknown' } }
}
