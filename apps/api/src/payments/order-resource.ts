import type { ManageEndpoints, Output } from '@store/api-client/manage'
import type { OrderNumber, ShopId } from '@store/core'
import type { Tx } from '../database/open.ts'
import { nextStepIn } from '../orders/advance.ts'
import { listHistory } from '../orders/store/moves.ts'
import { findOrderByNumber } from '../orders/store/orders.ts'
import { listPaymentTroubles } from './store/troubles.ts'

/** The parts of an order that its reader may see. */
type OrderSight = {
  readonly buyers: boolean
  /** The time for which its next step is computed. */
  readonly now: Date
  readonly parcels?: boolean
  /** The address of the buyer's page; only included with the buyer. */
  readonly pageOf?: ((number: OrderNumber, key: string) => string) | undefined
}

/**
 * An order in the form for programs of its shop, with its history and the problems with its money. The buyer is only
 * included if `buyers` is set; `parcels` includes the delivery address of an open order. Null: the shop has no order with
 * this number.
 */
export async function findOrderResource(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  { buyers, now, parcels = false, pageOf }: OrderSight,
): Promise<Output<ManageEndpoints['getOrders']>['items'][number] | null> {
  const known = await findOrderByNumber(tx, shopId, number)
  if (!known) return null
  const troubles = (await listPaymentTroubles(tx, shopId, number)).map(({ trouble }) => trouble)
  const history = await findOrderHistory(tx, shopId, number, { buyers })
  const { buyer, answers, invoice = null, delivery, carrier, lines, accessKey: _, ...facts } = known.order
  const resource = { ...facts, next: nextStepIn(known.order, now), troubles, history }
  const recipient = { name: buyer.name, phone: buyer.phoneShown }
  const page = pageOf && { page: pageOf(number, known.accessKey) }
  if (buyers) return { ...resource, lines: [...lines], recipient, buyer, answers, invoice, delivery, carrier, ...page }
  const isOpen = facts.status !== 'cancelled' && facts.status !== 'delivered'
  return {
    ...resource,
    lines: lines.map(({ message: __, ...line }) => line),
    ...(parcels && isOpen && { recipient, delivery, carrier }),
  }
}

/** The history of an order, oldest first; reasons, which may name the buyer, only if `buyers` is set. */
export async function findOrderHistory(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  { buyers }: { readonly buyers: boolean },
) {
  const history = await listHistory(tx, shopId, number)
  return buyers ? [...history] : history.map(({ why: _, ...entry }) => entry)
}
