import type { CheckedLine } from '../cart/cart-check.ts'
import type { RequestedLine } from '../cart/requested-lines.ts'
import type { Amount, Currency } from '../money/amount.ts'
import type { OrderPayment } from '../payment/payment.ts'
import { isOnlineMethod } from '../payment/payment-method.ts'
import type { PaymentProblem } from '../payment/payment-problem.ts'
import type { ReceivedProof } from '../payment/payment-proof.ts'
import type { CouponCode, CouponProblem } from '../pricing/coupon.ts'
import type { AppliedDiscount } from '../pricing/discount.ts'
import type { Delivery } from '../pricing/shipping.ts'
import type { Totals } from '../pricing/totals.ts'
import type { ProductId, VariantId } from '../product/product.ts'
import type { CityId, DeliveryDays, PaymentMethod, ShopId } from '../shop/shop.ts'
import type { DocumentType } from './document-type.ts'
import type { Invoice } from './invoice-field.ts'
import type { ADDRESS_FIELDS, BUYER_FIELDS, TextsOf } from './order-fields.ts'

/** S8: two explicit transition tables. */
export const ORDER_STATUSES = ['unpaid', 'pending', 'paid', 'dispatched', 'delivered', 'rejected', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]
export const SHIPMENT_STATUSES = ['pending', 'inPacking', 'inTransit', 'delivered', 'returned', 'cancelled'] as const
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number]

/**
 * Where an order may go from each status; anything else is refused.
 * Orders paid on delivery are dispatched unpaid; a rejected payment may be tried again; what was delivered or
 * cancelled stays so, because its stock has been settled.
 */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  unpaid: ['pending', 'paid', 'dispatched', 'rejected', 'cancelled'],
  pending: ['unpaid', 'paid', 'dispatched', 'rejected', 'cancelled'],
  paid: ['dispatched', 'delivered', 'cancelled'],
  dispatched: ['delivered', 'cancelled'],
  delivered: [],
  rejected: ['pending', 'paid', 'cancelled'],
  cancelled: [],
}

/**
 * Where a shipment may go from each status. Orders that are picked up are delivered without a transit;
 * a parcel that came back may be packed again or given up.
 */
export const SHIPMENT_TRANSITIONS: Readonly<Record<ShipmentStatus, readonly ShipmentStatus[]>> = {
  pending: ['inPacking', 'inTransit', 'delivered', 'cancelled'],
  inPacking: ['inTransit', 'delivered', 'cancelled'],
  inTransit: ['delivered', 'returned'],
  delivered: ['returned'],
  returned: ['inPacking', 'cancelled'],
  cancelled: [],
}

export function canMoveOrder(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to)
}

export function canMoveShipment(from: ShipmentStatus, to: ShipmentStatus): boolean {
  return SHIPMENT_TRANSITIONS[from].includes(to)
}

export type OrderNumber = number
export type SalesChannel = 'web' | 'chat' | 'pointOfSale' | 'other'

/**
 * Who buys: the texts of `BUYER_FIELDS`. `idNumber` is normalised by `normaliseIdNumber`; `phone` is as it was typed, and
 * of an order that was placed E.164.
 */
export type Buyer = TextsOf<typeof BUYER_FIELDS> & {
  /** What kind of paper the number is of; null: nobody said. Orders are looked up by the number alone. */
  readonly documentType?: DocumentType | null
  /** What they wrote with the order. */
  readonly message?: string | null
}

/** A buyer whose order was placed. */
export type KnownBuyer = Buyer & {
  /** The phone as people of the shop's country write it. */
  readonly phoneShown: string
}
/** Where an order goes: the texts of `ADDRESS_FIELDS`, as they are written there. */
export type Address = TextsOf<typeof ADDRESS_FIELDS> & {
  /** The city, where it is one of a list. */
  readonly cityId: CityId | null
}
export type OrderDelivery =
  | {
      readonly kind: Extract<Delivery, 'address'>
      readonly address: Address
      /** How long the buyer was told that it takes; an order says, a draft does not. */
      readonly days?: DeliveryDays
    }
  | {
      readonly kind: Extract<Delivery, 'pickUp'>
      /** Where the buyer comes to; null: the shop has no branches to choose from, or nobody chose. */
      readonly branchId?: number | null
      /** That branch as it was when the buyer was told; an order says, a draft does not. */
      readonly place?: string
    }

/** What a buyer says to one of the shop's own questions. */
export type OrderAnswer = { readonly label: string; readonly value: string }

/** What a client asks for. The server recomputes every amount and refuses when `expectedTotal` is not the real one. */
export type OrderDraft = {
  readonly shopId: ShopId
  /** Idempotency key: 128 bits, hex; one per attempt to buy. */
  readonly key: string
  readonly lines: readonly (RequestedLine & { readonly unitPrice?: Amount | null })[]
  readonly buyer: Buyer
  readonly delivery: OrderDelivery
  readonly paymentMethod: PaymentMethod
  readonly channel: SalesChannel
  /** A code as the buyer typed it. */
  readonly coupon?: string | null
  /** To the shop's own questions, by their keys; only orders by chat are asked. */
  readonly answers?: readonly { readonly key: string; readonly value: string }[]
  /** Where the shop takes it; null: nobody wants an invoice. */
  readonly invoice?: Invoice | null
  readonly expectedTotal: Amount | null
}

export type OrderLine = {
  readonly productId: ProductId
  readonly variantId: VariantId | null
  readonly name: string
  readonly variant: readonly string[]
  readonly image: string | null
  readonly unitPrice: Amount
  readonly quantity: number
  /** What the shopper wrote with it. */
  readonly message: string | null
}

export type Order = {
  readonly number: OrderNumber
  readonly shopId: ShopId
  readonly status: OrderStatus
  readonly shipment: ShipmentStatus
  readonly lines: readonly OrderLine[]
  readonly units: number
  readonly currency: Currency
  readonly subtotal: Amount
  readonly discounts: readonly AppliedDiscount[]
  readonly discount: Amount
  readonly shipping: Amount
  readonly total: Amount
  /** Its reduction is among the discounts. */
  readonly coupon: CouponCode | null
  readonly paymentMethod: PaymentMethod
  readonly channel: SalesChannel
  readonly buyer: KnownBuyer
  /** To the shop's own questions, in their order. */
  readonly answers: readonly OrderAnswer[]
  /** What the buyer said for an invoice; null: none is wanted. */
  readonly invoice?: Invoice | null
  readonly delivery: OrderDelivery
  readonly carrier: {
    readonly name: string
    readonly trackingNumber: string | null
    readonly trackingUrl: string | null
  } | null
  /** Where to pay a bank deposit into, in the shop's own words; null: nothing is left to deposit, or the shop has not said. */
  readonly depositAccount: string | null
  readonly seller: { readonly name: string; readonly city: string | null; readonly phone: string | null }
  /** The latest attempt to pay it online. */
  readonly payment: OrderPayment | null
  /** What its buyer sent to show that they have paid by hand; absent: nothing. */
  readonly proof?: ReceivedProof
  /** Until when its units wait for the money, or for the shop's answer; null: they are its own. ISO-8601, UTC. */
  readonly heldUntil: string | null
  /** Cancelled because nobody said in time whether it is sold. */
  readonly lapsed: boolean
  /** Opens its page, for whoever found it by its buyer's ID number and can still pay it; otherwise absent. */
  readonly accessKey?: string
  /** ISO-8601, UTC. */
  readonly placedAt: string
  readonly updatedAt: string
}

/** An order that was paid with a test account: no money moved, and nothing is to be sent. */
export const isTestOrder = ({ paymentMethod, payment }: Pick<Order, 'paymentMethod' | 'payment'>): boolean =>
  isOnlineMethod(paymentMethod) && payment?.live === false

/** An order that is agreed on over the chat: nobody else is asked for its money. */
export const isChatOrder = ({ channel, paymentMethod }: Pick<Order, 'channel' | 'paymentMethod'>): boolean =>
  channel === 'chat' && paymentMethod === 'toBeAgreed'

/** Minutes for which an order by chat holds its units, until a merchant says otherwise: a shop answers within a day. */
export const DEFAULT_CHAT_HOLD_MINUTES = 24 * 60

/** What one buyer may have of a product, and of orders that nobody has paid or confirmed, unless the shop says otherwise. */
export const DEFAULT_MAX_UNITS = 20
export const DEFAULT_MAX_OPEN_ORDERS = 10
/** Days for which whoever has an order's link, or its number and its buyer's ID number, is shown who bought it. */
export const ORDER_PRIVATE_DAYS = 90

/** Whether an order's links show no longer who bought it, and so neither how it is paid. */
export const isPrivateOrder = ({ placedAt }: Pick<Order, 'placedAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(placedAt) > ORDER_PRIVATE_DAYS * 24 * 60 * 60 * 1000

/** Thirty days: what is held longer is not for sale. */
export const MAX_CHAT_HOLD_MINUTES = 30 * 24 * 60

/** An order by chat that the shop has not confirmed yet: its units are held for a time only. */
export const awaitsAnswer = (
  order: Pick<Order, 'channel' | 'paymentMethod' | 'status'> & { readonly heldUntil: unknown },
) => isChatOrder(order) && order.status === 'pending' && order.heldUntil !== null

/** What a shop says to an order by chat, and where that moves it. `paid`: the money has come already. */
export const SHOP_ANSWERS = {
  confirm: 'unpaid',
  paid: 'paid',
  cancel: 'cancelled',
} as const satisfies Readonly<Record<string, OrderStatus>>
export type ShopAnswer = keyof typeof SHOP_ANSWERS

/** What came of a shop's answer. `closed`: the order has moved on, and waits for none any more. */
export type AnswerOutcome =
  | { readonly kind: 'answered'; readonly order: Order }
  | { readonly kind: 'closed'; readonly order: Order }
  | { readonly kind: 'wrongCode' }

/** Why an order was not written. Every reason has its own sentence in every language. */
export type OrderRefusal =
  | { readonly kind: 'empty' }
  | { readonly kind: 'badQuantity'; readonly productId: ProductId; readonly variantId: VariantId | null }
  | { readonly kind: 'unknownProduct'; readonly productId: ProductId; readonly variantId: VariantId | null }
  | { readonly kind: 'variantNeeded'; readonly productId: ProductId; readonly name: string }
  | {
      readonly kind: 'inactive'
      readonly productId: ProductId
      readonly variantId: VariantId | null
      readonly name: string
    }
  | {
      readonly kind: 'outOfStock'
      readonly productId: ProductId
      readonly variantId: VariantId | null
      readonly name: string
      readonly available: number
    }
  | {
      readonly kind: 'overLimit'
      readonly productId: ProductId
      readonly variantId: VariantId | null
      readonly name: string
      readonly limit: number
    }
  | { readonly kind: 'priceChanged'; readonly expected: Amount; readonly actual: Amount }
  | { readonly kind: 'belowMinimum'; readonly minimum: Amount; readonly missing: Amount }
  | { readonly kind: 'shippingUnavailable'; readonly reason: 'noRange' | 'unset' | 'noCity' | 'cityNeeded' }
  | { readonly kind: 'coupon'; readonly problem: CouponProblem }
  /** `problem` null: the shop has no such method. */
  | { readonly kind: 'paymentMethod'; readonly problem: PaymentProblem | null }
  | { readonly kind: 'closed' }
  /** The buyer has as many orders as one may have that nobody has paid or confirmed. */
  | { readonly kind: 'tooManyOpen'; readonly limit: number }
  | { readonly kind: 'field'; readonly field: string }

export type OrderOutcome =
  /** `accessKey` opens the order-placed page: a signed link. */
  | { readonly kind: 'placed'; readonly order: Order; readonly accessKey: string }
  | { readonly kind: 'refused'; readonly refusals: readonly OrderRefusal[] }
  /** The key was used with another body. */
  | { readonly kind: 'conflict'; readonly number: OrderNumber; readonly accessKey: string }

/** What checkout shows before the order is placed: the same lines and totals the order would have. */
export type OrderQuote = {
  readonly lines: readonly CheckedLine[]
  readonly totals: Totals
  readonly refusals: readonly OrderRefusal[]
  /** False: the shop has no coupon that anybody could use now. */
  readonly takesCoupons?: boolean
}

/** Spaces, dots, dashes and slashes stripped, upper case: how ID numbers are stored and compared. */
export function normaliseIdNumber(text: string): string {
  return text.replace(/[\s./\\\p{Pd}]/gu, '').toUpperCase()
}
