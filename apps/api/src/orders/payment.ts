import {
  type Delivery,
  OFFLINE_PAYMENT_METHODS,
  type OfflinePaymentMethod,
  type OrderStatus,
  type PaymentMethod,
} from '@store/core'

/**
 * Where an order begins. A deposit is money the shop waits for before it sends anything; the others are settled at the
 * door, in the shop or by agreement, so that the shop has to look at them first.
 */
export const FIRST_STATUS: Readonly<Record<OfflinePaymentMethod, OrderStatus>> = {
  cashOnDelivery: 'pending',
  bankDeposit: 'unpaid',
  toBeAgreed: 'pending',
  payInStore: 'pending',
}

/** Methods that need no provider; the others come with their providers. */
export function isOffline(method: PaymentMethod): method is OfflinePaymentMethod {
  return OFFLINE_PAYMENT_METHODS.some((offline) => offline === method)
}

/** Paying in the store goes with picking up there, paying at the door with a door. */
export function suits(method: PaymentMethod, delivery: Delivery): boolean {
  if (method === 'payInStore') return delivery === 'pickUp'
  return method !== 'cashOnDelivery' || delivery === 'address'
}
