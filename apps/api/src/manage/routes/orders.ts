import { manageEndpoints as calls, type Input, type ManageEndpoints } from '@store/api-client/manage'
import { type NextStep, ORDER_TRANSITIONS, type ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { type AdvanceOutcome, advanceOrder, nextStepIn, noteNoAnswer } from '../../orders/advance.ts'
import type { OrderContext } from '../../orders/context.ts'
import { ordersCsv } from '../../orders/csv.ts'
import { confirmOrder, type Move, type MoveOutcome, moveOrder, moveShipment } from '../../orders/move.ts'
import { listOrders, type OrderFilter, type OrderSummary } from '../../orders/store/list.ts'
import { findOrderByNumber } from '../../orders/store/orders.ts'
import { findPaymentProof } from '../../orders/store/payment-proofs.ts'
import { takeUndoable, undoStep } from '../../orders/undo.ts'
import { findOrderHistory, findOrderResource } from '../../payments/order-resource.ts'
import { findShop } from '../../shops/store/shops.ts'
import { type Caller, may } from '../caller.ts'
import type { Management } from '../mount.ts'
import { pageIn, pageOf } from '../paging.ts'
import { Refusal, wrongField } from '../refusal.ts'

const SORT = 'placedAt'
/** Orders in a spreadsheet unless the caller asks for another number, and how many are read at once. */
const EXPORTED = 10_000
const AT_ONCE = 5_000

export function orderRoutes(manage: Management): void {
  manage.read(calls.listOrders, async (tx, { shopId, caller, query }) => {
    const buyers = seesBuyers(caller)
    const { limit, orders } = await ordersIn(tx, shopId, query, buyers)
    return pageOf(orders, limit, SORT, keysOf, (order) => (buyers ? order : withoutBuyer(order)))
  })

  manage.read(calls.exportOrders, async (tx, { shopId, caller, query }) => {
    const buyers = seesBuyers(caller)
    const shop = await findShop(tx, shopId)
    if (!shop) throw new Refusal('notFound')
    const wanted = Math.max(1, query.limit ?? EXPORTED)
    let text = ''
    let next: string | null = query.after ?? null
    for (let read = 0; read < wanted; read += AT_ONCE) {
      const part = { ...query, after: next, limit: Math.min(AT_ONCE, wanted - read) }
      const { limit, orders } = await ordersIn(tx, shopId, part, buyers)
      const page = pageOf(orders, limit, SORT, keysOf, (order) => order)
      text += ordersCsv(page.items, { country: shop.country, buyers, header: read === 0 })
      next = page.next
      if (next === null) break
    }
    const headers = new Headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="orders-${shop.subdomain}.csv"`,
    })
    if (next !== null) headers.set('link', `<?${searchWith(query, next)}>; rel="next"`)
    return new Response(text, { headers })
  })

  manage.read(calls.getOrder, async (tx, { shopId, params, caller }) => {
    const order = await findOrderResource(tx, shopId, params.number, { buyers: seesBuyers(caller) })
    if (!order) throw new Refusal('notFound')
    return order
  })

  manage.read(calls.listOrderEvents, async (tx, { shopId, params, caller }) => {
    if (!(await findOrderByNumber(tx, shopId, params.number))) throw new Refusal('notFound')
    return { items: await findOrderHistory(tx, shopId, params.number, { buyers: seesBuyers(caller) }) }
  })

  manage.read(calls.getOrderProof, async (tx, { shopId, params: { number } }) => {
    const proof = await findPaymentProof(tx, shopId, number)
    if (!proof) throw new Refusal('notFound')
    const name = `proof-${number}.${proof.type === 'image/jpeg' ? 'jpg' : 'pdf'}`
    return new Response(new Uint8Array(proof.file), {
      headers: {
        // The file comes from a stranger: clients should store it, and never display it.
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
        'last-modified': proof.receivedAt.toUTCString(),
      },
    })
  })

  manage.write(calls.takeOrderStep, async (tx, { shopId, params: { number }, body, services, caller, who }) => {
    mustBeAllowed(caller, body)
    const move = { shopId, number, who: authorOf(caller, who, body.by), why: body.why ?? null }
    const done = await takeUndoable(tx, move, services.orderContext(), (context) => take(tx, move, body, context))
    if (!done) throw new Refusal('notFound')
    const { step, until } = done.undo
    const path = `/manage/v1/shops/${shopId}/orders/${number}/steps/${step}/undo`
    return { ...done.taken, undo: { step, method: 'POST' as const, path, until: until.toISOString() } }
  })

  manage.write(calls.undoOrderStep, async (tx, { shopId, params: { number, step }, services }) => {
    const outcome = await undoStep(tx, { shopId, number, step }, services.orderContext())
    if (!outcome) throw new Refusal('notFound')
    if (outcome.kind !== 'undone') throw new Refusal('state', { allowed: [] })
    return standingOf({ order: outcome.order, notReturned: [], notTaken: [] })
  })
}

type Step = Input<ManageEndpoints['takeOrderStep']>['body']

/** In the stockroom only steps of parcels are taken. */
function mustBeAllowed(caller: Caller, body: Step): void {
  const isStockroom = caller.kind === 'person' && caller.role === 'stockroom'
  if (!isStockroom || body.step === 'ship' || (body.step === 'advance' && OF_STOCKROOM.includes(body.next))) return
  throw new Refusal('forbidden', { needs: 'orders:write' })
}

/** Takes a step; one that cannot be taken is refused. */
async function take(tx: Tx, move: Move, body: Step, context: OrderContext) {
  switch (body.step) {
    case 'advance':
      return advanced(await advanceOrder(tx, { ...move, step: body.next, carrier: carrierIn(body) }, context))
    case 'noAnswer':
      return advanced(await noteNoAnswer(tx, move, context))
    case 'confirm': {
      const outcome = await confirmOrder(tx, { ...move, from: body.from }, context)
      if (!outcome) throw new Refusal('notFound')
      const { kind, order } = outcome
      if (kind === 'settled') throw new Refusal('state', { allowed: ORDER_TRANSITIONS[order.status] })
      return standingOf({ order, notReturned: [], notTaken: [] })
    }
    case 'move': {
      const { to, from, evenTest } = body
      return moved(await moveOrder(tx, { ...move, to, from, evenTest }, context))
    }
    case 'ship': {
      const { to, from, evenTest } = body
      return moved(await moveShipment(tx, { ...move, to, from, carrier: carrierIn(body), evenTest }, context))
    }
  }
}

const carrierIn = ({ carrier }: Pick<Extract<Step, { step: 'ship' }>, 'carrier'>) =>
  carrier ? { trackingNumber: null, trackingUrl: null, ...carrier } : null

function advanced(outcome: AdvanceOutcome | null) {
  if (!outcome) throw new Refusal('notFound')
  if (outcome.kind === 'other') throw new Refusal('state', { allowed: outcome.next ? [outcome.next] : [] })
  return standingOf(outcome)
}

/** In the stockroom, orders are packed and handed over; what buyers say and pay is others' work (office §2.2). */
const OF_STOCKROOM: readonly NextStep[] = ['pack', 'handOver', 'ready', 'giveOut', 'arrive', 'resend']

/** Whether a key may see buyers. */
export const seesBuyers = (caller: Caller): boolean => may(caller, 'buyers:read')

/** The name in a history: the key, and the person whom its holder names; for keys of the platform only that person. */
export const authorOf = (caller: Caller, who: string, by: string | undefined): string =>
  by === undefined ? who : caller.kind === 'platform' ? by : `${who}: ${by}`

type Query = Input<ManageEndpoints['listOrders']>['query']

async function ordersIn(tx: Tx, shopId: ShopId, query: Query, ofBuyers: boolean) {
  const { limit, after } = pageIn(query, SORT)
  const [placedAt, number] = after ?? []
  const filter: OrderFilter = {
    ...{ status: query.status ?? null, shipment: query.shipment ?? null, search: query.q ?? null, ofBuyers },
    next: query.next ?? null,
    since: query.since ? new Date(query.since) : null,
    before: query.until ? new Date(query.until) : null,
    after: after && { placedAt: String(placedAt), number: Number(number) },
    limit: limit + 1,
  }
  return { limit, orders: await listOrders(tx, shopId, filter) }
}

const keysOf = ({ placedAt, number }: OrderSummary) => [placedAt, number]

const withoutBuyer = ({ buyer: _, email: __, phone: ___, ...order }: OrderSummary) => order

const searchWith = (query: Query, after: string) =>
  new URLSearchParams(
    Object.entries({ ...query, after }).flatMap(([name, value]): [string, string][] =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  )

function moved<Status extends string>(outcome: MoveOutcome<Status> | null) {
  if (!outcome) throw new Refusal('notFound')
  if (outcome.kind === 'test') throw wrongField('evenTest', 'missing')
  if (outcome.kind === 'forbidden') throw new Refusal('state', { allowed: outcome.allowed })
  return standingOf(outcome)
}

function standingOf(outcome: Omit<Extract<MoveOutcome<string>, { kind: 'moved' }>, 'kind'>) {
  const { number, status, shipment, heldUntil, updatedAt } = outcome.order
  const { notReturned, notTaken } = outcome
  return {
    ...{ number, status, shipment, heldUntil, updatedAt },
    ...{ notReturned: [...notReturned], notTaken: [...notTaken], next: nextStepIn(outcome.order) },
  }
}
