import { isOnlineMethod } from '../payment/payment-method.ts'
import { awaitsAnswer, type Order } from './order.ts'

/**
 * The shop's next step with an order.
 * - `answer`: accept or reject an order by chat; `confirm`: ask the buyer of one without online payment whether they want
 *   it; `giveUp`: cancel the order of a buyer who does not answer that question
 * - `checkTransfer`: check whether the money is on the account; `awaitPayment`: only wait for an online payment
 * - `pack`, then `handOver` to the carrier; for pick-up, `ready` notifies the buyer, and `giveOut` hands the order over
 * - `awaitArrival`: only wait for a parcel, until its promised delivery time is over; then `arrive`: find out whether it
 *   has arrived
 * - `collect`: get the money of cash on delivery
 * - `resend`: pack a returned parcel again, or give it up
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

/** The data of an order that its next step depends on. */
export type OrderProgress = Pick<Order, 'status' | 'shipment' | 'paymentMethod' | 'channel' | 'heldUntil'> & {
  readonly pickUp: boolean
  /** It was paid with a test account. */
  readonly test: boolean
  /** How often its buyer did not answer. */
  readonly confirmTries: number
  /** When its buyer was notified that it can be picked up; null: not yet. */
  readonly readyAt: string | null
  /** The end of the promised delivery time, counted from dispatch; null: it is not on its way, or no time was promised. */
  readonly promisedUntil: string | null
}

/** Null: no step is left. */
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
