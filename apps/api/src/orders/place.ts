import { randomBytes } from 'node:crypto'
import {
  type Branch,
  branchPlace,
  type CheckedLine,
  type DeliveryDays,
  invariant,
  isOnlineMethod,
  type Order,
  type OrderDraft,
  type OrderNumber,
  type OrderOutcome,
  type OrderQuote,
  QUIET_A_DAY,
  type Shop,
  type ShopId,
  stockLineKey,
  taxesOfLines,
  unitCount,
  unitsOf,
} from '@store/core'
import type { Tx } from '../database/open.ts'
import { isQuiet } from '../oversight/standing.ts'
import { readPhone } from '../shops/phone.ts'
import { bumpVersion } from '../shops/store/shops.ts'
import { findTaxesOf } from '../taxes/store.ts'
import { withOfficialCity } from './city.ts'
import type { OrderContext } from './context.ts'
import { answersTo, countryRefusals, digestOf, fieldRefusals, normaliseDraft } from './draft.ts'
import { HOLD_MS, heldToConfirm } from './hold.ts'
import { stockKeyOf } from './lines.ts'
import { findOffer } from './offer.ts'
import { agreedByChat, firstStatus } from './payment.ts'
import { type Offer, quote } from './quote.ts'
import { buyerRow } from './store/buyer-columns.ts'
import { findChatTerms } from './store/chat-orders.ts'
import { takeCouponUse } from './store/coupon-uses.ts'
import { findConfirmHours } from './store/holds.ts'
import {
  countPlacedSince,
  findKey,
  findOrderByNumber,
  forgetKeys,
  insertOrder,
  lockKey,
  nextOrderNumber,
  takeStock,
  taxColumns,
} from './store/orders.ts'

const KEY_LIFE = 7 * 24 * 60 * 60 * 1000

/**
 * Places an order, or returns why not, in the given transaction. A returned order is certain to be stored,
 * and a refused attempt leaves nothing. The same key again returns the same order; with another body it is a
 * conflict. Null: there is no such shop.
 */
export async function placeOrder(tx: Tx, sent: OrderDraft, context: OrderContext): Promise<OrderOutcome | null> {
  const { now } = context
  const normalised = normaliseDraft(sent)
  const digest = digestOf(normalised)
  const { shopId, key } = normalised
  const oldest = new Date(now.getTime() - KEY_LIFE)
  await lockKey(tx, shopId, key)
  const known = await findKey(tx, shopId, key, oldest)
  if (known) return answerAgain(tx, normalised, known.number, known.digest === digest)

  const draft = await withOfficialCity(tx, normalised)
  const fields = draft ? fieldRefusals(draft) : [{ kind: 'field', field: 'city' } as const]
  if (!draft || fields.length > 0) return { kind: 'refused', refusals: fields }

  const wish = { ...draft, coupon: draft.coupon ?? null, idNumber: draft.buyer.idNumber }
  const offer = await findOffer(tx, wish, { ...context, lock: true })
  if (!offer) return null
  const phone = readPhone(draft.buyer.phone, offer.shop.country)
  const quoted = quote({ ...draft, ...whereTo(draft) }, offer)
  const chat = agreedByChat(draft, offer.shop) ? await findChatTerms(tx, shopId) : null
  const answers = answersTo(chat?.fields ?? [], draft)
  // Answers to questions that the shop does not ask are left out.
  const invoice = offer.shop.invoices ? (draft.invoice ?? null) : null
  const place = placeToComeTo(draft.delivery, offer.branches)
  const refusals = [
    ...(phone ? [] : [WRONG_PHONE]),
    ...(place === null ? [NO_SUCH_BRANCH] : []),
    ...answers.missing.map(unanswered),
    ...countryRefusals({ ...draft, invoice }, offer.shop.country),
    ...(offer.openOrders < offer.maxOpenOrders ? [] : [{ kind: 'tooManyOpen', limit: offer.maxOpenOrders } as const]),
    ...(offer.isBlocked ? [{ kind: 'notTaken' } as const] : []),
    ...((await isFull(tx, shopId, now)) ? [{ kind: 'shopFull' } as const] : []),
    ...quoted.refusals,
  ]
  if (phone === null || refusals.length > 0) return { kind: 'refused', refusals }

  await forgetKeys(tx, shopId, oldest)
  const number = await nextOrderNumber(tx)
  const complete = { ...draft, buyer: { ...draft.buyer, phone }, delivery: { ...draft.delivery, ...place } }
  const row = orderRow(number, complete, offer.shop, quoted, now)
  const order = {
    ...row,
    answers: answers.answers,
    invoice,
    heldUntil: await heldUntil(tx, draft, chat?.holdMinutes ?? null, now),
  }
  await insertOrder(tx, { order, lines: await lineRows(tx, shopId, quoted), key, digest })
  await takeStock(tx, shopId, number, quoted.lines.map(soldOf))
  if (order.coupon !== null) await takeCouponUse(tx, shopId, number)
  await context.onEvent(tx, shopId, number, { kind: 'placed' })
  const placed = await findOrderByNumber(tx, shopId, number)
  invariant(placed, 'an order just written is there')
  // Pages change when something sells out, not with every sale; the shop's row is locked last.
  if (quoted.lines.some((line) => sellsOut(line, quoted.lines, offer))) {
    await context.onEvent(tx, shopId, number, { kind: 'soldOut' })
    await bumpVersion(tx, shopId)
  }
  return { kind: 'placed', ...placed }
}

const DAY = 24 * 60 * 60 * 1000

const isFull = async (tx: Tx, shopId: ShopId, now: Date): Promise<boolean> =>
  (await isQuiet(tx, shopId, now)) &&
  (await countPlacedSince(tx, shopId, new Date(now.getTime() - DAY))) >= QUIET_A_DAY.ordersADay

async function answerAgain(tx: Tx, { shopId }: OrderDraft, number: OrderNumber, same: boolean): Promise<OrderOutcome> {
  const known = await findOrderByNumber(tx, shopId, number)
  invariant(known, 'a key points at an order')
  return same ? { kind: 'placed', ...known } : { kind: 'conflict', number, accessKey: known.accessKey }
}

const whereTo = ({ delivery }: OrderDraft) => ({
  delivery: delivery.kind,
  cityId: delivery.kind === 'address' ? delivery.address.cityId : null,
})

/** The row of a new order. */
export function orderRow(
  number: OrderNumber,
  draft: OrderDraft,
  shop: Shop,
  { totals }: Pick<OrderQuote, 'totals'>,
  now: Date,
) {
  const { buyer, paymentMethod, channel, delivery } = draft
  invariant(totals.shipping.kind === 'quoted', 'a quote without refusals can be sold')
  return {
    shopId: shop.id,
    number,
    accessKey: randomBytes(16).toString('hex'),
    status: firstStatus(paymentMethod),
    shipment: 'pending' as Order['shipment'],
    units: totals.units,
    currency: shop.currency,
    subtotal: totals.subtotal,
    discounts: totals.discounts,
    discount: totals.discount,
    shipping: totals.shipping.price,
    total: totals.total,
    coupon: totals.discounts.find(({ trigger }) => trigger === 'coupon')?.id ?? null,
    paymentMethod,
    channel,
    delivery: promised(delivery, totals.shipping.days),
    carrier: null,
    ...buyerRow(buyer),
    placedAt: now,
    updatedAt: now,
  }
}

/** A delivery with the delivery days promised for it. */
export const promised = (delivery: Order['delivery'], days: DeliveryDays | undefined): Order['delivery'] =>
  delivery.kind === 'address' && days ? { ...delivery, days } : delivery

/**
 * Until when the units are reserved, for a provider's payment or the shop's answer: typing a form alone must not take units
 * for ever.
 */
async function heldUntil(
  tx: Tx,
  { shopId, paymentMethod }: OrderDraft,
  chatMinutes: number | null,
  now: Date,
): Promise<Date> {
  if (isOnlineMethod(paymentMethod)) return new Date(now.getTime() + HOLD_MS)
  if (chatMinutes !== null) return new Date(now.getTime() + chatMinutes * 60_000)
  return heldToConfirm(await findConfirmHours(tx, shopId), now)
}

/** The branch's text for the order: of the chosen branch, or the only one; null: the shop has none with that id. */
export function placeToComeTo(
  delivery: OrderDraft['delivery'],
  branches: readonly Branch[],
): { place?: string } | null {
  if (delivery.kind !== 'pickUp') return {}
  const { branchId = null } = delivery
  const [only, ...others] = branches
  const branch = branchId === null && others.length === 0 ? only : branches.find(({ id }) => id === branchId)
  if (branch) return { place: branchPlace(branch) }
  return branchId === null ? {} : null
}

const NO_SUCH_BRANCH = { kind: 'field', field: 'branch' } as const
const WRONG_PHONE = { kind: 'field', field: 'phone' } as const
const unanswered = (key: string) => ({ kind: 'field', field: `answers.${key}` }) as const

/** The rows of an order's lines, with the taxes that their products have now. */
export async function lineRows(tx: Tx, shopId: ShopId, { lines, totals }: Pick<OrderQuote, 'lines' | 'totals'>) {
  const known = await findTaxesOf(tx, shopId, [...new Set(lines.map(({ productId }) => productId))])
  const taxed = lines.map((line) => ({ ...line, tax: known.get(line.productId) ?? null }))
  const taxes = taxesOfLines(taxed, totals.discount)
  return lines.map((line, at) => {
    const { name, variant, image, unitPrice, quantity, message } = line
    const { productId, variantId } = soldOf(line)
    const sold = { productId, variantId: variantId || null, name, variant, image, unitPrice, quantity, message }
    return { ...sold, ...taxColumns(taxes[at] ?? null) }
  })
}

/** The stock row that a line takes units from. */
export function soldOf(line: CheckedLine) {
  const key = stockKeyOf(line)
  invariant(key, 'a line that can be sold has stock')
  return { ...key, quantity: line.quantity }
}

/** Whether a line takes the last units. */
export function sellsOut(
  line: CheckedLine,
  lines: readonly CheckedLine[],
  { products }: Pick<Offer, 'products'>,
): boolean {
  const product = products.find(({ id }) => id === line.productId)
  const same = lines.filter((other) => stockLineKey(other) === stockLineKey(line))
  return product !== undefined && unitsOf(product, line.variantId) === unitCount(same)
}
