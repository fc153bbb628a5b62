import type { Delivery, OrderStatus, PaymentMethod } from '@store/core'

/**
 * Where an order begins. A deposit is money the shop waits for before it sends anything, and so is what a provider has to
 * bring; the others are settled at the door, in the shop or by agreement, so that the shop has to look at them first.
 */
const LOOKED_AT: readonly PaymentMethod[] = ['cashOnDelivery', 'toBeAgreed', 'payInStore']
export const firstStatus = (method: PaymentMethod): OrderStatus => (LOOKED_AT.includes(method) ? 'pending' : 'unpaid')

/** Paying in the store goes with picking up there, paying at the door with a door. */
export function suits(method: PaymentMethod, delivery: Delivery): boolean {
  if (method === 'payInStore') return delivery === 'pickUp'
  return method !== 'cashOnDelivery' || delivery === 'address'
}
