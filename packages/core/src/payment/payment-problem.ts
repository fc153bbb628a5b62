import type { Amount, Currency } from '../money/amount.ts'
import type { Order } from '../order/order.ts'
import type { Delivery } from '../pricing/shipping.ts'
import type { CityId, PaymentMethod, Shop } from '../shop/shop.ts'
import { leastAmount, suitsAmount } from './payment.ts'

/** Why an order cannot be paid by one of its shop's methods. `cityNeeded`: it depends on the city, and none is chosen yet. */
export type PaymentProblem =
  | { readonly reason: 'delivery' | 'cityNeeded' | 'city' }
  /** Below what its providers take, or above what the shop lets itself be paid at the door. */
  | { readonly reason: 'least' | 'ceiling'; readonly amount: Amount }

/** Paying in the store goes with picking up there, paying at the door with a door. */
export function suitsDelivery(method: PaymentMethod, delivery: Delivery): boolean {
  if (method === 'payInStore') return delivery === 'pickUp'
  return method !== 'cashOnDelivery' || delivery === 'address'
}

/** What it depends on how an order may be paid. */
export type Payable = {
  readonly total: Amount
  readonly currency: Currency
  readonly delivery: Delivery
  readonly cityId: CityId | null
}

/** What it depends on how an order that is placed may be paid. */
export const payable = ({ total, currency, delivery }: Pick<Order, 'total' | 'currency' | 'delivery'>): Payable => ({
  total,
  currency,
  delivery: delivery.kind,
  cityId: delivery.kind === 'address' ? delivery.address.cityId : null,
})

/**
 * What stands between an order and a method of its shop, the same in the browser and on the server; null: nothing. The
 * ceiling of cash on delivery is held against all that is collected at the door, shipping included.
 */
export function paymentProblem(
  method: PaymentMethod,
  order: Payable,
  { cashOnDelivery }: Pick<Shop, 'cashOnDelivery'>,
): PaymentProblem | null {
  const { total, currency, delivery, cityId } = order
  if (!suitsDelivery(method, delivery)) return { reason: 'delivery' }
  const price = { amount: total, currency }
  if (!suitsAmount(method, price)) return { reason: 'least', amount: leastAmount(method, currency) ?? 0 }
  if (method !== 'cashOnDelivery') return null
  const { cities, ceiling } = cashOnDelivery
  if (ceiling !== null && total > ceiling) return { reason: 'ceiling', amount: ceiling }
  if (cities === null) return null
  if (cityId === null) return { reason: 'cityNeeded' }
  return cities.includes(cityId) ? null : { reason: 'city' }
}
