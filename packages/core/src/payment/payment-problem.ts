import type { Amount, Currency } from '../money/amount.ts'
import type { Delivery } from '../pricing/shipping.ts'
import type { CityId, PaymentMethod, Shop } from '../shop/shop.ts'
import { leastAmount, suitsAmount } from './provider-terms.ts'

/** Why an order cannot be paid by one of its shop's methods. `cityNeeded`: it depends on the city, and none is chosen yet. */
export type PaymentProblem =
  | { readonly reason: 'delivery' | 'cityNeeded' | 'city' }
  /** Below the minimum of its providers, or above the shop's maximum for cash on delivery. */
  | { readonly reason: 'least' | 'ceiling'; readonly amount: Amount }

/** Paying in the store needs pickup there; cash on delivery needs delivery to an address. */
export function suitsDelivery(method: PaymentMethod, delivery: Delivery): boolean {
  if (method === 'payInStore') return delivery === 'pickUp'
  return method !== 'cashOnDelivery' || delivery === 'address'
}

/** The facts about an order that decide which methods can pay it. */
export type Payable = {
  readonly total: Amount
  readonly currency: Currency
  readonly delivery: Delivery
  readonly cityId: CityId | null
}

/**
 * Why a method of the shop cannot pay this order; the same in the browser and on the server. Null: it can. The maximum for
 * cash on delivery is compared with everything that is collected on delivery, shipping included.
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
