import {
  type Amount,
  addressLines,
  awaitsAnswer,
  type Branch,
  canChange,
  type DeliveryDays,
  deliveredTotals,
  isOfflineMethod,
  isOnlineMethod,
  type OfflinePaymentMethod,
  type Order,
  type OrderDelivery,
  type OrderNumber,
  type OrderRefusal,
  paymentProblem,
  receivedFor,
  type Shop,
  type ShopId,
} from '@store/core'
import { findProductsById } from '../catalog/store/shown-products.ts'
import type { Tx } from '../database/open.ts'
import { readPhone } from '../shops/phone.ts'
import { listBranches } from '../shops/store/parts.ts'
import { findShop } from '../shops/store/shops.ts'
import { withOfficialCity, withTypedCity } from './city.ts'
import type { OrderContext } from './context.ts'
import { fieldRefusals, normaliseDraft } from './draft.ts'
import { canPickUpAt } from './offer.ts'
import { placeToComeTo, promised } from './place.ts'
import { addHistoryEntry, lockOrder, setDestination } from './store/moves.ts'
import { findOrderByNumber, type ShopOrder } from './store/orders.ts'
import { findOrderMoney } from './store/refunds.ts'

/** A change of an order that is not packed yet; fields that are left out stay. */
export type OrderChange = {
  readonly shopId: ShopId
  readonly number: OrderNumber
  readonly delivery?: OrderDelivery | undefined
  readonly buyer?: { readonly name?: string | undefined; readonly phone?: string | undefined } | undefined
  readonly paymentMethod?: OfflinePaymentMethod | undefined
}

/** The price after such a change. */
type Price = { readonly shipping: Amount; readonly total: Amount }

export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly order: ShopOrder }
  /** The order was like that already: no messages are sent. */
  | { readonly kind: 'same'; readonly order: ShopOrder }
  /** It is packed, on its way, cancelled or delivered. */
  | { readonly kind: 'tooLate' }
  /** It is paid, or being paid online, and the change would alter the price. */
  | { readonly kind: 'fixed'; readonly price: Price }
  /** The caller expected another total. */
  | { readonly kind: 'otherTotal'; readonly price: Price }
  | { readonly kind: 'refused'; readonly refusals: readonly OrderRefusal[] }

type Planned = {
  readonly kind: 'planned'
  readonly before: ShopOrder
  readonly after: ShopOrder
  readonly price: Price
}

/** Computes the price after a change; nothing is written. Null: no such order. */
export async function quoteChange(
  tx: Tx,
  change: OrderChange,
  context: OrderContext,
): Promise<Planned | Exclude<ChangeOutcome, { kind: 'changed' | 'same' | 'otherTotal' }> | null> {
  const { shopId, number } = change
  const before = (await findOrderByNumber(tx, shopId, number))?.order
  const found = await findShop(tx, shopId)
  if (!before || !found) return null
  if (!canChange(before)) return { kind: 'tooLate' }
  const shop = { ...found, paymentMethods: await context.paymentMethodsOf(tx, found) }
  const destination = await destinationOf(tx, before, change, shop)
  if ('refusals' in destination) return { kind: 'refused', ...destination }
  const { delivery, name, phone } = destination
  const agreed = { shipping: before.shipping, total: before.total, days: daysOf(before.delivery) }
  const quoted = goesElsewhere(before.delivery, delivery) ? await priceOf(tx, before, delivery, shop) : agreed
  if ('refusals' in quoted) return { kind: 'refused', ...quoted }
  const { shipping, total, days } = quoted
  const price = { shipping, total }
  const money = await findOrderMoney(tx, shopId, number)
  const isPaid = before.status === 'paid' || (money !== null && receivedFor(money) > 0)
  if (total !== before.total && (isPaid || isOnlineMethod(before.paymentMethod))) return { kind: 'fixed', price }
  const { paymentMethod = before.paymentMethod } = change
  const after: ShopOrder = {
    ...before,
    ...price,
    paymentMethod,
    delivery: promised(delivery, days),
    buyer: { ...before.buyer, name, phone },
  }
  const refusals = paymentRefusals(before, after, shop, isPaid)
  return refusals.length > 0 ? { kind: 'refused', refusals } : { kind: 'planned', before, after, price }
}

/**
 * Changes an order's destination, its buyer's name and phone, or its payment method by hand, as long as it is not packed.
 * The shipping price stays as agreed unless the destination changes. The history records the former values, and the buyer
 * gets a mail. Null: no such order.
 *
 * @param expectedTotal the total that the caller has seen; null: the total before the change
 */
export async function changeOrder(
  tx: Tx,
  { expectedTotal, who, ...change }: OrderChange & { readonly expectedTotal: Amount | null; readonly who: string },
  context: OrderContext,
): Promise<ChangeOutcome | null> {
  const { shopId, number } = change
  if (!(await lockOrder(tx, shopId, number))) return null
  const planned = await quoteChange(tx, change, context)
  if (planned?.kind !== 'planned') return planned
  const { before, after, price } = planned
  if (price.total !== (expectedTotal ?? before.total)) return { kind: 'otherTotal', price }
  const { now } = context
  const changes = differences(before, after)
  if (changes.length === 0) return { kind: 'same', order: before }
  await setDestination(tx, shopId, number, after, now)
  for (const why of changes)
    await addHistoryEntry(tx, shopId, number, {
      at: now.toISOString(),
      who,
      about: 'shipment',
      from: 'pending',
      to: 'pending',
      why,
    })
  await context.onEvent(tx, shopId, number, { kind: 'step', step: 'changed' })
  const known = await findOrderByNumber(tx, shopId, number)
  return known && { kind: 'changed', order: known.order }
}

type Destination = { readonly delivery: OrderDelivery; readonly name: string; readonly phone: string }
type Refused = { readonly refusals: readonly OrderRefusal[] }

/**
 * The delivery with the city's official name or the branch's address, and the buyer's name and phone, normalised as in
 * checkout.
 */
async function destinationOf(
  tx: Tx,
  order: ShopOrder,
  { delivery, buyer: buyerChange = {} }: OrderChange,
  shop: Shop,
): Promise<Destination | Refused> {
  const { phoneShown: _, ...buyer } = order.buyer
  const { name = buyer.name, phone: written = buyer.phone } = buyerChange
  const draft = normaliseDraft({
    shopId: shop.id,
    key: '',
    paymentMethod: order.paymentMethod,
    channel: order.channel,
    expectedTotal: null,
    lines: [],
    buyer: { ...buyer, name, phone: written },
    delivery: delivery ?? order.delivery,
  })
  const typed = delivery ? await withTypedCity(tx, draft, order.delivery, shop) : draft
  const official = typed && (delivery ? await withOfficialCity(tx, typed) : typed)
  if (!official) return { refusals: [{ kind: 'field', field: 'city' }] }
  // Only changed fields are validated: a sale by hand may have no more than a name or a phone number.
  const changed = new Set([
    ...(delivery ? Object.keys(addressOf(official)) : []),
    ...(['name', 'phone'] as const).filter((name) => buyerChange[name] !== undefined),
  ])
  const refusals = fieldRefusals(official).filter((refusal) => refusal.kind === 'field' && changed.has(refusal.field))
  const phone = buyerChange.phone === undefined ? buyer.phone : readPhone(official.buyer.phone, shop.country)
  const place = delivery ? placeOf(official.delivery, await listBranches(tx, shop.id), shop) : {}
  if (phone === null) refusals.push({ kind: 'field', field: 'phone' })
  if (place === null) refusals.push({ kind: 'field', field: 'branch' })
  if (refusals.length > 0 || phone === null) return { refusals }
  return {
    delivery: delivery ? { ...official.delivery, ...place } : order.delivery,
    name: official.buyer.name,
    phone,
  }
}

/** The branch's text for an order that is picked up; null: the order is delivered, or the branch is unknown. */
const placeOf = (delivery: OrderDelivery, branches: readonly Branch[], shop: Shop): { place?: string } | null =>
  delivery.kind === 'pickUp' &&
  (!canPickUpAt(branches, shop) || (branches.length > 1 && (delivery.branchId ?? null) === null))
    ? null
    : placeToComeTo(delivery, branches)

const addressOf = ({ delivery }: { readonly delivery: OrderDelivery }) =>
  delivery.kind === 'address' ? delivery.address : {}

const daysOf = (delivery: OrderDelivery) => (delivery.kind === 'address' ? delivery.days : undefined)

/** Whether the shipping price may change. */
const goesElsewhere = (before: OrderDelivery, after: OrderDelivery): boolean =>
  before.kind !== after.kind ||
  (before.kind === 'address' &&
    after.kind === 'address' &&
    (before.address.cityId !== after.address.cityId ||
      before.address.city !== after.address.city ||
      before.address.division !== after.address.division))

/** The price of the order there, by the shop's rate and core's rules; without a rate, the agreed price stays. */
async function priceOf(
  tx: Tx,
  order: ShopOrder,
  delivery: OrderDelivery,
  shop: Shop,
): Promise<(Price & { readonly days: DeliveryDays | undefined }) | Refused> {
  const ids = [...new Set(order.lines.map(({ productId }) => productId))]
  const products = new Map((await findProductsById(tx, shop.id, ids)).map((product) => [product.id, product]))
  const lines = order.lines.map(({ productId, quantity }) => ({
    quantity,
    freeShipping: products.get(productId)?.freeShipping ?? false,
  }))
  const { units, subtotal, discounts, discount, total } = order
  const agreed = { kind: 'quoted', price: order.shipping, reason: 'rate' } as const
  const totals = deliveredTotals(
    { units, subtotal, discounts, discount, total, shipping: agreed, minimum: null },
    {
      lines,
      shippingRate: shop.shippingRate,
      delivery: delivery.kind,
      cityId: delivery.kind === 'address' ? delivery.address.cityId : null,
    },
  )
  const { shipping } = totals
  if (shipping.kind === 'quoted') return { shipping: shipping.price, total: totals.total, days: shipping.days }
  const reason = shipping.kind === 'unavailable' ? shipping.reason : shipping.kind
  if (reason === 'unset') return { shipping: order.shipping, total, days: undefined }
  return { refusals: [{ kind: 'shippingUnavailable', reason }] }
}

/**
 * Refuses another payment method unless the shop takes it by hand and the order is unpaid; any method must suit the new
 * destination.
 */
function paymentRefusals(before: Order, after: Order, shop: Shop, isPaid: boolean): readonly OrderRefusal[] {
  const { paymentMethod: method, total, currency, delivery } = after
  const isOther = method !== before.paymentMethod
  const isOpen = !isPaid && isOfflineMethod(before.paymentMethod) && !awaitsAnswer(before)
  if (isOther && !(isOpen && shop.paymentMethods.includes(method))) return [{ kind: 'paymentMethod', problem: null }]
  // An unchanged offer to the buyer stays valid.
  const isSame = !isOther && total === before.total && !goesElsewhere(before.delivery, delivery)
  if (isPaid || isSame) return []
  const cityId = delivery.kind === 'address' ? delivery.address.cityId : null
  const problem = paymentProblem(method, { total, currency, delivery: delivery.kind, cityId }, shop)
  return problem ? [{ kind: 'paymentMethod', problem }] : []
}

/** The changed values for the history: from what to what. */
function differences(before: Order, after: Order): readonly string[] {
  const entry = (what: string, was: string, is: string) => (was === is ? [] : [`${what} changed: ${was} → ${is}`])
  return [
    ...entry('buyer', buyerText(before), buyerText(after)),
    ...entry('address', placeText(before.delivery), placeText(after.delivery)),
    ...entry('payment', before.paymentMethod, after.paymentMethod),
    ...entry('total', String(before.total), String(after.total)),
  ]
}

const buyerText = ({ buyer: { name, phone } }: Order) => [name, phone].filter(Boolean).join(', ')
const placeText = (delivery: OrderDelivery) =>
  delivery.kind === 'address' ? addressLines(delivery.address).join(', ') : (delivery.place ?? 'pickUp')
