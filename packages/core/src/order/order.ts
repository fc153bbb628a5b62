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
import type { OrderStatus, ShipmentStatus } from './order-status.ts'

export type OrderNumber = number
export type SalesChannel = 'web' | 'chat' | 'pointOfSale' | 'other'

/**
 * The buyer: the texts of `BUYER_FIELDS`. `idNumber` is normalised by `normaliseIdNumber`. `phone` is as it was typed; in
 * an order that was placed it is E.164.
 */
export type Buyer = TextsOf<typeof BUYER_FIELDS> & {
  /** The type of identity document of the number; null: not given. Orders are looked up by the number alone. */
  readonly documentType?: DocumentType | null
  /** The buyer's message with the order. */
  readonly message?: string | null
}

/** A buyer whose order was placed. */
export type KnownBuyer = Buyer & {
  /** The phone number in the notation of the shop's country. */
  readonly phoneShown: string
}
/** The delivery address: the texts of `ADDRESS_FIELDS`, in the local spelling. */
export type Address = TextsOf<typeof ADDRESS_FIELDS> & {
  /** The city, if it is from a list. */
  readonly cityId: CityId | null
}
export type OrderDelivery =
  | {
      readonly kind: Extract<Delivery, 'address'>
      readonly address: Address
      /** The delivery time that the buyer was shown; orders have it, drafts do not. */
      readonly days?: DeliveryDays
    }
  | {
      readonly kind: Extract<Delivery, 'pickUp'>
      /** The branch for pickup; null: the shop has no branches to choose from, or none was chosen. */
      readonly branchId?: number | null
      /** A copy of that branch at the time of the order; orders have it, drafts do not. */
      readonly place?: string
    }

/** A buyer's answer to one of the shop's own questions. */
export type OrderAnswer = { readonly label: string; readonly value: string }

/** An order as a client sends it. The server recomputes every amount and refuses if `expectedTotal` is not the real total. */
export type OrderDraft = {
  readonly shopId: ShopId
  /** Idempotency key: 128 bits, hex; one per attempt to buy. */
  readonly key: string
  readonly lines: readonly (RequestedLine & { readonly unitPrice?: Amount | null })[]
  readonly buyer: Buyer
  readonly delivery: OrderDelivery
  readonly paymentMethod: PaymentMethod
  readonly channel: SalesChannel
  /** A coupon code as the buyer typed it. */
  readonly coupon?: string | null
  /** Answers to the shop's own questions, by their keys; only orders by chat have such questions. */
  readonly answers?: readonly { readonly key: string; readonly value: string }[]
  /** Invoice data, where the shop takes it; null: no invoice is wanted. */
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
  /** The shopper's message with this line. */
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
  /** Answers to the shop's own questions, in their order. */
  readonly answers: readonly OrderAnswer[]
  /** The buyer's invoice data; null: no invoice is wanted. */
  readonly invoice?: Invoice | null
  readonly delivery: OrderDelivery
  readonly carrier: {
    readonly name: string
    readonly trackingNumber: string | null
    readonly trackingUrl: string | null
  } | null
  /** The bank details for a deposit, as the shop wrote them; null: nothing is left to deposit, or the shop gave no details. */
  readonly depositAccount: string | null
  readonly seller: { readonly name: string; readonly city: string | null; readonly phone: string | null }
  /** The latest attempt to pay it online. */
  readonly payment: OrderPayment | null
  /** The proof of payment by hand that its buyer sent; absent: none. */
  readonly proof?: ReceivedProof
  /** Until when its units are reserved while the payment or the shop's answer is awaited; null: no time limit. ISO-8601, UTC. */
  readonly heldUntil: string | null
  /** Cancelled because the shop did not answer in time. */
  readonly lapsed: boolean
  /** The key of its page, for a buyer who found the order by ID number and can still pay it; otherwise absent. */
  readonly accessKey?: string
  /** ISO-8601, UTC. */
  readonly placedAt: string
  readonly updatedAt: string
}

/** An order that was paid with a test account: no money moved, and nothing must be shipped. */
export const isTestOrder = ({ paymentMethod, payment }: Pick<Order, 'paymentMethod' | 'payment'>): boolean =>
  isOnlineMethod(paymentMethod) && payment?.live === false

/** Whether an order is agreed on by chat: no payment provider charges it. */
export const isChatOrder = ({ channel, paymentMethod }: Pick<Order, 'channel' | 'paymentMethod'>): boolean =>
  channel === 'chat' && paymentMethod === 'toBeAgreed'

/** Minutes that an order by chat reserves its units for, unless the merchant sets another time: shops answer within a day. */
export const DEFAULT_CHAT_HOLD_MINUTES = 24 * 60

/**
 * Hours that an order which is paid by hand reserves its units for, unless the merchant sets another number: a deposit needs a
 * banking day after a weekend.
 */
export const DEFAULT_CONFIRM_HOURS = 72

/** The most units of a product, and the most unpaid or unconfirmed orders, that one buyer may have, unless the shop sets another number. */
export const DEFAULT_MAX_UNITS = 20
export const DEFAULT_MAX_OPEN_ORDERS = 10
/** Days for which an order's link, or its number with the buyer's ID number, shows the buyer's data. */
export const ORDER_PRIVATE_DAYS = 90

/** Whether an order's links no longer show its buyer's data. Then the payment details are hidden too. */
export const isPrivateOrder = ({ placedAt }: Pick<Order, 'placedAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(placedAt) > ORDER_PRIVATE_DAYS * 24 * 60 * 60 * 1000

/** Thirty days: a longer reservation would in effect take the units off sale. */
export const MAX_CHAT_HOLD_MINUTES = 30 * 24 * 60
export const MAX_CONFIRM_HOURS = MAX_CHAT_HOLD_MINUTES / 60

/** An order by chat that the shop has not confirmed yet: its units are reserved for a limited time. */
export const awaitsAnswer = (
  order: Pick<Order, 'channel' | 'paymentMethod' | 'status'> & { readonly heldUntil: unknown },
) => isChatOrder(order) && order.status === 'pending' && order.heldUntil !== null

/** The shop's possible answers to an order by chat, and the resulting status. `paid`: the money has arrived already. */
export const SHOP_ANSWERS = {
  confirm: 'unpaid',
  paid: 'paid',
  cancel: 'cancelled',
} as const satisfies Readonly<Record<string, OrderStatus>>
export type ShopAnswer = keyof typeof SHOP_ANSWERS

/** The result of a shop's answer. `closed`: the order's status has changed, and no answer is expected any more. */
export type AnswerOutcome =
  | { readonly kind: 'answered'; readonly order: Order }
  | { readonly kind: 'closed'; readonly order: Order }
  | { readonly kind: 'wrongCode' }

/** Why an order was not created. Every reason has its own sentence in every language. */
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
  /** `problem` null: the shop does not offer this method. */
  | { readonly kind: 'paymentMethod'; readonly problem: PaymentProblem | null }
  | { readonly kind: 'closed' }
  /** The buyer has reached the limit of unpaid or unconfirmed orders. */
  | { readonly kind: 'tooManyOpen'; readonly limit: number }
  /** A new shop has reached its limit of orders per day. */
  | { readonly kind: 'shopFull' }
  /** The shop refuses orders of this buyer, who gets no reason. */
  | { readonly kind: 'notTaken' }
  | { readonly kind: 'field'; readonly field: string }

export type OrderOutcome =
  /** `accessKey` gives access to the order-placed page: a signed link. */
  | { readonly kind: 'placed'; readonly order: Order; readonly accessKey: string }
  | { readonly kind: 'refused'; readonly refusals: readonly OrderRefusal[] }
  /** The idempotency key was used with another body. */
  | { readonly kind: 'conflict'; readonly number: OrderNumber; readonly accessKey: string }

/** What checkout shows before the order is placed: the same lines and totals that the order would have. */
export type OrderQuote = {
  readonly lines: readonly CheckedLine[]
  readonly totals: Totals
  readonly refusals: readonly OrderRefusal[]
  /** False: the shop has no coupon that is valid now. */
  readonly takesCoupons?: boolean
}

/** Removes spaces, dots, dashes and slashes, and makes letters upper case: how ID numbers are stored and compared. */
export function normaliseIdNumber(text: string): string {
  return text.replace(/[\s./\\\p{Pd}]/gu, '').toUpperCase()
}
