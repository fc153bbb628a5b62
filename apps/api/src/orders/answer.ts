import { randomInt } from 'node:crypto'
import {
  type AnswerOutcome,
  awaitsAnswer,
  canMoveOrder,
  isOnlineMethod,
  type OrderNumber,
  SHOP_ANSWERS,
  type ShopAnswer,
  type ShopId,
} from '@store/core'
import type { Tx } from '../database/open.ts'
import type { OrderContext } from './context.ts'
import { findPlacedOrder } from './find.ts'
import { moveOrder } from './move.ts'
import { addOrderCode, isOrderCode, removeOrderCodes, setLapsed } from './store/chat-orders.ts'
import { lockOrder } from './store/moves.ts'

type AnswerRequest = {
  readonly shopId: ShopId
  readonly number: OrderNumber
  readonly key: string
  readonly code: string
  readonly answer: ShopAnswer
}

/**
 * The shop's answer to an order by chat, given on the order's own page with a code that only its mail had. The first answer
 * counts: later ones, or answers after the time is over, get the order's present status. Null: no such order, or the key
 * is wrong.
 */
export async function answerOrder(
  tx: Tx,
  request: AnswerRequest,
  context: OrderContext,
): Promise<AnswerOutcome | null> {
  const { shopId, number, answer } = request
  const known = await findPlacedOrder(tx, request)
  if (!known) return null
  if (!awaitsAnswer(known)) return { kind: 'closed', order: known }
  if (!(await isOrderCode(tx, shopId, number, digitsOf(request.code)))) return { kind: 'wrongCode' }
  // While the code was checked, the time may have ended, or somebody else may have answered.
  const standing = await lockOrder(tx, shopId, number)
  const closed = async () => {
    const order = await findPlacedOrder(tx, request)
    return order && ({ kind: 'closed', order } as const)
  }
  if (!standing || standing.released || !awaitsAnswer(standing)) return closed()
  await removeOrderCodes(tx, shopId, number)
  const why = `${answer === 'cancel' ? 'cancelled' : 'confirmed'} with the code of its mail`
  const moved = await moveOrder(tx, { shopId, number, to: SHOP_ANSWERS[answer], who: 'merchant', why }, context)
  return moved?.kind === 'moved' ? { kind: 'answered', order: moved.order } : closed()
}

const digitsOf = (typed: string) => typed.replace(/\D/g, '')

/** Creates a new code for the shop's mail about an order: eight digits, as `1234 5678`. */
export async function newOrderCode(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<string> {
  const digits = String(randomInt(100_000_000)).padStart(8, '0')
  await addOrderCode(tx, shopId, number, digits)
  return `${digits.slice(0, 4)} ${digits.slice(4)}`
}

/**
 * Cancels an order without an online payment if the shop has not answered in time, and puts its units back into
 * stock. False: there was nothing to end.
 */
export async function lapseOrder(tx: Tx, shopId: ShopId, number: OrderNumber, context: OrderContext): Promise<boolean> {
  const known = await lockOrder(tx, shopId, number)
  if (!known?.heldUntil || known.released || known.heldUntil > context.now) return false
  if (isOnlineMethod(known.paymentMethod) || !canMoveOrder(known.status, 'cancelled')) return false
  await setLapsed(tx, shopId, number)
  await moveOrder(tx, { shopId, number, to: 'cancelled', who: 'system', why: 'not confirmed in time' }, context)
  return true
}
