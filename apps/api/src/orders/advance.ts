import { isTestOrder, type NextStep, nextStepOf, type Order } from '@store/core'
import type { Tx } from '../database/open.ts'
import type { OrderContext } from './context.ts'
import { confirmOrder, type Move, type MoveOutcome, moveOrder, moveShipment, orderNow } from './move.ts'
import { addHistoryEntry, lockOrder } from './store/moves.ts'
import { findOrderByNumber, type ShopOrder } from './store/orders.ts'
import { addTry, setReady } from './store/tries.ts'

export type AdvanceOutcome =
  | Extract<MoveOutcome<string>, { kind: 'moved' }>
  /** The next step is another one, or another party has to take it; null: nothing is left to do. */
  | { readonly kind: 'other'; readonly next: NextStep | null }

/** The next step of an order. */
export const nextStepIn = (order: ShopOrder, now: Date): NextStep | null =>
  nextStepOf({ ...order, pickUp: order.delivery.kind === 'pickUp', test: isTestOrder(order) }, now)

/**
 * Takes the next step of an order (core's `nextStepOf`), if it is the one that the caller saw: parcel and payment move
 * together, so that callers need not know two tables of statuses. A parcel may arrive earlier than promised. Null: no such
 * order.
 */
export async function advanceOrder(
  tx: Tx,
  { step, carrier, ...move }: Move & { readonly step: NextStep; readonly carrier: Order['carrier'] },
  context: OrderContext,
): Promise<AdvanceOutcome | null> {
  const { shopId, number } = move
  const known = await findOrderByNumber(tx, shopId, number)
  if (!known) return null
  const next = nextStepIn(known.order, context.now)
  const isEarly = step === 'arrive' && next === 'awaitArrival'
  // An online payment is reported by its provider.
  if ((next !== step && !isEarly) || step === 'awaitPayment' || step === 'awaitArrival') return { kind: 'other', next }
  return (await take(tx, { ...move, step, carrier, order: known.order }, context)) ?? { kind: 'other', next }
}

type TakenStep = Move & { readonly step: NextStep; readonly carrier: Order['carrier']; readonly order: ShopOrder }

/** Takes the step. Null: somebody else has moved the order meanwhile. */
async function take(tx: Tx, { step, carrier, order, ...move }: TakenStep, context: OrderContext) {
  const ship = (to: Order['shipment']) =>
    moveShipment(tx, { ...move, to, from: order.shipment, carrier: to === 'inTransit' ? carrier : null }, context)
  const pay = (to: Order['status']) => moveOrder(tx, { ...move, to }, context)
  const moved = (outcome: MoveOutcome<string> | null) => (outcome?.kind === 'moved' ? outcome : null)
  switch (step) {
    case 'answer':
    case 'confirm': {
      const outcome = await confirmOrder(tx, { ...move, from: order.status }, context)
      return outcome?.kind === 'confirmed' ? unmoved(outcome.order) : null
    }
    case 'giveUp':
      return moved(await pay('cancelled'))
    case 'checkTransfer':
      return moved(await pay('paid'))
    case 'pack':
    case 'resend':
      return moved(await ship('inPacking'))
    case 'handOver': {
      const sent = moved(await ship('inTransit'))
      return sent && order.status === 'paid' ? moved(await pay('dispatched')) : sent
    }
    case 'ready':
      return tellReady(tx, move, context)
    case 'giveOut':
    case 'arrive': {
      const arrived =
        order.shipment === 'delivered' || order.shipment === 'pending' ? null : moved(await ship('delivered'))
      // If the order is not paid yet, its payment is the next step.
      const isPaid = order.status === 'paid' || order.status === 'dispatched'
      return isPaid ? moved(await pay('delivered')) : arrived
    }
    case 'collect': {
      const paid = moved(await pay('paid'))
      // A note about the money belongs to the payment only.
      return paid && moved(await moveOrder(tx, { ...move, why: null, to: 'delivered' }, context))
    }
    case 'awaitPayment':
    case 'awaitArrival':
      return null
  }
}

const unmoved = (order: ShopOrder) => ({ kind: 'moved', order, notReturned: [], notTaken: [] }) as const

/** Records that an order can be picked up, and notifies its buyer. */
async function tellReady(tx: Tx, { shopId, number, who, why }: Move, context: OrderContext) {
  const { now, onEvent } = context
  const known = await lockOrder(tx, shopId, number)
  if (known?.shipment !== 'inPacking') return null
  await setReady(tx, shopId, number, now)
  const { shipment: at } = known
  const entry = {
    at: now.toISOString(),
    who,
    about: 'shipment',
    from: at,
    to: at,
    why: why ?? 'ready to be picked up',
  } as const
  await addHistoryEntry(tx, shopId, number, entry)
  await onEvent(tx, shopId, number, { kind: 'ready' })
  return unmoved(await orderNow(tx, shopId, number))
}

/** Records that the buyer did not respond when the order was to be confirmed. Null: no such order. */
export async function noteNoAnswer(
  tx: Tx,
  { shopId, number, who, why }: Move,
  { now }: OrderContext,
): Promise<AdvanceOutcome | null> {
  const known = (await lockOrder(tx, shopId, number)) && (await findOrderByNumber(tx, shopId, number))
  if (!known) return null
  const next = nextStepIn(known.order, now)
  if (next !== 'confirm' && next !== 'answer') return { kind: 'other', next }
  await addTry(tx, shopId, number, now)
  const { status: at } = known.order
  await addHistoryEntry(tx, shopId, number, {
    at: now.toISOString(),
    who,
    about: 'order',
    from: at,
    to: at,
    why: why ?? 'no answer',
  })
  return unmoved(await orderNow(tx, shopId, number))
}
