import {
  type Amount,
  type CartLine,
  type CheckedLine,
  type CityId,
  cartTotals,
  checkCart,
  couponProblem,
  type Delivery,
  type Discount,
  hasVariants,
  invariant,
  isOfflineMethod,
  isOnlineMethod,
  type OrderDraft,
  type OrderQuote,
  type OrderRefusal,
  type PaymentMethod,
  type Product,
  type ProductId,
  paymentProblem,
  type Shop,
  shownUnit,
  unitsOf,
  variantAvailability,
  variantById,
} from '@store/core'
import type { KnownCoupon } from '../coupons/store.ts'
import { mergeLines, type RequestedVariant } from './lines.ts'
import { agreedByChat } from './payment.ts'

/** The request for a price. */
export type QuoteRequest = {
  readonly lines: OrderDraft['lines']
  readonly delivery: Delivery
  readonly cityId: CityId | null
  /** Null until one is chosen. */
  readonly paymentMethod: PaymentMethod | null
  readonly channel?: OrderDraft['channel']
  readonly expectedTotal: Amount | null
}

/** The shop's current products and settings. */
export type Offer = {
  readonly shop: Shop
  readonly products: readonly Product[]
  readonly discounts: readonly Discount[]
  /** Null: the request has no coupon. `known` null: the shop has no such coupon. */
  readonly coupon: { readonly known: { readonly coupon: KnownCoupon; readonly usesByBuyer: number } | null } | null
  /** Whether the shop has a branch where buyers can pay and pick up. */
  readonly canPickUp: boolean
  /** The most units of a product that one buyer may have in this order and in unpaid or unconfirmed ones. */
  readonly maxUnits: number
  readonly openUnits: ReadonlyMap<ProductId, number>
  readonly now: Date
}

/** Prices a request with the shop's current data: the same code for the checkout's summary and for the order (S5, S6, V2). */
export function quote(request: QuoteRequest, offer: Offer): OrderQuote {
  const { shop, products, discounts } = offer
  const byId = new Map(products.map((product) => [product.id, product]))
  const requested = mergeLines(request.lines)
  const cart = { shopId: shop.id, lines: requested.map((line) => remembered(line, byId.get(line.productId))) }
  const { lines } = checkCart(
    cart,
    products.map((product) => ({ ...product, maxQuantity: leastOf(product, offer) })),
  )
  const { totals, couponRefusals } = withCoupon(offer, {
    lines: lines.filter(({ status }) => status !== 'inactive'),
    currency: shop.currency,
    discounts,
    shippingRate: shop.shippingRate,
    minPurchase: shop.minPurchase,
    delivery: request.delivery,
    cityId: request.cityId,
  })
  const ofLines = requested.flatMap((line, i) => lineRefusal(line, byId.get(line.productId), lines[i], offer) ?? [])
  if (ofLines.length === 0) ofLines.push(...tooMany(requested, byId, offer))
  const refusals: OrderRefusal[] = [
    ...(shop.open ? [] : [{ kind: 'closed' } as const]),
    ...(requested.length > 0 ? [] : [{ kind: 'empty' } as const]),
    ...ofLines,
    ...couponRefusals,
    ...paymentRefusals(request, offer, totals.total),
  ]
  // The amounts of a cart that cannot be sold would only confuse.
  if (requested.length > 0 && ofLines.length === 0) refusals.push(...amountRefusals(request, requested, lines, totals))
  return { lines, totals, refusals }
}

/** Totals with the requested coupon, or without it and the reason. */
function withCoupon({ coupon: code, now }: Offer, cart: Omit<Parameters<typeof cartTotals>[0], 'coupon'>) {
  const totals = cartTotals({ ...cart, coupon: null })
  if (!code) return { totals, couponRefusals: [] }
  const coupon = code.known?.coupon ?? null
  const uses = { total: coupon?.uses ?? 0, byBuyer: code.known?.usesByBuyer ?? 0 }
  const problem = couponProblem(coupon, { totals, uses, unit: shownUnit(cart.currency), now })
  if (problem) return { totals, couponRefusals: [{ kind: 'coupon', problem } as const] }
  return { totals: cartTotals({ ...cart, coupon }), couponRefusals: [] }
}

/** The line as a browser would store it, to be checked against the current data. */
function remembered(
  { productId, variantId, quantity, message, seen }: RequestedVariant,
  product: Product | undefined,
): CartLine {
  const price = product ? (variantById(product, variantId ?? '')?.price ?? product.price) : null
  return {
    productId,
    variantId,
    quantity,
    message,
    slug: product?.slug ?? '',
    name: product?.name ?? '',
    image: product?.images[0]?.src ?? null,
    variant: product ? (variantById(product, variantId ?? '')?.values ?? []) : [],
    unitPrice: seen[0] ?? price ?? 0,
    compareAt: null,
    freeShipping: false,
    maxQuantity: null,
    supplier: null,
  }
}

function lineRefusal(
  { productId, variantId, quantity }: RequestedVariant,
  product: Product | undefined,
  line: CheckedLine | undefined,
  offer: Offer,
): OrderRefusal | null {
  invariant(line, 'every line that is asked for is checked')
  if (quantity === 0) return { kind: 'badQuantity', productId, variantId }
  if (!product) return { kind: 'unknownProduct', productId, variantId }
  const { name } = product
  if (hasVariants(product) && variantId === null) return { kind: 'variantNeeded', productId, name }
  const variant = variantId === null ? null : variantById(product, variantId)
  if (variantId !== null && variant === null) return { kind: 'unknownProduct', productId, variantId }
  if (line.status === 'ok') return null

  const forSale = product.active && (variant ? variantAvailability(variant) !== 'notAvailable' : product.price)
  if (!forSale) return { kind: 'inactive', productId, variantId, name }
  const available = unitsOf(product, variantId)
  const limit = leastOf(product, offer)
  const isLimited = limit < available && (product.maxQuantity !== null || quantity <= available)
  if (isLimited) return { kind: 'overLimit', productId, variantId, name, limit }
  return { kind: 'outOfStock', productId, variantId, name, available }
}

/** How many units of a product or variant this buyer may still order. */
const leastOf = ({ id, maxQuantity }: Product, offer: Offer): number =>
  Math.min(maxQuantity ?? Number.POSITIVE_INFINITY, leftFor(id, offer))

/** The same for a product, by the shop's limit per buyer, minus the units in the buyer's open orders. */
const leftFor = (id: ProductId, { maxUnits, openUnits }: Offer): number =>
  Math.max(0, maxUnits - (openUnits.get(id) ?? 0))

/** Products for which the lines together, with all variants, exceed the limit per buyer. */
function tooMany(
  requested: readonly RequestedVariant[],
  byId: ReadonlyMap<ProductId, Product>,
  offer: Offer,
): readonly OrderRefusal[] {
  const first = new Map(requested.toReversed().map((line) => [line.productId, line]))
  return [...first.values()].toReversed().flatMap(({ productId, variantId }) => {
    const quantity = requested.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0)
    const limit = leftFor(productId, offer)
    const name = byId.get(productId)?.name ?? ''
    return quantity > limit ? [{ kind: 'overLimit', productId, variantId, name, limit } as const] : []
  })
}

function paymentRefusals(
  { delivery, cityId, paymentMethod: method, channel = 'web' }: QuoteRequest,
  { shop, canPickUp }: Offer,
  total: Amount,
): readonly OrderRefusal[] {
  if (delivery !== 'address' && !canPickUp) return [{ kind: 'paymentMethod', problem: null }]
  if (method === null || agreedByChat({ channel, paymentMethod: method }, shop)) return []
  const offered = (isOnlineMethod(method) || isOfflineMethod(method)) && shop.paymentMethods.includes(method)
  const problem = paymentProblem(method, { total, currency: shop.currency, delivery, cityId }, shop)
  return offered && problem === null ? [] : [{ kind: 'paymentMethod', problem: offered ? problem : null }]
}

function amountRefusals(
  { expectedTotal }: QuoteRequest,
  requested: readonly RequestedVariant[],
  lines: readonly CheckedLine[],
  totals: OrderQuote['totals'],
): readonly OrderRefusal[] {
  const { minimum, shipping, total } = totals
  // No currency has such an amount, and a JavaScript number cannot hold it exactly.
  if (!Number.isSafeInteger(total))
    return requested.map(({ productId, variantId }) => ({ kind: 'badQuantity', productId, variantId }))
  if (minimum) return [{ kind: 'belowMinimum', minimum: minimum.amount, missing: minimum.missing }]
  if (shipping.kind === 'cityNeeded') return [{ kind: 'shippingUnavailable', reason: 'cityNeeded' }]
  if (shipping.kind === 'unavailable') return [{ kind: 'shippingUnavailable', reason: shipping.reason }]
  if (expectedTotal !== null && expectedTotal !== total)
    return [{ kind: 'priceChanged', expected: expectedTotal, actual: total }]
  return requested.flatMap(({ seen }, i) => {
    const actual = lines[i]?.unitPrice
    const expected = seen.find((price) => price !== actual)
    return expected === undefined || actual === undefined ? [] : [{ kind: 'priceChanged', expected, actual }]
  })
}
