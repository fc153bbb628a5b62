import {
  manageEndpoints as calls,
  type Input,
  type ManageEndpoints,
  mayTakeStep,
  type Output,
} from '@store/api-client/manage'
import { NEXT_STEPS, type NextStep, ORDER_TRANSITIONS, type OrderNumber, type ShopId } from '@store/core'
import { inShop, type Tx } from '../../database/open.ts'
import { type AdvanceOutcome, advanceOrder, nextStepIn, noteNoAnswer } from '../../orders/advance.ts'
import type { OrderContext } from '../../orders/context.ts'
import { confirmOrder, type Move, type MoveOutcome, moveOrder, moveShipment } from '../../orders/move.ts'
import { takeUndoable, type Undo, undoStep } from '../../orders/undo.ts'
import { type Caller, isStockroom } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { authorOf } from './orders.ts'

export function orderStepRoutes(manage: Management): void {
  manage.write(calls.takeOrderStep, async (tx, { shopId, params: { number }, body, services, caller, who }) => {
    mustBeAllowed(caller, body)
    const move = { shopId, number, who: authorOf(caller, who, body.by), why: body.why ?? null }
    const done = await takeUndoable(tx, { ...move, takenBy: caller.id }, services.orderContext(), (context) =>
      take(tx, move, body, context),
    )
    if (!done) throw new Refusal('notFound')
    return { ...done.taken, undo: undoOf(shopId, number, done.undo) }
  })

  manage.outside(calls.takeOrderSteps, async (_, { shopId, body, services, caller, who }) => {
    const author = authorOf(caller, who, body.by)
    const items: Output<ManageEndpoints['takeOrderSteps']>['items'] = []
    // Each in its own transaction: one failure does not affect the others, and locks are short.
    for (const { number, next, carrier } of body.steps) {
      const nothing = { number, next: null, undo: null }
      if (!mayTake(caller, next)) {
        items.push({ ...nothing, outcome: 'forbidden' })
        continue
      }
      const step = { step: 'advance' as const, next, ...(carrier && { carrier }) }
      const move = { shopId, number, who: author, why: null }
      const done = await inShop(services.db, shopId, (tx) =>
        takeUndoable(tx, { ...move, takenBy: caller.id }, services.orderContext(), (context) =>
          take(tx, move, step, context),
        ),
      ).catch((error) => {
        if (error instanceof Refusal && error.code === 'state') return error
        throw error
      })
      if (done instanceof Refusal) {
        const [other = null] = done.facts.allowed ?? []
        items.push({ ...nothing, outcome: 'other', next: NEXT_STEPS.find((each) => each === other) ?? null })
      } else if (done)
        items.push({ number, outcome: 'done', next: done.taken.next, undo: undoOf(shopId, number, done.undo) })
      else items.push({ ...nothing, outcome: 'unknown' })
    }
    return { items }
  })

  manage.outside(calls.undoOrderSteps, async (_, { shopId, body, services, caller }) => {
    const items: Output<ManageEndpoints['undoOrderSteps']>['items'] = []
    for (const { number, step } of body.steps) {
      const undone = await inShop(services.db, shopId, async (tx) => {
        const outcome = await undoStep(tx, { shopId, number, step, by: undoerIn(caller) }, services.orderContext())
        if (outcome?.kind !== 'undone') throw new Refusal('state')
        return true
      }).catch((error) => {
        if (error instanceof Refusal) return false
        throw error
      })
      items.push({ number, undone })
    }
    return { items }
  })

  manage.write(calls.undoOrderStep, async (tx, { shopId, params: { number, step }, services, caller }) => {
    const outcome = await undoStep(tx, { shopId, number, step, by: undoerIn(caller) }, services.orderContext())
    if (!outcome) throw new Refusal('notFound')
    if (outcome.kind === 'foreign') throw new Refusal('forbidden', { needs: 'orders:write' })
    if (outcome.kind !== 'undone') throw new Refusal('state', { allowed: [] })
    return standingOf({ order: outcome.order, notReturned: [], notTaken: [] }, services.now())
  })
}

type Step = Input<ManageEndpoints['takeOrderStep']>['body']

export const undoOf = (shopId: ShopId, number: OrderNumber, { step, until }: Undo) => ({
  step,
  method: 'POST' as const,
  until: until.toISOString(),
  path: `/manage/v1/shops/${shopId}/orders/${number}/steps/${step}/undo`,
})

const mayTake = (caller: Caller, next: NextStep): boolean => caller.kind !== 'person' || mayTakeStep(caller.role, next)

function mustBeAllowed(caller: Caller, body: Step): void {
  if (!isStockroom(caller) || body.step === 'ship' || (body.step === 'advance' && mayTake(caller, body.next))) return
  throw new Refusal('forbidden', { needs: 'orders:write' })
}

/** The id of a caller who may only undo their own steps; null: anybody's. */
const undoerIn = (caller: Caller): string | null => (isStockroom(caller) ? caller.id : null)

/** Takes a step; one that cannot be taken is refused. */
async function take(tx: Tx, move: Move, body: Step, context: OrderContext) {
  const { now } = context
  switch (body.step) {
    case 'advance':
      return advanced(await advanceOrder(tx, { ...move, step: body.next, carrier: carrierIn(body) }, context), now)
    case 'noAnswer':
      return advanced(await noteNoAnswer(tx, move, context), now)
    case 'confirm': {
      const outcome = await confirmOrder(tx, { ...move, from: body.from }, context)
      if (!outcome) throw new Refusal('notFound')
      const { kind, order } = outcome
      if (kind === 'settled') throw new Refusal('state', { allowed: ORDER_TRANSITIONS[order.status] })
      return standingOf({ order, notReturned: [], notTaken: [] }, now)
    }
    case 'move': {
      const { to, from, evenTest } = body
      return moved(await moveOrder(tx, { ...move, to, from, evenTest }, context), now)
    }
    case 'ship': {
      const { to, from, evenTest } = body
      return moved(await moveShipment(tx, { ...move, to, from, carrier: carrierIn(body), evenTest }, context), now)
    }
  }
}

const carrierIn = ({ carrier }: Pick<Extract<Step, { step: 'ship' }>, 'carrier'>) =>
  carrier ? { trackingNumber: null, trackingUrl: null, ...carrier } : null

function advanced(outcome: AdvanceOutcome | null, now: Date) {
  if (!outcome) throw new Refusal('notFound')
  if (outcome.kind === 'other') throw new Refusal('state', { allowed: outcome.next ? [outcome.next] : [] })
  return standingOf(outcome, now)
}

function moved<Status extends string>(outcome: MoveOutcome<Status> | null, now: Date) {
  if (!outcome) throw new Refusal('notFound')
  if (outcome.kind === 'test') throw wrongField('evenTest', 'missing')
  if (outcome.kind === 'forbidden') throw new Refusal('state', { allowed: outcome.allowed })
  return standingOf(outcome, now)
}

export function standingOf(outcome: Omit<Extract<MoveOutcome<string>, { kind: 'moved' }>, 'kind'>, now: Date) {
  const { number, status, shipment, heldUntil, updatedAt } = outcome.order
  const { notReturned, notTaken } = outcome
  return {
    number,
    status,
    shipment,
    heldUntil,
    updatedAt,
    notReturned: [...notReturned],
    notTaken: [...notTaken],
    next: nextStepIn(outcome.order, now),
  }
}
