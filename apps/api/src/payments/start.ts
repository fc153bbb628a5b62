import {
  awaitsPayment,
  chargedAmount,
  chatShopUrl,
  isOfflineMethod,
  isOnlineMethod,
  isPriceOver,
  mayPay,
  type OnlinePaymentMethod,
  type Order,
  type OrderNumber,
  type PaymentMethod,
  type PaymentRefusal,
  type PaymentStart,
  payable,
  paymentProblem,
  providerFor,
  type ShopId,
  shopPath,
  shopUrl,
} from '@store/core'
import type { Tx } from '../database/open.ts'
import { withRetries } from '../orders/conflict.ts'
import type { OrderContext } from '../orders/context.ts'
import { HOLD_MS, heldForPayer, heldToConfirm } from '../orders/hold.ts'
import { moveOrder } from '../orders/move.ts'
import { retakeCouponUse } from '../orders/store/coupon-uses.ts'
import { findConfirmHours, holdUntil, isLeft, setPaymentMethod, setReleased, takeAgain } from '../orders/store/holds.ts'
import { lockOrder, type OrderStanding } from '../orders/store/moves.ts'
import { findOrderByNumber } from '../orders/store/orders.ts'
import type { Services } from '../services.ts'
import { bumpVersion, findShop } from '../shops/store/shops.ts'
import { type OpenAccount, openAccount, usableMethodsOf } from './accounts.ts'
import { KeysRefused, ProviderAway } from './ask-provider.ts'
import { nextCheck } from './backoff.ts'
import type { PaymentRequest } from './provider.ts'
import { closeAttempt } from './settle.ts'
import { accountNames } from './store/accounts.ts'
import { type Attempt, insertAttempt, listAttempts, nameAttempt } from './store/payments.ts'

type Within = <T>(work: (tx: Tx, shopId: ShopId) => Promise<T>) => Promise<T>
type StartRequest = {
  readonly number: OrderNumber
  /** A method other than the order's, if one is chosen. */
  readonly method: PaymentMethod | null
  /** The payer's network address; blank if unknown. */
  readonly address: string
}

/**
 * Starts an attempt to pay an order (C33). The attempt is stored before its provider is called, so that it is known here
 * whatever happens next. If the provider is unavailable, only the attempt fails, never the order. `within` runs work in the
 * shop.
 */
export async function startPayment(
  services: Services,
  within: Within,
  start: StartRequest,
): Promise<PaymentStart | null> {
  const begun = await withRetries(() => within((tx, shopId) => begin(tx, shopId, start, services))).catch(
    (error: unknown) => {
      if (error instanceof CouponSpent) return refused('coupon')
      throw error
    },
  )
  if (begun === null || 'kind' in begun) return begun
  const { opened, request, which } = begun
  try {
    const { url, providerId } = await opened.provider.start(opened.account, request)
    if (providerId) await within((tx) => nameAttempt(tx, which, providerId))
    return { kind: 'redirect', url }
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof KeysRefused)) throw error
    const { name, message } = error
    services.log.error(
      { shop: which.shopId, provider: opened.provider.name, problem: name, message },
      'no payment page',
    )
    await withRetries(() => within((tx) => closeAttempt(tx, which, services.orderContext())))
    return refused('unavailable')
  }
}

/** Thrown to undo the start of a payment if others have used up the order's coupon. */
class CouponSpent extends Error {}

const refused = (reason: PaymentRefusal): PaymentStart => ({ kind: 'refused', reason })

type BegunPayment = {
  readonly opened: OpenAccount
  readonly request: PaymentRequest
  readonly which: { readonly shopId: ShopId; readonly number: OrderNumber; readonly attempt: number }
}

async function begin(
  tx: Tx,
  shopId: ShopId,
  { number, method: chosen, address }: StartRequest,
  services: Services,
): Promise<BegunPayment | PaymentStart | null> {
  const standing = await lockOrder(tx, shopId, number)
  const known = standing && (await findOrderByNumber(tx, shopId, number))
  const shop = known && (await findShop(tx, shopId))
  if (!standing || !known || !shop) return null
  const { order, accessKey } = known
  const attempts = await listAttempts(tx, shopId, number)
  const states = attempts.map(({ state }) => state)
  if (!mayPay(order, states)) return refused(reasonOf(order, attempts))
  const context = services.orderContext()
  const { now } = context
  if (isPriceOver(standing.placedAt, now)) return refused('closed')

  const method = chosen ?? order.paymentMethod
  const usable = await usableMethodsOf(tx, shop)
  if (!usable.includes(method) || paymentProblem(method, payable(order), shop)) return refused('method')
  if (isOfflineMethod(method)) return payByHand(tx, order, standing, method, context)
  const opened = isOnlineMethod(method) ? await accountFor(tx, order, method, services) : null
  if (!opened || !isOnlineMethod(method)) return refused('method')
  if (!(await holdAgain(tx, order, standing, heldForPayer(standing.placedAt, now), context))) return refused('gone')

  const which = { shopId, number, attempt: (attempts.at(-1)?.attempt ?? 0) + 1 }
  const reference = `${shopId}-${number}-${which.attempt}`
  const price = { amount: chargedAmount(order.total, order.currency), currency: order.currency }
  await insertAttempt(tx, {
    ...which,
    ...price,
    reference,
    method,
    provider: opened.provider.name,
    live: opened.account.live,
    startedAt: now,
    dueAt: nextCheck(1, now),
  })
  if (method !== order.paymentMethod) await setPaymentMethod(tx, shopId, number, method)
  if (order.status === 'rejected')
    await moveOrder(tx, { shopId, number, to: 'pending', who: 'shopper', why: 'another attempt to pay' }, context)
  const { publicUrl, shopPort } = services.payments
  const mount =
    order.channel === 'chat' ? chatShopUrl(shop, services.domains, shopPort) : shopUrl(shop, services.domains, shopPort)
  const request = {
    ...price,
    reference,
    method,
    order,
    address,
    shopName: shop.name,
    language: shop.language,
    returnUrl: `${mount}${shopPath('payment-return', number, which.attempt)}?${new URLSearchParams({ key: accessKey })}`,
    hookUrl: `${publicUrl}/hooks/${opened.provider.name}/${shopId}`,
    expiresAt: new Date(now.getTime() + HOLD_MS),
  }
  return { opened, request, which }
}

function reasonOf(order: Order, attempts: readonly Attempt[]): PaymentRefusal {
  const states = attempts.map(({ state }) => state)
  if (states.includes('paid') || ['paid', 'dispatched', 'delivered'].includes(order.status)) return 'paid'
  return awaitsPayment(order) && states.includes('pending') ? 'pending' : 'closed'
}

async function accountFor(
  tx: Tx,
  { shopId, total: amount, currency }: Order,
  method: OnlinePaymentMethod,
  { payments }: Services,
): Promise<OpenAccount | null> {
  const name = providerFor(method, await accountNames(tx, shopId), { amount, currency })
  return name && openAccount(tx, shopId, name, payments)
}

/**
 * Reserves the order's units again, and takes them from stock if they were given back. False: they were sold meanwhile. An order that
 * was reserved for the maximum time is paid without a reservation: its units are taken when the money arrives, if there are enough. The
 * use of its coupon, which was given back when the order was rejected, is taken again too.
 *
 * @throws CouponSpent if the coupon has no use left
 */
async function holdAgain(
  tx: Tx,
  { shopId, number }: Order,
  { status, released, heldUntil }: OrderStanding,
  until: Date | null,
  { onEvent }: OrderContext,
): Promise<boolean> {
  const takesUnits = released && until !== null
  if (released && until === null && !(await isLeft(tx, shopId, number))) return false
  const taken = takesUnits ? await takeAgain(tx, shopId, number) : null
  if (taken && taken.missing.length > 0) return false
  // After the stock rows and before the shop's row, in the same order as when an order is placed.
  if (status === 'rejected' && !(await retakeCouponUse(tx, shopId, number))) throw new CouponSpent()
  if (taken) await setReleased(tx, shopId, number, null)
  if (taken?.soldOut) {
    await onEvent(tx, shopId, number, { kind: 'soldOut' })
    await bumpVersion(tx, shopId)
  }
  if (!released || taken) await holdUntil(tx, shopId, number, until ?? heldUntil)
  return true
}

/** Switches an order to a method that is not online. */
async function payByHand(
  tx: Tx,
  order: Order,
  standing: OrderStanding,
  method: PaymentMethod,
  context: OrderContext,
): Promise<PaymentStart> {
  const { shopId, number, status } = order
  const until = heldToConfirm(await findConfirmHours(tx, shopId), context.now)
  if (!(await holdAgain(tx, order, standing, until, context))) return refused('gone')
  await setPaymentMethod(tx, shopId, number, method)
  if (status !== 'pending')
    await moveOrder(tx, { shopId, number, to: 'pending', who: 'shopper', why: `pays another way: ${method}` }, context)
  await context.onEvent(tx, shopId, number, { kind: 'placed' })
  return { kind: 'settled' }
}
