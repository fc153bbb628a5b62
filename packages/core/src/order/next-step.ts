import { isOnlineMethod } from '../payment/payment-method.ts'
import { awaitsAnswer, type Order } from './order.ts'

/**
 * What the shop does next with an order, if anything.
 * - `answer`: say whether an order by chat is accepted; `confirm`: ask the buyer of one that is paid by hand whether they want it;
 *   `giveUp`: who does not answer that question does not want it
 * - `checkTransfer`: see whether the money is on the account; `awaitPayment`: nothing but wait for an online payment
 * - `pack`, then `handOver` to who brings it; of what is picked up, `ready` tells the buyer, and `giveOut` is for who comes
 * - `awaitArrival`: nothing but wait for a parcel, until its promised days are over; then `arrive`: find out whether it has arrived
 * - `collect`: get the money that was paid at the door
 * - `resend`: a parcel that came back is packed again, or given up
 */
export const NEXT_STEPS = [
  'answer',
  'confirm',
  'giveUp',
  'checkTransfer',
  'awaitPayment',
  'pack',
  'handOver',
  'ready',
  'giveOut',
  'awaitArrival',
  'arrive',
  'collect',
  'resend',
] as const
export type NextStep = (typeof NEXT_STEPS)[number]

/** How often the shop asks whether an order is wanted before it is proposed to give it up. */
export const MAX_CONFIRM_TRIES = 3

/** Of an order, as far as its next step depends on it. */
export type OrderProgress = Pick<Order, 'status' | 'shipment' | 'paymentMethod' | 'channel' | 'heldUntil'> & {
  readonly pickUp: boolean
  /** It was paid with a test account. */
  readonly test: boolean
  /** How often its buyer did not answer. */
  readonly confirmTries: number
  /** When its buyer was told that it can be picked up; null: not yet. */
  readonly readyAt: string | null
  /** When the days are over that its buyer was promised, counted from when it was sent; null: it is not on its way, or nothing was promised. */
  readonly promisedUntil: string | null
}

/** Null: nothing is left to do. */
export function nextStepOf(order: OrderProgress, now: Date): NextStep | null {
  const { status, shipment, paymentMethod, heldUntil, pickUp, test, confirmTries, readyAt, promisedUntil } = order
  if (test || status === 'cancelled') return null
  if (awaitsAnswer(order)) return 'answer'
  const isPaid = status === 'paid' || status === 'dispatched' || status === 'delivered'
  if (!isPaid && isOnlineMethod(paymentMethod)) return 'awaitPayment'
  switch (shipment) {
    case 'pending':
      if (status === 'delivered') return null
      if (status === 'dispatched') return 'arrive'
      if (isPaid) return 'pack'
      if (paymentMethod === 'bankDeposit') return 'checkTransfer'
      if (heldUntil === null) return 'pack'
      return confirmTries < MAX_CONFIRM_TRIES ? 'confirm' : 'giveUp'
    case 'inPacking':
      if (!pickUp) return 'handOver'
      return readyAt === null ? 'ready' : 'giveOut'
    case 'inTransit':
      return promisedUntil !== null && now.getTime() < Date.parse(promisedUntil) ? 'awaitArrival' : 'arrive'
    case 'delivered':
      if (!isPaid) return 'collect'
      return status === 'delivered' ? null : 'arrive'
    case 'returned':
      return 'resend'
    case 'cancelled':
      return null
  }
}
