import { chatDigits, isChatOrder, type Order, type OrderStatus, type PaymentMethod, type Shop } from '@store/core'

/**
 * Where an order begins. A deposit is money the shop waits for before it sends anything, and so is what a provider has to
 * bring; the others are settled at the door, in the shop or by agreement, so that the shop has to look at them first.
 */
const LOOKED_AT: readonly PaymentMethod[] = ['cashOnDelivery', 'toBeAgreed', 'payInStore']
export const firstStatus = (method: PaymentMethod): OrderStatus => (LOOKED_AT.includes(method) ? 'pending' : 'unpaid')

/** Whether an order is agreed on over the shop's chat. The shop needs a chat number for it; its other methods do not matter (M3). */
export const agreedByChat = (
  order: Pick<Order, 'channel' | 'paymentMethod'>,
  shop: Pick<Shop, 'chatNumber'>,
): boolean => isChatOrder(order) && chatDigits(shop.chatNumber) !== null
