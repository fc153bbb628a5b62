import { chatDigits, isChatOrder, type Order, type OrderStatus, type PaymentMethod, type Shop } from '@store/core'

/**
 * The first status of an order. With a deposit or an online payment, the shop waits for the money before it sends anything.
 * Other orders are paid on delivery, in the shop or by agreement, so the shop has to check them first.
 */
const LOOKED_AT: readonly PaymentMethod[] = ['cashOnDelivery', 'toBeAgreed', 'payInStore']
export const firstStatus = (method: PaymentMethod): OrderStatus => (LOOKED_AT.includes(method) ? 'pending' : 'unpaid')

/** Whether an order is agreed on over the shop's chat. The shop needs a chat number for it; its other methods do not matter (M3). */
export const agreedByChat = (
  order: Pick<Order, 'channel' | 'paymentMethod'>,
  shop: Pick<Shop, 'chatNumber'>,
): boolean => isChatOrder(order) && chatDigits(shop.chatNumber) !== null
